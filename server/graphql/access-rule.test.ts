import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))
const table = readFileSync(new URL('../../tests/integration/security/fields.txt', import.meta.url), 'utf8')

type Row = { place: string; type: string; field: string; seen: Record<string, string> }

/** Each field with the result for each actor, from the table that the tests hold. */
const rows: Row[] = table
  .split('\n\n')
  .filter(Boolean)
  .flatMap((block) => {
    const [head = [], ...lines] = block.split('\n').map((line) => line.trim().split(/ {2,}/))
    const [place = '', ...actors] = head
    return lines.map(([field = '', ...words]) => ({
      place,
      type: place.split(',')[0] ?? '',
      field,
      seen: Object.fromEntries(actors.map((actor, index) => [actor, words[index] ?? ''])),
    }))
  })

const isRefusal = (word: string) => word === 'role' || word === 'log in'

function isConnection({ type, field }: Row): boolean {
  const parent = schema.getType(type)
  const found = isObjectType(parent) ? parent.getFields()[field] : undefined
  return found !== undefined && getNamedType(found.type).name.endsWith('Connection')
}

it('reads the table', () => {
  expect(rows.length).toBeGreaterThan(300)
  expect(rows.filter(isConnection).length).toBeGreaterThan(8)
})

it('refuses a list that needs a role with a code, and never answers null', () => {
  const silent = rows.filter((row) => isConnection(row) && Object.values(row.seen).includes('null'))
  expect(silent.map(({ place, field }) => `${place}.${field}`)).toEqual([])
})

it('tells a visitor to log in wherever it refuses a user for the role', () => {
  const others = rows.filter(({ seen }) => seen['user'] === 'role' && seen['visitor'] !== 'log in')
  expect(others.map(({ place, field }) => `${place}.${field}`)).toEqual([])
})

it('leaves out what a viewer may not see of a visible object, without an error', () => {
  const visible = ['User', 'Team', 'TeamMember', 'Challenge', 'Instance', 'Notice', 'Post']
  const refusing = rows.filter(
    ({ type, seen }) => visible.includes(type) && Object.values(seen).some(isRefusal),
  )
  expect(refusing.map(({ place, field }) => `${place}.${field}`)).toEqual([])
})
