import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { leet as leetWith, leetEntropy, type LeetTable } from './leet.ts'

const below = (count: number) => randomInt(count)
const leet = (text: string, table: LeetTable) => leetWith(text, table, below)

// The contract's table (rules, section 6.2), typed again: key, simple, and complex where it differs.
const table: [key: string, simple: string, complex?: string][] = [
  ['A', 'Aa4', 'Aa4@'],
  ['B', 'Bb68', 'Bb6&'],
  ['C', 'Cc', 'Cc('],
  ...[...'DHJKMNPRUVWXY'].map((key): [string, string] => [key, key + key.toLowerCase()]),
  ['E', 'Ee3'],
  ['F', 'Ff1'],
  ['G', 'Gg69'],
  ['I', 'Ii1l', 'Ii1l!'],
  ['L', 'Ll1I', 'Ll1I!'],
  ['O', 'Oo0', 'Oo0#'],
  ['Q', 'Qq9'],
  ['S', 'Ss5', 'Ss5$'],
  ['T', 'Tt7'],
  ['Z', 'Zz2', 'Zz2?'],
  ['0', '0oO', '0oO#'],
  ['1', '1lI', '1lI|'],
  ['2', '2zZ', '2zZ?'],
  ['3', '3eE'],
  ['4', '4aA'],
  ['5', '5Ss'],
  ['6', '6Gb'],
  ['7', '7T'],
  ['8', '8bB', '8B&'],
  ['9', '9g'],
]
const rows = table.flatMap(([key, simple, complex = simple]): [string, LeetTable, string][] => [
  [key, 'simple', simple],
  [key, 'complex', complex],
])

const turns = 200
const inner = (text: string, kind: LeetTable) => leet(`{${text}}`, kind).slice(1, -1)

describe('leet', () => {
  it('has replacements for 36 characters', () => {
    expect(table.map(([key]) => key).toSorted()).toEqual([...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'])
  })

  it.each(rows)('writes %s by the %s table as one of %s', (key, kind, choices) => {
    const expected = new Set(choices)
    for (const character of new Set([key, key.toLowerCase()])) {
      const seen = new Set(inner(character.repeat(turns), kind))
      expect(seen).toEqual(expected)
      expect(leetEntropy(`{${character}}`, kind)).toBeCloseTo(Math.log2(choices.length), 10)
    }
  })

  it.each([
    ['abc', 'abc', 'is off at first'],
    ['a b', 'a_b', 'takes blanks outside of braces too'],
    ['}]{[{', '}]{[{', 'writes bounds as they are'],
    ['a}b', 'a}b', 'stays off after a brace that closes nothing'],
    ['{[abc}def]}', '{[abc}def]}', 'shields what is between brackets, whatever is in there'],
    ['{}abc', '{}abc', 'is off after the brace'],
    ['{ñ-_.!?}', '{ñ-_.!?}', 'leaves what has no look-alike'],
  ])('%s: %s, it %s', (text, expected) => {
    for (const kind of ['simple', 'complex'] as const) expect(leet(text, kind)).toBe(expected)
  })

  it('replaces letters after a closing bracket, until the next brace or bracket', () => {
    const texts = Array.from({ length: turns }, () => leet(']t}t]t[t', 'simple'))
    for (const text of texts) expect(text).toMatch(/^\][Tt7]\}t\][Tt7]\[t$/)
    expect(new Set(texts).size).toBe(9)
  })

  it('counts no bits outside of braces', () => {
    expect(leetEntropy('hello', 'simple')).toBe(0)
    expect(leetEntropy('{[hello]}', 'simple')).toBe(0)
    expect(leetEntropy('', 'simple')).toBe(0)
  })
})
