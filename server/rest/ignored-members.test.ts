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
  ['members of items', { flags: [{ flag: 'a', note: 1 }, { note: 2 }, 7] }, ['flags.note', 'flags.note']],
  ['the members of a map', { texts: { any: 'text' } }, []],
  ['values of another type', { policy: 'none', flags: { note: 1 } }, []],
  ['no object', 'text', []],
])('reads %s', (_name, body, ignored) => {
  expect(ignoredMembers(schema, body)).toEqual(ignored)
})

it('reads a list of objects', () => {
  expect(ignoredMembers(z.array(flag), [{ flag: 'a' }, { text: 'b' }])).toEqual(['text'])
})
