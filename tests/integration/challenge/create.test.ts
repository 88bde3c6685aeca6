import { isInputObjectType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '../../../server/graphql/schema.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { sha256 } from '../../kit/calls/forms.ts'
import { withGlobalIds } from '../../kit/calls/global-ids.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

// A challenge is created with all its parts in one request.

let test: TestApp
let admin: Actor
let gameId: number

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin)
})
afterAll(() => test.dispose())

const whole = () => ({
  gameId,
  title: unique('chal'),
  category: 'Web',
  type: 'StaticContainer',
  content: 'Look.',
  hints: ['Up', 'Down'],
  containerImage: 'registry.test/web',
  memoryLimitMib: 128,
  cpuTenths: 5,
  storageLimitMib: 512,
  containerExposePort: 8080,
  enableTrafficCapture: true,
  disableBloodBonus: true,
  originalScore: 700,
  minScoreRate: 0.5,
  decaySolves: 12,
  closeAt: '2040-01-01T00:00:00.000Z',
})

it('takes every member that an update takes', () => {
  const membersOf = (name: string) => {
    const type = schema.getType(name)
    return isInputObjectType(type) ? Object.keys(type.getFields()) : []
  }
  const missing = membersOf('UpdateChallengeInput').filter(
    (name) =>
      !['challengeId', 'revision'].includes(name) && !membersOf('CreateChallengeInput').includes(name),
  )
  expect(missing).toEqual([])
  expect(membersOf('CreateChallengeInput')).toEqual(expect.arrayContaining(['flags', 'attachment']))
})

it('stores all parts, publishes one notice and records each act', async () => {
  const { gameId: _gameId, ...stored } = whole()
  const flags = [{ flag: 'flag{one}' }, { flag: 'flag{two}' }]
  const attachment = { attachmentType: 'Remote', remoteUrl: 'https://example.test/a.zip' }
  const { challenge } = await admin.mutate<{ challenge: Record<string, unknown> & { databaseId: number } }>(
    'createChallenge',
    { gameId, ...stored, flags, attachment, isEnabled: true },
    `challenge { databaseId isEnabled ${Object.keys(stored).join(' ')} flags { flag }
       challengeAttachment { type url } }`,
  )
  const challengeId = challenge.databaseId
  expect(challenge).toEqual({
    ...stored,
    databaseId: challengeId,
    isEnabled: true,
    flags,
    challengeAttachment: { type: 'Remote', url: 'https://example.test/a.zip' },
  })
  const { db } = test.services
  const notices = await db.gameNotice.findMany({ where: { challengeId } })
  expect(notices.map(({ type }) => type)).toEqual(['NewChallenge'])
  const acts = await db.auditEntry.findMany({ where: { gameId }, orderBy: { seq: 'asc' } })
  expect(acts.map(({ action }) => action)).toEqual([
    'game.created',
    'challenge.created',
    'flag.created',
    'flag.created',
    'challenge.attachment.changed',
    'challenge.updated',
    'challenge.hints.changed',
    'challenge.enabled',
  ])
})

it('stores nothing if a part is refused', async () => {
  const before = await test.services.db.challenge.count()
  const refused = async (changes: object) => {
    const { __typename, issues } = await admin.mutate<{ issues?: unknown }>('createChallenge', {
      ...whole(),
      ...changes,
    })
    return { __typename, ...(issues === undefined ? {} : { issues }) }
  }
  expect(await refused({ isEnabled: true })).toEqual({ __typename: 'ConflictError' })
  expect(
    await refused({ type: 'DynamicAttachment', attachment: { attachmentType: 'Remote', remoteUrl: 'x' } }),
  ).toEqual({ __typename: 'ConflictError' })
  expect(await refused({ flags: [{ flag: 'flag{x}' }, { flag: '' }] })).toMatchObject({
    __typename: 'InvalidInputError',
    issues: [{ path: ['flags', '1', 'flag'] }],
  })
  expect(await refused({ memoryLimitMib: 1 })).toMatchObject({
    __typename: 'InvalidInputError',
    issues: [{ path: ['memoryLimitMib'] }],
  })
  expect(await test.services.db.challenge.count()).toBe(before)
})

async function createWithFile(text: string, input: object = {}): Promise<object> {
  const query = `mutation ($input: CreateChallengeInput!) { createChallenge(input: $input) { __typename
    ... on CreateChallengePayload { challenge { challengeAttachment { hash name } } } ... on Error { code } } }`
  const attachment = { attachmentType: 'Local', file: null }
  const body = new FormData()
  const variables = { input: { gameId, title: unique('chal'), attachment, ...input } }
  body.append('operations', JSON.stringify(withGlobalIds({ query, variables })))
  body.append('map', JSON.stringify({ 0: ['variables.input.attachment.file'] }))
  body.append('0', new Blob([text]), 'knots.txt')
  const headers = { 'graphql-require-preflight': '1' }
  const answer = await admin.fetch('/graphql', { method: 'POST', body, headers })
  const { data } = (await answer.json()) as { data: { createChallenge: object } }
  return data.createChallenge
}

/** The bytes, the row and the audit entries that a sent text left behind. */
async function leftOf(text: string) {
  const { db, storage } = test.services
  const hash = sha256(new TextEncoder().encode(text))
  return {
    bytes: await storage.info(hash),
    rows: await db.file.count({ where: { hash } }),
    acts: await db.auditEntry.count({ where: { subjectId: hash } }),
  }
}

it('takes the file of the attachment in the same request', async () => {
  const hash = sha256(new TextEncoder().encode('knots'))
  expect(await createWithFile('knots')).toEqual({
    __typename: 'CreateChallengePayload',
    challenge: { challengeAttachment: { hash, name: 'knots.txt' } },
  })
  expect(await leftOf('knots')).toEqual({ bytes: expect.anything(), rows: 1, acts: 1 })
})

it('checks the file of the attachment, and keeps nothing of it', async () => {
  const before = await test.services.db.challenge.count()
  expect(await createWithFile('bowline', { validateOnly: true })).toMatchObject({
    __typename: 'CreateChallengePayload',
  })
  expect(await createWithFile('bowline', { validateOnly: true, memoryLimitMib: 1 })).toMatchObject({
    code: 'INVALID_INPUT',
  })
  expect(await createWithFile('bowline', { isEnabled: true })).toMatchObject({ __typename: 'ConflictError' })
  expect(await leftOf('bowline')).toEqual({ bytes: null, rows: 0, acts: 0 })
  expect(await test.services.db.challenge.count()).toBe(before)
})
