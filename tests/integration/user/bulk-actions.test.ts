import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { editUrl, makeChallenge, uploadFile } from '../../kit/world/challenges.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const users = (...actors: { userId: string }[]) => actors.map(({ userId }) => encodeGlobalID('User', userId))
const teams = (...ids: number[]) => ids.map((id) => encodeGlobalID('Team', id))
const refused = 'refused { itemId message }'
const auditCount = (action: string) => test.services.db.auditEntry.count({ where: { action } })

describe('many users at once', () => {
  it('get a role, except the administrator who asks, and each has an audit entry', async () => {
    const [one, other] = [await signIn(test), await signIn(test)]
    const before = await auditCount('user.role.changed')
    const answer = await admin.mutate(
      'updateUsers',
      { ids: users(one, admin, other), role: 'Monitor' },
      `users { databaseId role } ${refused}`,
    )
    expect(answer).toMatchObject({
      users: [one, other].map(({ userId }) => ({ databaseId: userId, role: 'Monitor' })),
      refused: [{ itemId: users(admin)[0], message: 'Only another administrator can change your role.' }],
    })
    expect(await auditCount('user.role.changed')).toBe(before + 2)
    expect(await test.services.db.user.findUnique({ where: { id: admin.userId } })).toMatchObject({
      role: 'Admin',
    })
  })

  it('are confirmed, and a repeated or unknown id changes nothing else', async () => {
    const user = await signIn(test)
    await test.services.db.user.update({ where: { id: user.userId }, data: { emailConfirmed: false } })
    const unknown = encodeGlobalID('User', '00000000-0000-7000-8000-000000000000')
    const answer = await admin.mutate(
      'updateUsers',
      { ids: [...users(user, user), unknown, 'no id'], emailConfirmed: true },
      `users { emailConfirmed } ${refused}`,
    )
    expect(answer).toMatchObject({
      users: [{ emailConfirmed: true }],
      refused: [unknown, 'no id'].map((itemId) => ({ itemId, message: 'User not found.' })),
    })
  })

  it('are deleted, but not a captain', async () => {
    const [captain, single] = [await signIn(test), await signIn(test)]
    await makeTeam(captain)
    const answer = await admin.mutate('deleteUsers', { ids: users(captain, single) }, `deletedIds ${refused}`)
    expect(answer).toMatchObject({
      deletedIds: users(single),
      refused: [{ itemId: users(captain)[0], message: expect.stringContaining('captain') }],
    })
    expect(
      await test.services.db.user.count({ where: { id: { in: [captain.userId, single.userId] } } }),
    ).toBe(1)
  })

  it('stay as they are for players, and for a list without anybody', async () => {
    const player = await signIn(test)
    expect(await typeOf(player, 'updateUsers', { ids: users(admin), role: 'Banned' })).toBe('ForbiddenError')
    expect(await typeOf(player, 'deleteUsers', { ids: users(admin) })).toBe('ForbiddenError')
    expect(await typeOf(admin, 'deleteUsers', { ids: [] })).toBe('InvalidInputError')
  })
})

describe('many teams at once', () => {
  it('are locked, unlocked and deleted', async () => {
    const ids = [await makeTeam(await signIn(test)), await makeTeam(await signIn(test))]
    for (const locked of [true, false]) {
      expect(
        await admin.mutate('lockTeams', { ids: teams(...ids), locked }, `teams { locked } ${refused}`),
      ).toMatchObject({ teams: [{ locked }, { locked }], refused: [] })
    }
    const missing = teams(2 ** 30)
    expect(
      await admin.mutate('deleteTeams', { ids: [...teams(...ids), ...missing] }, `deletedIds ${refused}`),
    ).toMatchObject({
      deletedIds: teams(...ids),
      refused: [{ itemId: missing[0], message: 'Team not found.' }],
    })
  })

  it('stay as they are for players', async () => {
    const captain = await signIn(test)
    const ids = teams(await makeTeam(captain))
    expect(await typeOf(captain, 'lockTeams', { ids, locked: true })).toBe('ForbiddenError')
    expect(await typeOf(captain, 'deleteTeams', { ids })).toBe('ForbiddenError')
  })
})

describe('many files at once', () => {
  it('are deleted, but not one in use', async () => {
    const [used, free] = [await uploadFile(admin, 'used.txt'), await uploadFile(admin, 'free.txt')]
    const gameId = await makeGame(admin)
    const id = await makeChallenge(admin, gameId)
    const attachment = { attachmentType: 'Local', fileHash: used }
    await admin.rest('POST', editUrl(gameId, `/${id}/attachment`), attachment)
    const missing = 'a'.repeat(64)
    expect(
      await admin.mutate('deleteFiles', { hashes: [used, free, missing] }, `deletedHashes ${refused}`),
    ).toMatchObject({
      deletedHashes: [free],
      refused: [
        { itemId: used, message: expect.stringContaining('Remove it') },
        { itemId: missing, message: 'File not found.' },
      ],
    })
    expect(await typeOf(await signIn(test), 'deleteFiles', { hashes: [free] })).toBe('ForbiddenError')
  })
})

describe('the order of a list', () => {
  type Page = {
    edges: { node: Record<string, unknown> }[]
    pageInfo: { endCursor: string; hasNextPage: boolean }
  }

  /** All items of a list, two a page. */
  async function inOrder(field: string, orderBy: string, search: string, value: string): Promise<unknown[]> {
    const found: unknown[] = []
    for (let after: string | null = null; ;) {
      const data: Record<string, Page> = await admin.query(
        `query ($after: String, $search: String) {
          ${field}(first: 2, after: $after, search: $search, orderBy: ${orderBy}) {
            edges { node { ${value} } } pageInfo { endCursor hasNextPage }
          }
        }`,
        { after, search },
      )
      const page = data[field] as Page
      found.push(...page.edges.map(({ node }) => node[value]))
      if (!page.pageInfo.hasNextPage) return found
      after = page.pageInfo.endCursor
    }
  }

  it('of users is the asked one on every page; users without a visit come last', async () => {
    const realName = unique('crew')
    const crew = [
      await signIn(test),
      await signIn(test),
      await signIn(test),
      await signIn(test),
      await signIn(test),
    ]
    const visits = [3, null, 1, null, 2]
    for (const [index, { userId }] of crew.entries()) {
      const day = visits[index]
      await test.services.db.user.update({
        where: { id: userId },
        data: {
          realName,
          studentNumber: index < 3 ? 'same' : 'other',
          lastVisitedAt: day == null ? null : new Date(Date.UTC(2020, 0, day)),
        },
      })
    }
    const ids = (...indices: number[]) => indices.map((index) => crew[index]?.userId)
    const order = (orderBy: string) => inOrder('users', orderBy, realName, 'databaseId')
    expect(await order('{ field: LAST_VISITED_AT, direction: ASC }')).toEqual(ids(2, 4, 0, 1, 3))
    expect(await order('{ field: LAST_VISITED_AT, direction: DESC }')).toEqual(ids(0, 4, 2, 1, 3))
    expect(await order('{ field: STUDENT_NUMBER, direction: DESC }')).toEqual(ids(0, 1, 2, 3, 4))
    expect(await order('{ field: CREATED_AT, direction: DESC }')).toEqual(ids(4, 3, 2, 1, 0))
    const names = crew.map(({ userName }) => userName.toUpperCase()).toSorted()
    const byName = await inOrder('users', '{ field: USER_NAME, direction: ASC }', realName, 'userName')
    expect(byName.map((name) => String(name).toUpperCase())).toEqual(names)
  })

  it('of files is the asked one on every page', async () => {
    const prefix = unique('f')
    for (const [index, size] of [30, 10, 20].entries()) {
      const form = new FormData()
      form.append('files', new Blob([unique('x').padEnd(size + 40, '.')]), `${prefix}${index}`)
      await admin.rest('POST', '/api/assets', form)
    }
    const order = (orderBy: string) => inOrder('files', orderBy, prefix, 'name')
    const named = (...indices: number[]) => indices.map((index) => `${prefix}${index}`)
    expect(await order('{ field: SIZE, direction: ASC }')).toEqual(named(1, 2, 0))
    expect(await order('{ field: NAME, direction: DESC }')).toEqual(named(2, 1, 0))
    expect(await order('{ field: UPLOADED_AT, direction: DESC }')).toEqual(named(2, 1, 0))
  })

  it('of games is the asked one', async () => {
    const prefix = unique('g')
    for (const [index, letter] of ['b', 'c', 'a'].entries()) {
      const start = Date.UTC(2031, 0, 1 + index)
      await makeGame(admin, { title: `${prefix}${letter}`, start, end: start + 3_600_000 })
    }
    const order = async (orderBy: string) => {
      const { games } = await admin.query<{ games: { edges: { node: { title: string } }[] } }>(
        `{ games(first: 100, includeHidden: true, orderBy: ${orderBy}) { edges { node { title } } } }`,
      )
      return games.edges.map(({ node }) => node.title).filter((title) => title.startsWith(prefix))
    }
    const named = (...letters: string[]) => letters.map((letter) => prefix + letter)
    expect(await order('{ field: TITLE, direction: ASC }')).toEqual(named('a', 'b', 'c'))
    expect(await order('{ field: END, direction: DESC }')).toEqual(named('a', 'c', 'b'))
    expect(await order('{ field: START, direction: ASC }')).toEqual(named('b', 'c', 'a'))
  })

  it('of teams is the asked one on every page', async () => {
    const prefix = unique('t').slice(0, 12)
    const captains = [await signIn(test), await signIn(test), await signIn(test)]
    for (const [index, captain] of captains.entries()) {
      const id = await makeTeam(captain)
      await test.services.db.team.update({
        where: { id },
        data: { name: `${prefix}${['b', 'c', 'a'][index]}`, locked: index === 1 },
      })
    }
    const order = (orderBy: string) => inOrder('allTeams', orderBy, prefix, 'name')
    const named = (...letters: string[]) => letters.map((letter) => prefix + letter)
    expect(await order('{ field: NAME, direction: ASC }')).toEqual(named('a', 'b', 'c'))
    expect(await order('{ field: LOCKED, direction: DESC }')).toEqual(named('c', 'b', 'a'))
    const byCaptain = captains
      .map(({ userName }, index) => ({
        userName: userName.toUpperCase(),
        letter: ['b', 'c', 'a'][index] ?? '',
      }))
      .toSorted((one, other) => (one.userName < other.userName ? -1 : 1))
      .map(({ letter }) => letter)
    expect(await order('{ field: CAPTAIN, direction: ASC }')).toEqual(named(...byCaptain))
  })
})

async function typeOf(actor: Actor, field: string, input: object): Promise<unknown> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`
  const { data } = await actor.graphql(
    `mutation ($input: ${type}) { ${field}(input: $input) { __typename } }`,
    {
      input,
    },
  )
  return (data as Record<string, { __typename: string }>)[field]?.__typename
}
