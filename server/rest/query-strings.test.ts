import { expect, it } from 'vitest'
import { readQuery } from './query-strings.ts'

it.each([
  ['', {}],
  ['a=1&b=', { a: '1', b: '' }],
  ['a=1&a=2', { a: ['1', '2'] }],
  ['a[]=1', { a: '1' }],
  ['a%5B%5D=1&a%5B%5D=2', { a: ['1', '2'] }],
  ['a[0]=1&a[1]=2&a=3', { a: ['1', '2', '3'] }],
  ['a+b=c+d%20e&x=%zz', { 'a b': 'c d e', x: '%zz' }],
  ['a[b]=1&[]=2', { 'a[b]': '1', '': '2' }],
  ['__proto__[]=1&constructor=2', { ['__proto__']: '1', constructor: '2' }],
])('%s', (text, values) => {
  expect({ ...readQuery(text) }).toEqual(values)
})
