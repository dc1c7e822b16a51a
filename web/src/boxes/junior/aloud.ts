// Reading aloud, with the voice of the browser where it has one.
const VOICES: Readonly<Record<string, string>> = { en: 'en-GB', fr: 'fr-FR' }

export const canRead = (): boolean => typeof speechSynthesis !== 'undefined'

/** Say this now; what was being said is dropped. */
export function readAloud(text: string, language: string): void {
  if (!canRead() || !text) return
  speechSynthesis.cancel()
  const said = new SpeechSynthesisUtterance(text)
  said.lang = VOICES[language] ?? language
  said.rate = 0.92 // for people of six
  const voice = speechSynthesis.getVoices().find((one) => one.lang.slice(0, 2) === language)
  if (voice) said.voice = voice
  speechSynthesis.speak(said)
}

export function hush(): void {
  if (canRead()) speechSynthesis.cancel()
}
