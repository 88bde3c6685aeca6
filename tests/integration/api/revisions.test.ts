import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { importStandings } from '../../kit/world/past-games.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor & { userName: string }
let gameId: number
let challengeId: number

/** A thing that administrators edit: where its revision is read, and two changes of it. */
type Edited = {
  read: string
  field: string
  key: Record<string, unknown>
  change: Record<string, unknown>
  other: Record<string, unknown>
  /** A change of its own for each number. */
  vary: (number: number) => Record<string, unknown>
}

const things: Record<string, () => Promise<Edited>> = {
  'past game': async () => {
    const { databaseId } = await importStandings(admin)
    const prefix = unique('past')
    return {
      read: `pastGameByDatabaseId(databaseId: ${databaseId}) { revision }`,
      field: 'updatePastGame',
      key: { pastGameId: databaseId },
      change: { title: prefix },
      other: { link: 'https://ctf.example/' },
      vary: (number) => ({ title: `${prefix} ${number}` }),
    }
  },
  post: async () => {
    const { body } = await admin.rest('POST', '/api/edit/posts', { title: 'Harbour', content: 'Open' })
    return {
      read: `postByDatabaseId(databaseId: "${String(body)}") { revision }`,
      field: 'updatePost',
      key: { postId: body },
      change: { title: 'Harbour news' },
      other: { isPinned: true },
      vary: (number) => ({ title: `Harbour ${number}` }),
    }
  },
  notice: async () => {
    const { body } = await admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'Tea' })
    const { id } = body as { id: number }
    return {
      read: `gameByDatabaseId(databaseId: ${gameId}) { notices(first: 1) { edges { node { ... on TextNotice { revision } } } } }`,
      field: 'updateNotice',
      key: { gameId, noticeId: id },
      change: { content: 'Tea at four' },
      other: { content: 'Tea at six' },
      vary: (number) => ({ content: `Tea at ${number}` }),
    }
  },
  challenge: async () => ({
    read: `gameByDatabaseId(databaseId: ${gameId}) { challengeByDatabaseId(databaseId: ${challengeId}) { revision } }`,
    field: 'updateChallenge',
    key: { gameId, challengeId },
    change: { content: 'Tie a knot' },
    other: { hints: ['Left over right'] },
    vary: (number) => ({ content: `Tie knot ${number}` }),
  }),
  'hints of a challenge': async () => ({
    read: `gameByDatabaseId(databaseId: ${gameId}) { challengeByDatabaseId(databaseId: ${challengeId}) { revision } }`,
    field: 'setExtraHints',
    key: { gameId, challengeId },
    change: { hints: [{ title: 'Rope', content: 'It is long', cost: 5 }] },
    other: { hints: [] },
    vary: (number) => ({ hints: [{ title: `Rope ${number}`, content: 'It is long', cost: 5 }] }),
  }),
  game: async () => ({
    read: `gameByDatabaseId(databaseId: ${gameId}) { revision }`,
    field: 'updateGame',
    key: { gameId },
    change: { summary: 'One night' },
    other: { divisions: ['Students'] },
    vary: (number) => ({ summary: `Night ${number}` }),
  }),
  'certificates of a game': async () => ({
    read: `gameByDatabaseId(databaseId: ${gameId}) { revision }`,
    field: 'setCertificates',
    key: { gameId },
    change: { signature: 'The harbour master' },
    other: { text: 'Well done' },
    vary: (number) => ({ signature: `Master ${number}` }),
  }),
  settings: async () => ({
    read: 'settings { revision }',
    field: 'updateSettings',
    key: {},
    change: { globalConfig: { slogan: 'Fair winds' } },
    other: { containerPolicy: { extensionMinutes: 60 } },
    vary: (number) => ({ globalConfig: { slogan: `Wind ${number}` } }),
  }),
  'schedule of backups': async () => ({
    read: 'settings { revision }',
    field: 'updateBackupPolicy',
    key: {},
    change: { keep: 3 },
    other: { time: '04:30' },
    vary: (number) => ({ keep: 10 + number }),
  }),
  user: async () => {
    const { userId, userName } = await signIn(test)
    return {
      read: `users(search: "${userName}") { edges { node { revision } } }`,
      field: 'updateUser',
      key: { userId },
      change: { bio: 'At sea' },
      other: { realName: 'Pip' },
      vary: (number) => ({ bio: `At sea ${number}` }),
    }
  },
  team: async () => {
    const teamId = await makeTeam(await signIn(test))
    return {
      read: `teamByDatabaseId(databaseId: ${teamId}) { revision }`,
      field: 'updateAnyTeam',
      key: { teamId },
      change: { bio: 'All at sea' },
      other: { locked: true },
      vary: (number) => ({ bio: `At sea ${number}` }),
    }
  },
}

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin)
  challengeId = await makeChallenge(admin, gameId)
})
afterAll(() => test.dispose())

/** The revision in an answer. */
function revisionIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { revision } = data as { revision?: string }
  if (revision !== undefined) return revision
  return Object.values(data)
    .map((inner) => revisionIn(inner))
    .find((found) => found !== undefined)
}

const readRevision = async ({ read }: Edited) => revisionIn(await admin.query(`{ ${read} }`))

describe.each(Object.keys(things))('%s', (name) => {
  let thing: Edited
  beforeAll(async () => {
    thing = await (things[name] as () => Promise<Edited>)()
  })
  const save = (changes: Record<string, unknown>, revision?: unknown) =>
    admin.mutate(thing.field, { ...thing.key, ...changes, ...(revision === undefined ? {} : { revision }) })

  it('refuses a change by somebody who has read an older revision, and stores nothing of it', async () => {
    const read = await readRevision(thing)
    expect(read).toEqual(expect.any(String))
    expect(await save(thing.change, read)).not.toHaveProperty('code')
    const after = await readRevision(thing)
    expect(after).not.toBe(read)
    expect(await save(thing.other, read)).toMatchObject({
      __typename: 'ConflictError',
      code: 'EDIT_CHANGED_MEANWHILE',
    })
    expect(await readRevision(thing)).toBe(after)
    expect(await save(thing.other, after)).not.toHaveProperty('code')
  })

  it('takes a change without a revision, as every earlier client sends it', async () => {
    expect(await save(thing.change)).not.toHaveProperty('code')
  })

  it('takes one of ten changes at once that name the same revision', async () => {
    const read = await readRevision(thing)
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, number) => save(thing.vary(number), read)),
    )
    expect(results.filter(({ code }) => code === undefined)).toHaveLength(1)
    expect(results.filter(({ code }) => code === 'EDIT_CHANGED_MEANWHILE')).toHaveLength(9)
  })
})

it('shows the revision of what only organizers edit to nobody else', async () => {
  const player = await signIn(test)
  const thing = await (things['game'] as () => Promise<Edited>)()
  expect(await readRevision(thing)).toEqual(expect.any(String))
  expect((await player.graphql(`{ ${thing.read} }`)).data).toEqual({ gameByDatabaseId: { revision: null } })
})
