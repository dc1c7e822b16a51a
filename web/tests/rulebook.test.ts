// The rulebook: chapters, and which rules are in play.
import { describe, expect, it } from 'vitest'
import { chaptersOf, familyOf, isInPlay } from '../src/lobby/rulebook'
import type { RuleText } from '../src/wire.generated'

const rule = (number: string, section: string): RuleText => ({
  number,
  family: familyOf(number),
  box: 'base',
  section,
  text: 'Text.',
  language: 'en',
  exact: '',
})

describe('the rulebook', () => {
  it('has a chapter for each title', () => {
    const chapters = chaptersOf([rule('BASE-1', 'A'), rule('BASE-3', 'A'), rule('BASE-2', 'B')])
    expect(chapters.map(({ title, rules }) => [title, rules.length])).toEqual([
      ['A', 2],
      ['B', 1],
    ])
  })
  it('knows what is in play from the server', () => {
    const playing = {
      title: '',
      game: 'base',
      seats: 4,
      families: ['BASE', 'SEA-S7'],
      without: ['BASE-80'],
      house: [],
    }
    const played = ['BASE-1', 'BASE-80', 'SEA-S7-3', 'SEA-3'].filter((number) => isInPlay(playing, rule(number, '')))
    expect(played).toEqual(['BASE-1', 'SEA-S7-3'])
  })
})
