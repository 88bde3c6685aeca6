import { expect, it } from 'vitest'
import { z } from 'zod'
import { inputObject } from '../use-case/input.ts'
import { ignoredMembers } from './ignored-members.ts'

const flag = inputObject({ flag: z.string(), fileHash: z.string().nullish() })
const schema = inputObject({
  title: z.string(),
  port: z.int().optional(),
  flags: z.array(flag).default([]),
  policy: inputObject({ useCaptcha: z.boolean() }).nullish(),
  texts: z.record(z.string(), z.string()).optional(),
})

it.each([
  ['known members in any case', { title: 'a', PORT: 1, flags: [{ Flag: 'b' }] }, []],
  ['an unknown member', { title: 'a', exposePort: 80 }, ['exposePort']],
  ['members of inner objects', { Policy: { useCaptcha: true, usePow: 1 } }, ['policy.usePow']],
  ['members of items', { flags: [{ flag: 'a', note: 1 }, { note: 2 }, 7] }, ['flags.note']],
  ['the members of a map', { texts: { any: 'text' } }, []],
  ['values of another type', { policy: 'none', flags: { note: 1 } }, []],
  ['no object', 'text', []],
  [
    'names that a header cannot hold',
    { 'é, b': 1, 'a\r\nb': 1, '\uD800': 1 },
    ['%C3%A9%2C%20b', 'a%0D%0Ab', '%EF%BF%BD'],
  ],
  [
    'names that are too long',
    { ['x'.repeat(65)]: 1, ['é'.repeat(11)]: 1, ['y'.repeat(64)]: 1 },
    ['y'.repeat(64)],
  ],
])('reads %s', (_name, body, ignored) => {
  expect(ignoredMembers(schema, body)).toEqual(ignored)
})

it('reads a list of objects', () => {
  expect(ignoredMembers(z.array(flag), [{ flag: 'a' }, { text: 'b' }])).toEqual(['text'])
})

it('stops at twenty names', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ [`m${index}`]: 1 }))
  expect(ignoredMembers(z.array(flag), many)).toEqual(Array.from({ length: 20 }, (_, index) => `m${index}`))
})
