import { getVariableValues, parse, type OperationDefinitionNode } from 'graphql'
import { expect, it } from 'vitest'
import { schema } from './schema.ts'

const { definitions } = parse('query ($since: DateTime) { __typename }')
const [operation] = definitions as OperationDefinitionNode[]

const read = (since: unknown) => getVariableValues(schema, operation?.variableDefinitions ?? [], { since })

it.each([
  ['2026-03-01T09:30:00Z', '2026-03-01T09:30:00.000Z'],
  ['2026-03-01T09:30:00.25+02:00', '2026-03-01T07:30:00.250Z'],
  ['2028-02-29T00:00:00-05:30', '2028-02-29T05:30:00.000Z'],
])('DateTime takes %s', (text, instant) => {
  expect(read(text).coerced).toEqual({ since: new Date(instant) })
})

it.each([
  '2026-02-30T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-03-01T09:30:00',
  '2026-03-01',
  '2026-13-01T00:00:00Z',
  '2026-03-01T24:00:00Z',
  '2026-03-01T09:30Z',
  'March 1, 2026',
  '',
  1_772_000_000_000,
])('DateTime refuses %s and names the variable', (value) => {
  const message = read(value).errors?.[0]?.message
  expect(message).toContain('$since')
  expect(message).toContain('RFC 3339')
})
