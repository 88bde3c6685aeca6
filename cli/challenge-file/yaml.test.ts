import { expect, it } from 'vitest'
import { lossesOf } from './losses.ts'
import { booleanOf, listOf, mapOf, readYaml, textOf } from './yaml.ts'

const plain = (text: string) => JSON.parse(JSON.stringify(readYaml(text))) as unknown

it.each([
  ['a: "x\ny"\nb: 1', { a: 'x y', b: '1' }],
  ["a: 'x\n\ny'\nb: 1", { a: 'x\ny', b: '1' }],
  ['a: {b: c,\nd: e\n}\nf: 1', { a: { b: 'c', d: 'e' }, f: '1' }],
  ['a: [x,\ny\n]\nf: 1', { a: ['x', 'y'], f: '1' }],
  ['a:\n  b:\n    - "x\n y\nz"\n    - [1,\n2]\nc: 1', { a: { b: ['x y z', ['1', '2']] }, c: '1' }],
  ['a: "x\r\ny"\r\nb: 1', { a: 'x y', b: '1' }],
  ['a: 007\nb: ~\nc:\nd: 2027-01-01\ne: yes', { a: '007', b: '~', c: '', d: '2027-01-01', e: 'yes' }],
  ['x: &x {a: 1}\ny: {<<: *x, b: 2}', { x: { a: '1' }, y: { a: '1', b: '2' } }],
  ['a: !!int 5\nb: !!str 7\nc: ! 12', { a: '5', b: '7', c: '12' }],
  ['a: 1\na: 2', { a: '2' }],
])('reads %j as PyYAML does', (text, value) => {
  expect(plain(text)).toEqual(value)
})

it.each([
  ['a: {{ nc }}', 'a key of a map is a map itself'],
  ['a: "x\n---\ny"', 'not readable as YAML, line 2'],
  ['a: b: c', 'not readable as YAML, line 1'],
  [
    `a: &a [x,x,x,x,x,x,x,x,x,x]\n${'bcdefgh'.replace(/./g, (k, i: number) => `${k}: &${k} [${`*${'abcdefgh'[i]},`.repeat(10)}]\n`)}`,
    'too many values',
  ],
  ['a: &a [*a]', 'too many values'],
])('refuses %j', (text, message) => {
  expect(() => readYaml(text)).toThrow(message)
})

it('gives a value with an unknown tag no text, and names it', () => {
  const file = readYaml('a: !file x.txt\nb: [!file y.txt, z]\nc: !set {d: e}\nf: !!binary aGk=')
  expect(textOf(file['a'])).toBe('')
  expect(listOf(file['b']).map(textOf)).toEqual(['', 'z'])
  expect(mapOf(file['c'])).toEqual({})
  expect(lossesOf(file)).toEqual([
    'a: the tag !file is unknown, so its value is not used',
    'b[0]: the tag !file is unknown, so its value is not used',
    'c: the tag !set is unknown, so its value is not used',
    'f: the tag tag:yaml.org,2002:binary is unknown, so its value is not used',
  ])
})

it('names what was not read, and texts that are no truth values', () => {
  const file = readYaml('a: perhaps\nb: yes\nc: {d: 1, e: 2}\nf: {g: 1, h: 2}\ni: ~')
  expect([booleanOf(file['a']), booleanOf(file['b']), booleanOf(readYaml('a: constructor')['a'])]).toEqual([
    undefined,
    true,
    undefined,
  ])
  textOf(mapOf(file['f'])['g'])
  expect(lossesOf(file)).toEqual(['a: not supported', 'c: not supported', 'f.h: not supported'])
})
