import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GraphQLAnswer } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { storedRows } from '../../kit/fuzz/stored-rows.ts'
import { makeGame } from '../../kit/world/games.ts'
import type { Person } from '../../kit/routes/route-row.ts'

// GraphQL itself rejects most wrong types. This file tests the rules for values, which the use cases check for both
// APIs.

let test: TestApp
let admin: Person

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  await makeGame(admin)
})

afterAll(() => test.dispose())

describe('wrong input', () => {
  const day = '2031-05-06T07:08:09.010Z'
  const long = 'x'.repeat(5000)
  const inputs: [mutation: string, input: Record<string, unknown>, field: string[]][] = [
  ['createTeam', { name: 'a\0b' }, ['name']],
  ['createTeam', { name: 'x'.repeat(129) }, ['name']],
  ['createTeam', { name: 'Crew', bio: 'x'.repeat(73) }, ['bio']],
  ['acceptInvite', { code: '\0' }, ['code']],
  ['transferTeam', { teamId: 1, newCaptainId: 'nobody' }, ['newCaptainId']],
  ['updateProfile', { bio: 'x'.repeat(129) }, ['bio']],
  ['updateProfile', { phone: `${'1'.repeat(60)}!` }, ['phone']],
  ['register', { userName: 'a\0b', password: long, email: 'a@b@c' }, ['userName', 'password', 'email']],
  ['register', { userName: 'sailor', password: 'Sail4home', email: 'a@b.test', captcha: '\0' }, ['captcha']],
  ['logIn', { userName: long, password: '\0' }, ['userName', 'password']],
  ['requestPasswordReset', { email: 'nobody', captcha: long }, ['email', 'captcha']],
  ['createApiToken', { name: 'x'.repeat(65), scopes: [], expiresAt: day }, ['name', 'scopes', 'expiresAt']],
  ['createPost', { title: 'x'.repeat(51), tags: ['a\0'] }, ['title', 'tags.0']],
  ['createGame', { title: ' ', start: day, end: day, inviteCode: 'x'.repeat(33) }, ['title', 'inviteCode']],
  ['createGame', { title: 'x', start: day, end: day, divisions: ['x'.repeat(256)] }, ['divisions.0']],
  ['createGame', { title: 'x', start: day, end: day, bloodBonus: { first: 1001, second: -1, third: 0 } }, ['bloodBonus.first', 'bloodBonus.second']],
  ['createNotice', { gameId: 1, content: '\t' }, ['content']],
  ['updateChallenge', { gameId: 1, challengeId: 1, memoryLimitMib: 31, cpuTenths: 1025, minScoreRate: 1.5 }, ['memoryLimitMib', 'cpuTenths', 'minScoreRate']],
  ['createFlags', { gameId: 1, challengeId: 1, flags: [{ flag: 'x'.repeat(513) }] }, ['flags.0.flag']],
  ['submitFlag', { gameId: 1, challengeId: 1, flag: 'x'.repeat(513) }, ['flag']],
  ['joinGame', { gameId: 1, teamId: 1, division: '\0', inviteCode: '\0' }, ['division', 'inviteCode']],
  ['createUsers', { users: [{ userName: 'x'.repeat(65), password: 'Sail4home', email: 'a@b.test' }] }, ['users.0.userName']],
  ['updateSettings', { containerPolicy: { defaultLifetimeMinutes: 0, renewalWindowMinutes: 361 } }, ['containerPolicy.defaultLifetimeMinutes', 'containerPolicy.renewalWindowMinutes']],
  ['sendTestMail', { to: 'nobody' }, ['to']],
  ['testCaptcha', { captcha: long }, ['captcha']],
] // oxfmt-ignore

  it.each(inputs)('names what is wrong in %s(%j)', async (mutation, input, fields) => {
    const before = await storedRows(test)
    const result = await admin.mutate<{ issues?: { path: string[] }[] }>(mutation, input)
    expect(result).toMatchObject({ __typename: 'InvalidInputError', code: 'INVALID_INPUT' })
    expect([...new Set(result.issues?.map(({ path }) => path.join('.')))].toSorted()).toEqual(
      fields.toSorted(),
    )
    expect(await storedRows(test)).toEqual(before)
  })
})

describe('wrong arguments', () => {
  const lists = ['users', 'allTeams', 'logs', 'files', 'instances', 'posts', 'games']
  it.each(lists)('never breaks over what %s is asked for', async (list) => {
    const takesSearch = ['users', 'allTeams', 'logs', 'files'].includes(list)
    const asked = ['first: -1', 'first: 2147483647', 'first: 0', 'after: "\\u0000"', 'after: "x"', 'last: -1']
    if (takesSearch) asked.push('search: "\\u0000"', 'search: "%_\\\\"', 'search: ""')
    const broken: unknown[] = []
    for (const args of asked) {
      const answer = await admin.graphql(`{ ${list}(${args}) { pageInfo { hasNextPage } } }`)
      if (isUnforeseen(answer)) broken.push([args, answer])
    }
    expect(broken).toEqual([])
  })

  it('never breaks over ids', async () => {
    const ids = ['', '\0', 'x', 'x'.repeat(5000), ...['Team:x', 'Team:1e99', 'Team:\0', 'User:\0', 'Post:\0', 'Game:99999999999', 'Nothing:1'].map((id) => Buffer.from(id).toString('base64'))] // oxfmt-ignore
    const broken: unknown[] = []
    for (const id of ids) {
      const answer = await admin.graphql('query ($id: ID!) { node(id: $id) { id } }', { id })
      if (isUnforeseen(answer)) broken.push([id, answer])
    }
    expect(broken).toEqual([])
  })

  it.each([
    'post: postByDatabaseId(databaseId: "\\u0000") { id }',
    'game: gameByDatabaseId(databaseId: -2147483648) { id }',
    'recentGames(limit: -1) { id }',
    'recentGames(limit: 2147483647) { id }',
    'game: gameByDatabaseId(databaseId: 1) { participations(search: "\\u0000") { edges { cursor } } }',
    'game: gameByDatabaseId(databaseId: 1) { participations(search: "99999999999") { edges { cursor } } }',
    'game: gameByDatabaseId(databaseId: 1) { scoreboard { entries(search: "\\u0000", division: "\\u0000") { edges { cursor } } } }',
    'game: gameByDatabaseId(databaseId: 1) { scoreboard { timelines(top: -1, division: "\\u0000") { __typename } } }',
  ])('never break %s', async (selection) => {
    const answer = await admin.graphql(`{ ${selection} }`)
    expect(answer).toSatisfy((told: GraphQLAnswer) => !isUnforeseen(told))
  })
})

/** A server fault, or an invalid document of this test that was not executed. */
function isUnforeseen({ data, errors = [] }: GraphQLAnswer): boolean {
  return data === undefined || errors.some(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR')
}
