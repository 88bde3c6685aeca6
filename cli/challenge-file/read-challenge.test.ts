import { describe, expect, it } from 'vitest'
import { joinContent } from './content.ts'
import { readChallenge } from './read-challenge.ts'

const read = (lines: string[]) => readChallenge(lines.join('\n'), 'Old Lighthouse')

const plain = [
  'name: "Old Lighthouse"',
  'author: "ada_l"',
  'category: Reverse Engineering',
  'description: |',
  '  The lamp turns twice a minute.',
  '',
  '  nc lamp.example.org 4000',
  'value: 400',
  'type: dynamic',
  'decay: 50',
  'minimum: 100',
  'flags:',
  '  - flag{turn}',
  '  - flag{turn_turn}',
  'tags:',
  '  - lamp',
  '  - two words',
  'files:',
  'state: hidden',
  'version: "0.1"',
]

const exact = (...flags: string[]) => flags.map((flag) => ({ flag, kind: 'Exact' }))

describe('readChallenge', () => {
  it('reads a typical file', () => {
    const challenge = read(plain)
    expect(challenge).toMatchObject({
      title: 'Old Lighthouse',
      category: 'Reverse',
      score: { originalScore: 400, minScoreRate: 0.25, decaySolves: 50, scoreCurve: 'Logarithmic' },
      flags: { values: exact('flag{turn}', 'flag{turn_turn}'), isComplete: true },
      hints: undefined,
      isEnabled: false,
      files: [],
      warnings: [],
    })
    expect(joinContent(challenge.content ?? [])).toBe(
      'The lamp turns twice a minute.\n\nnc lamp.example.org 4000\n\n*Author: ada\\_l*\n\n*Tags: lamp, two words*',
    )
  })

  it('accepts typing errors and empty keys', () => {
    const challenge = read(['author: :"Ada"', 'description: x', 'category: misc', 'flags: [f]', 'hints:'])
    expect(challenge.title).toBe('Old Lighthouse')
    expect(challenge.content?.[1]?.text).toBe('*Author: Ada*')
    expect(challenge.hints).toBeUndefined()
    expect(challenge.warnings).toEqual(['name: missing; the name of the folder is used: Old Lighthouse'])
  })

  it('keeps numeric texts as written', () => {
    const challenge = read(['name: 0x10', 'category: Web', 'flags:', '  - 007', '  - 1e3', '  - true'])
    expect(challenge.title).toBe('0x10')
    expect(challenge.flags?.values).toEqual(exact('007', '1e3', 'true'))
  })

  it('reads flags and hints as maps, and skips unknown flags', () => {
    const challenge = read([
      'name: n',
      'category: web',
      'flags:',
      '  - {type: static, content: "flag{a}"}',
      '  - {type: static, content: "flag{b}", data: case_insensitive}',
      '  - {type: regex, content: "flag{.*}"}',
      '  - {type: regex, content: "flag{.+}", data: case_insensitive}',
      '  - {type: magic, content: "flag{c}"}',
      'hints:',
      '  - look up',
      '  - {content: look down, cost: 10}',
      '  - {content: look around, title: Horizon}',
    ])
    expect(challenge.flags).toEqual({
      values: [
        { flag: 'flag{a}', kind: 'Exact' },
        { flag: 'flag{b}', kind: 'CaseInsensitive' },
        { flag: 'flag{.*}', kind: 'Regex' },
        { flag: '(?i)flag{.+}', kind: 'Regex' },
      ],
      isComplete: false,
    })
    expect(challenge.hints).toEqual(['look up'])
    expect(challenge.extraHints).toEqual([
      { title: '', content: 'look down', cost: 10 },
      { title: 'Horizon', content: 'look around', cost: 0 },
    ])
    expect(challenge.warnings).toEqual(['flags: flag 5 is skipped: the type "magic" is unknown'])
  })

  it('warns about unknown keys and values', () => {
    const { category, isEnabled, warnings } = read([
      'name: n',
      'category: Telepathy',
      'state: foggy',
      'flags: [f]',
      'attempts: 3',
      'replicas: 2',
      'containers: {server: {build: .}}',
    ])
    expect(category).toBe('Misc')
    expect(isEnabled).toBeUndefined()
    expect(warnings).toEqual([
      'category: unknown category "Telepathy"; Misc is used',
      'state: "foggy" is neither visible nor hidden',
      'containers are not imported: the challenge becomes a static attachment. Build and push the image and set it in the editor',
      'attempts: not supported',
    ])
  })

  it('also reads points below extra', () => {
    const extra = ['name: n', 'type: dynamic', 'value: 1', 'extra: {initial: 300, decay: 20, minimum: 30}']
    expect(read(extra).score).toMatchObject({ originalScore: 300, minScoreRate: 0.1 })
    expect(read(['name: n', 'type: standard', 'value: 10']).score).toEqual({
      originalScore: 10,
      scoreCurve: 'Fixed',
      minScoreRate: 1,
    })
    expect(read(['name: n', 'value: many']).score).toBeUndefined()
  })

  it('rejects a file that is not a challenge, and names the line', () => {
    expect(() => read(['name: "open', 'flags: [x]'])).toThrow(/not readable as YAML, line/)
    expect(() => read(['- a', '- b'])).toThrow(/not a map/)
    expect(() => readChallenge('', 'x')).toThrow(/not a map/)
  })
})
