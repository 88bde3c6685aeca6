import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType } from 'graphql'
import { expect, it } from 'vitest'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))

const connections = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => name.endsWith('Connection'))

it('counts the items of every connection', () => {
  expect(connections.length).toBeGreaterThan(14)
  const uncounted = connections.filter((type) => String(type.getFields().totalCount?.type) !== 'Int!')
  expect(uncounted.map(({ name }) => name)).toEqual([])
})
