import { randomInt, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { generatedLength, generateFlag as generateWith, templateEntropy } from './flag-template.ts'

const random = { guid: () => randomUUID(), below: (count: number) => randomInt(count) }
const generateFlag = (template: string | null, teamHash: string) => generateWith(template, teamHash, random)

const guid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/
const hash = '4dfe5cfb4bd4'

describe('templateEntropy', () => {
  it.each([
    ['flag{hello_world}', 14.75],
    ['[LEET]flag{hello_world}', 14.75],
    ['[CLEET]flag{hello_world}', 16.55],
    ['flag{this_is_a_long_leet_flag}', 31.85],
    ['flag{this_is_a_quite_long_leet_flag}', 39.6],
  ])('measures %s', (template, bits) => {
    expect(Math.abs(templateEntropy(template) - bits)).toBeLessThan(0.01)
  })
})

describe('generateFlag', () => {
  it.each([null, '', '[LEET]', '[CLEET]'])('generates a GUID for an empty template: %j', (template) => {
    expect(generateFlag(template, hash)).toMatch(new RegExp(`^flag\\{${guid.source}\\}$`))
  })

  it('inserts one GUID at every token and does not change the rest', () => {
    const flag = generateFlag('[LEET]flag{a [GUID] [GUID] [TEAM_HASH]}', hash)
    expect(flag).toMatch(new RegExp(`^flag\\{a (${guid.source}) \\1 \\[TEAM_HASH\\]\\}$`))
    expect(generateFlag('flag{[GUID]}', hash)).not.toBe(generateFlag('flag{[GUID]}', hash))
  })

  it.each([
    ['flag{hello world}', /^flag\{[Hh][Ee3][Ll1I][Ll1I][Oo0]_[Ww][Oo0][Rr][Ll1I][Dd]\}$/],
    ['[LEET]flag{hello world}', /^flag\{[Hh][Ee3][Ll1I][Ll1I][Oo0]_[Ww][Oo0][Rr][Ll1I][Dd]\}$/],
    ['[CLEET]flag{boat}', /^flag\{[Bb6&][Oo0#][Aa4@][Tt7]\}$/],
    ['[CLEET]a b{0128}', /^a_b\{[0oO#][1lI|][2zZ?][8B&]\}$/],
    ['flag{hey [shielded] hey}', /^flag\{[Hh][Ee3][Yy]_\[shielded\]_[Hh][Ee3][Yy]\}$/],
    ['flag{été}', /^flag\{é[Tt7]é\}$/],
  ])('takes look-alikes without a team hash: %s', (template, pattern) => {
    for (let turn = 0; turn < 50; turn += 1) expect(generateFlag(template, hash)).toMatch(pattern)
  })

  it('inserts the team hash, and replaces letters only if a prefix requests it', () => {
    expect(generateFlag('flag{hello there_[TEAM_HASH]}', hash)).toBe(`flag{hello there_${hash}}`)
    expect(generateFlag('[LEET]flag{be [TEAM_HASH] [TEAM_HASH]}', hash)).toMatch(
      new RegExp(`^flag\\{[Bb68][Ee3]_${hash}_${hash}\\}$`),
    )
    expect(generateFlag('[CLEET]flag{be [TEAM_HASH]}', hash)).toMatch(
      new RegExp(`^flag\\{[Bb6&][Ee3]_${hash}\\}$`),
    )
  })

  it('uses every replacement', () => {
    const seen = new Set(Array.from({ length: 400 }, () => generateFlag('{B}', hash)))
    expect(seen).toEqual(new Set(['{B}', '{b}', '{6}', '{8}']))
  })
})

describe('generateFlag with the last of the choices', () => {
  const last = { guid: () => 'GUID', below: (count: number) => count - 1 }

  it.each([
    ['', 'flag{GUID}'],
    ['flag{a_[GUID]_[TEAM_HASH]}', 'flag{a_GUID_[TEAM_HASH]}'],
    ['flag{be [TEAM_HASH]}', 'flag{be 4dfe5cfb4bd4}'],
    ['[LEET]flag{be [TEAM_HASH]}', 'flag{83_4dfe5cfb4bd4}'],
    ['[CLEET]flag{so [TEAM_HASH]}', 'flag{$#_4dfe5cfb4bd4}'],
    ['flag{be}', 'flag{83}'],
  ])('%j makes %j', (template, flag) => {
    expect(generateWith(template, hash, last)).toBe(flag)
  })
})

describe('generatedLength', () => {
  it('returns the length of every flag', () => {
    expect(generatedLength('[LEET]flag{hello [TEAM_HASH]}')).toBe('flag{hello }'.length + 12)
    expect(generatedLength('[GUID][GUID][GUID][GUID]')).toBe(144)
  })
})
