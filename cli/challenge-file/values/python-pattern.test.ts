import { RE2JS } from 're2js'
import { expect, it } from 'vitest'
import { readFlags } from './flags.ts'
import { fromPython } from './python-pattern.ts'
import { yamlValueOf } from '../yaml.ts'

it.each([
  [String.raw`flag\{.{,20}\}`, 'flag{abc}', true],
  [String.raw`flag\{.{,2}\}`, 'flag{abc}', false],
  [String.raw`flag\{[{,3}]+\}`, 'flag{3,3}', true],
  [String.raw`\Aflag\Z`, 'flag', true],
  [String.raw`fl(?#comment)ag`, 'flag', true],
  [String.raw`[]x]+`, ']x', true],
  [String.raw`[\b]`, '\b', true],
  [String.raw`\u0041[\u0042]`, 'AB', true],
  [String.raw`(?P<a>x)(?i:Y)`, 'xy', true],
  [String.raw`a\+\{,3\}`, 'a+{,3}', true],
])('writes %s for RE2, and %s is answered as in Python', (pattern, answer, isRight) => {
  const translated = fromPython(pattern)
  expect(translated.unsupported).toBeUndefined()
  expect(RE2JS.compile(translated.pattern).matcher(answer).matches()).toBe(isRight)
})

it.each([
  ['a(?=b)', 'look-around'],
  ['(?<!a)b', 'look-around'],
  [String.raw`(a)\1`, 'references to groups'],
  ['(?P<a>x)(?P=a)', 'references to groups'],
  ['(?>a)', 'atomic groups'],
  ['(a)?(?(1)b|c)', 'conditions'],
  ['a++', 'possessive quantifiers'],
  ['(?x)a b', 'the flags x, a, u and L'],
])('does not import %s', (pattern, name) => {
  const warnings: string[] = []
  const flags = readFlags(yamlValueOf(['f', { type: 'regex', content: pattern }]), (text) =>
    warnings.push(text),
  )
  expect(flags).toEqual({ values: [{ flag: 'f', kind: 'Exact' }], isComplete: false })
  expect(warnings).toEqual([
    `flags: flag 2 is skipped: its pattern has ${name}, which the platform does not support`,
  ])
})

it('notes what matches less than in Python, but not in files that the platform wrote', () => {
  const notes: string[] = []
  const note = (text: string) => void notes.push(text)
  const value = yamlValueOf([{ type: 'regex', content: String.raw`\w+[\d]` }])
  expect(fromPython(String.raw`\.\\w`).notes).toEqual([])
  readFlags(value, () => undefined, { note })
  expect(notes.join()).toMatch(/flag 1 .*\\w has only .*\\d has only/)
  readFlags(value, () => undefined, { note, isWritten: true })
  expect(notes).toHaveLength(1)
})
