import { RE2JS } from 're2js'
import { expect, it } from 'vitest'
import { patternOfPython } from './python-pattern.ts'

it.each([
  ['flag\\{.{,20}\\}', 'flag\\{.{0,20}\\}'],
  ['a{,}', 'a{0,}'],
  ['a{2,3}', 'a{2,3}'],
  ['a\\{,3}', 'a\\{,3}'],
  ['[{,3}]x', '[{,3}]x'],
  ['[]{,3}]x', '[]{,3}]x'],
  ['[^]{,3}]', '[^]{,3}]'],
  ['\\Aflag\\Z', '\\Aflag\\z'],
  ['\\\\Z', '\\\\Z'],
  ['fl(?#the rest)ag', 'flag'],
  ['\\u00e9\\U0001F600', '\\x{e9}\\x{1F600}'],
  ['[\\u00E9\\U0001f600]', '[\\x{E9}\\x{1f600}]'],
  ['[\\b]', '[\\x08]'],
  ['(?P<n>a)', '(?P<n>a)'],
])('translates %s', (source, pattern) => {
  expect(patternOfPython(source).pattern).toBe(pattern)
  expect(() => RE2JS.compile(pattern)).not.toThrow()
})

it('accepts the answers that Python accepts', () => {
  const matches = (source: string, answer: string) =>
    RE2JS.compile(patternOfPython(source).pattern).matches(answer)
  expect(matches('[]x]+', ']x')).toBe(true)
  expect(matches('[[a]+', '[a')).toBe(true)
  expect(matches(String.raw`[\b]`, '\b')).toBe(true)
  expect(matches(String.raw`\u0041[\u0042]`, 'AB')).toBe(true)
  expect(matches('(?P<a>x)(?i:Y)', 'xy')).toBe(true)
  expect(matches('flag\\{a{,3}\\}', 'flag{aa}')).toBe(true)
  expect(matches('flag\\{a{,3}\\}', 'flag{aaaa}')).toBe(false)
  expect(matches('flag\\{x(?#y)z\\}\\Z', 'flag{xz}')).toBe(true)
})

it('names the classes that have other characters in Python', () => {
  expect(patternOfPython('\\d+[\\w.]\\D \\\\s').asciiClasses).toEqual(['\\d', '\\w', '\\D'])
  expect(patternOfPython('[0-9]').asciiClasses).toEqual([])
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
  [String.raw`(?P<a>x)(?i:Y)[(?=]\(?`, undefined],
])('names the construct of %s that RE2 does not have: %s', (source, name) => {
  expect(patternOfPython(source).unsupported).toBe(name)
})
