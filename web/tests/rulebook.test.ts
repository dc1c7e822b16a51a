// The rulebook: chapters, and which rules are in play.
import { describe, expect, it } from 'vitest'
import { chaptersOf, familyOf, isInPlay, seeAlso } from '../src/lobby/rulebook'
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
  it('leads from a rule to those that it names, and back', () => {
    const rules = [
      { ...rule('BASE-40', 'A'), exact: 'As BASE-40 says, but see BASE-9 and TB-CAR-2 (BASE-9).' },
      rule('BASE-9', 'B'),
      rule('BASE-1', 'B'),
    ]
    const found = seeAlso(rules)
    expect(found.get('BASE-40')).toEqual(['BASE-9', 'TB-CAR-2'])
    expect(found.get('BASE-9')).toEqual(['BASE-40'])
    expect(found.has('BASE-1')).toBe(false)
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
