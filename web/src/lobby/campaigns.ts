// A campaign as the page reads it: what has been played, what comes next, and the lines of its story.
import type { CampaignSheet, ScenarioResult } from '../api'

export type Stage = 'played' | 'now' | 'later'

export interface Step {
  readonly scenario: string
  readonly stage: Stage
  readonly result: ScenarioResult | null
}

export function stepsOf({ order, results, next }: Pick<CampaignSheet, 'order' | 'results' | 'next'>): Step[] {
  return order.map((scenario) => {
    const result = results.find((one) => one.scenario === scenario) ?? null
    return { scenario, result, stage: result ? 'played' : scenario === next ? 'now' : 'later' }
  })
}

/** The keys of the story so far, in order: how the last voyage ended, and how the next begins. */
export function storyOf({ results, next }: Pick<CampaignSheet, 'results' | 'next'>, me: number): string[] {
  const last = results.at(-1)
  const story = last ? [`campaign-${last.scenario}-after-${last.winners.includes(me) ? 'won' : 'lost'}`] : []
  return next ? [...story, `campaign-${next}-before`] : story
}

/** Who leads: the seats that share the first place. */
export const leadersOf = ({ standings }: Pick<CampaignSheet, 'standings'>): number[] =>
  standings.filter((row) => row.place === 1).map((row) => row.seat)
