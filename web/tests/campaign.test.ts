import { describe, expect, it } from 'vitest'
import { leadersOf, stepsOf, storyOf } from '../src/lobby/campaigns'
import { Words } from '../src/text/words'

const texts = import.meta.glob<string>('../../src/archipel/texts/*/seafarers.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const order = ['new_shores', 'four_islands', 'oceania']
const won = { scenario: 'new_shores', points: [14, 9, 11], winners: [0] }
const lost = { scenario: 'four_islands', points: [9, 13, 11], winners: [1] }

describe('a campaign', () => {
  it('has what was played, what is next and what comes later', () => {
    expect(stepsOf({ order, results: [won], next: 'four_islands' }).map((step) => step.stage)).toEqual([
      'played',
      'now',
      'later',
    ])
    expect(stepsOf({ order, results: [won], next: 'four_islands' })[0]?.result).toBe(won)
  })

  it('tells how the last voyage ended and how the next begins', () => {
    expect(storyOf({ results: [], next: 'new_shores' }, 0)).toEqual(['campaign-new_shores-before'])
    expect(storyOf({ results: [won], next: 'four_islands' }, 0)).toEqual([
      'campaign-new_shores-after-won',
      'campaign-four_islands-before',
    ])
    expect(storyOf({ results: [won, lost], next: '' }, 0)).toEqual(['campaign-four_islands-after-lost'])
  })

  it.each(['en', 'fr'])('has its story in %s', (language) => {
    const words = new Words(
      language,
      Object.entries(texts).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : [])),
    )
    for (const scenario of order)
      for (const part of ['before', 'after-won', 'after-lost'])
        expect(words.has(`campaign-${scenario}-${part}`)).toBe(true)
  })

  it('knows who leads, also several', () => {
    const row = (seat: number, place: number) => ({ seat, place, wins: 0, points: 0 })
    expect(leadersOf({ standings: [row(1, 1), row(2, 1), row(0, 3)] })).toEqual([1, 2])
  })
})
