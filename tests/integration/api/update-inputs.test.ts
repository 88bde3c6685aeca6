import { getNamedType, isInputObjectType, isNonNullType, type GraphQLInputObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../../server/graphql/schema.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeWebhook } from '../../kit/calls/webhooks.ts'
import { signIn } from '../../kit/world/factories.ts'
import { importStandings } from '../../kit/world/past-games.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { makeGame, makeTeam, readParticipations } from '../../kit/world/games.ts'
import { exempt, rows, type Row, type Things } from './update-rows.ts'

// Every input of an update follows one rule: an absent member stays, null clears it or is refused.

let test: TestApp
let admin: Actor
let things: Things

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  const gameId = await makeGame(admin, { divisions: ['Open'] })
  const challengeId = await makeChallenge(admin, gameId, { type: 'DynamicContainer' })
  const { userId } = await signIn(test)
  const teamId = await makeTeam(admin)
  const otherGameId = await makeGame(admin, { divisions: ['Open', 'Student'] })
  await admin.mutate('joinGame', { gameId: otherGameId, teamId, division: 'Student' })
  const [participation] = await readParticipations(admin, otherGameId)
  const { post } = await admin.mutate<{ post: { databaseId: string } }>(
    'createPost',
    { title: 'Old' },
    'post { databaseId }',
  )
  const participationId = participation?.id ?? 0
  const { webhookId } = await makeWebhook(admin, {
    gameId,
    url: 'http://127.0.0.1:9/',
    events: ['game.ended'],
    isForOrganizers: true,
  })
  const { databaseId: pastGameId } = await importStandings(admin)
  const postId = post.databaseId
  things = { gameId, challengeId, teamId, userId, pastGameId, postId, participationId, webhookId }
})
afterAll(() => test.dispose())

const updates = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name }) =>
  name.startsWith('update'),
)

function nullableMembers(type: GraphQLInputObjectType): string[] {
  return Object.values(type.getFields()).flatMap(({ name, type: member }) => {
    if (isNonNullType(member)) return []
    const named = getNamedType(member)
    const inner = isInputObjectType(named) ? nullableMembers(named) : []
    return inner.length > 0 ? inner.map((below) => `${name}.${below}`) : [name]
  })
}

it('has a row for every nullable member of every update', () => {
  const found = Object.fromEntries(
    updates.flatMap(({ name, args }) => {
      const type = args[0] && getNamedType(args[0].type)
      const all = isInputObjectType(type) ? nullableMembers(type).toSorted() : []
      // The reason of the change, the revision that was read, and the choice of a check are no members of what is updated.
      const members = all.filter((member) => !['reason', 'revision', 'validateOnly'].includes(member))
      return members.length > 0 && !(name in exempt) ? [[name, members]] : []
    }),
  )
  const expected = Object.fromEntries(
    Object.entries(rows).map(([name, { members }]) => [name, Object.keys(members).toSorted()]),
  )
  expect(found).toEqual(expected)
})

/** `{ a: { b: value } }` for the member `a.b`. */
function nested(member: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = member.split('.')
  return { [name]: rest.length > 0 ? nested(rest.join('.'), value) : value }
}

/** The selection of a member below the object of the payload. */
function selectionOf(row: Row, member: string): string {
  const read = row.read?.[member] ?? member
  const path = read.endsWith('.') ? `${read}${member}` : read
  return path.split('.').reduceRight((inner, name) => (inner ? `${name} { ${inner} }` : name), '')
}

function valueAt(object: unknown, row: Row, member: string): unknown {
  const read = row.read?.[member] ?? member
  const path = read.endsWith('.') ? `${read}${member}` : (read.split(' ')[0] ?? '')
  return path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], object)
}

describe.each(Object.entries(rows))('%s', (mutation, row) => {
  it.each(Object.entries(row.members))('keeps, sets and clears %s', async (member, [value, ...cleared]) => {
    const send = (input: object) =>
      admin.mutate<Record<string, unknown> & { issues?: unknown }>(
        mutation,
        { ...row.key(things), ...input },
        `${row.object} { ${selectionOf(row, member)} }`,
      )
    const read = async (input: object) => {
      const answer = await send(input)
      expect(answer).toHaveProperty(row.object)
      return valueAt(answer[row.object], row, member)
    }
    expect(await read(nested(member, value))).toEqual(value)
    expect(await read({})).toEqual(value)
    const issue: unknown = expect.objectContaining({ path: member.split('.') })
    const refusal: unknown = expect.objectContaining({ __typename: 'InvalidInputError', issues: [issue] })
    const canClear = cleared.length > 0
    const answer = await send(nested(member, null))
    const outcome = canClear ? valueAt(answer[row.object], row, member) : answer
    expect(outcome).toEqual(canClear ? cleared[0] : refusal)
    expect(await read({})).toEqual(canClear ? cleared[0] : value)
  })
})

it('refuses null for a picture, for many users and for a section of the settings', async () => {
  const issues = async (mutation: string, input: object, path: string[]) =>
    expect(await admin.mutate(mutation, { ...input })).toMatchObject({
      __typename: 'InvalidInputError',
      issues: [{ path }],
    })
  await issues('updateAvatar', { hash: null }, ['hash'])
  await issues('updateUsers', { ids: [things.userId], role: null }, ['role'])
  await issues('updateSettings', { globalConfig: null }, ['globalConfig'])
})
