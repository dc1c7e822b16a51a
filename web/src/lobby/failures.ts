// Why a call to the server failed, in words for a reader who is not at a table.
import { Refused } from '../api'
import { speech, t } from '../text/speech.svelte'
import type { Refusal } from '../wire'

export interface Failure {
  readonly text: string
  /** The rule that the text names; '' for none. */
  readonly rule: string
}

export function failureOf(error: unknown): Failure {
  const refusal: Refusal = error instanceof Refused ? error.refusal : { key: 'page.failed' }
  const key = `refusal-${refusal.key.replaceAll(/[./]/g, '-')}`
  const details = Object.entries(refusal.details ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value),
  ])
  return {
    text: speech.words.has(key)
      ? t(key, Object.fromEntries(details))
      : t('page-refused', { key: refusal.key.replaceAll(/[._]/g, ' ') }),
    rule: refusal.rule ?? '',
  }
}
