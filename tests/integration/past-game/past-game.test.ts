import { afterAll, beforeAll, beforeEach, describe, expect, it, test as once } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { ctfdEntries } from '../game-package/ctfd-export.ts'
import { expectedBoard } from '../game-package/expected-board.ts'
import { pack } from '../game-package/package-kit.ts'
import { sendStandings, type StandingsAnswer } from '../../kit/world/past-games.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())
beforeEach(async () => {
  await test.services.db.pastGame.deleteMany()
})

type Row = { place: number; teamName: string; points: number }
type Info = { id: number; title: string; link: string | null; start: number; end: number; teamCount: number }

const ctftime = (standings: unknown[]) => JSON.stringify({ standings })
const ctfd = (data: unknown[]) => JSON.stringify({ success: true, data })
const three = [
  { pos: 1, team: 'Kelp', score: 900 },
  { pos: 2, team: 'Gulls', score: 500.25 },
  { pos: 2, team: 'Terns', score: 500.25 },
]

function idOf(answer: StandingsAnswer): number {
  expect(answer).toMatchObject({ __typename: 'ImportPastGamePayload' })
  return answer.pastGame?.databaseId ?? 0
}

/** The standings as a visitor reads them, which must be the same through both APIs. */
async function standingsOf(id: number): Promise<Row[]> {
  const visitor = test.anonymous()
  const { status, body } = await visitor.rest('GET', `/api/hall/${id}`)
  expect(status).toBe(200)
  const { game } = await visitor.query<{ game: { standings: { edges: { node: Row }[] } } }>(
    `{ game: pastGameByDatabaseId(databaseId: ${id}) {
         standings(first: 100) { edges { node { place teamName points } } } } }`,
  )
  const rows = game.standings.edges.map(({ node }) => node)
  expect((body as { standings: Row[] }).standings).toEqual(rows)
  return rows
}

describe('a file of CTFtime', () => {
  it('becomes a past game with its ties in the order of the file', async () => {
    const file = JSON.stringify({
      tasks: ['Anchor'],
      standings: three.map((row) => ({ ...row, taskStats: { Anchor: { points: 1, time: 1 } } })),
    })
    const answer = await sendStandings(admin, file, { title: ' Cup ', link: 'https://ctf.example/' })
    expect(answer).toMatchObject({ teamCount: 3, faultCount: 0, faults: [] })
    expect(await standingsOf(idOf(answer))).toEqual([
      { place: 1, teamName: 'Kelp', points: 900 },
      { place: 2, teamName: 'Gulls', points: 500.25 },
      { place: 2, teamName: 'Terns', points: 500.25 },
    ])
    const { body } = await test.anonymous().rest('GET', '/api/hall')
    expect(body).toEqual([
      {
        id: idOf(answer),
        title: 'Cup',
        link: 'https://ctf.example/',
        start: Date.parse('2024-03-01T08:00:00Z'),
        end: Date.parse('2024-03-03T08:00:00Z'),
        teamCount: 3,
        leaders: await standingsOf(idOf(answer)),
      },
    ])
  })

  it('is read with a byte order mark, numbers as text, and negative points', async () => {
    const rows = [
      { pos: '1', team: 'Kelp', score: '12.5' },
      { pos: '2', team: 'Gulls', score: -3 },
    ]
    expect(await standingsOf(idOf(await sendStandings(admin, `\uFEFF${ctftime(rows)}`)))).toEqual([
      { place: 1, teamName: 'Kelp', points: 12.5 },
      { place: 2, teamName: 'Gulls', points: -3 },
    ])
  })

  it('leaves out entries with a fault, and names each', async () => {
    const answer = await sendStandings(
      admin,
      ctftime([
        { pos: 1, team: 'Kelp', score: 9 },
        { pos: 2, team: ' ', score: 8 },
        { pos: 3, team: 'Kelp ', score: 7 },
        { pos: 0, team: 'Zero', score: 6 },
        { pos: 5, team: 'No score' },
        'not a team',
        { pos: 7, team: 'x'.repeat(129), score: 4 },
        { pos: 8, team: 'a\u202Eb', score: 4 },
        { team: 'No place', score: 1 },
      ]),
    )
    expect(answer).toMatchObject({ teamCount: 2, faultCount: 7 })
    expect(answer.faults).toEqual([
      { line: 2, message: 'team is required.' },
      { line: 3, message: 'team: an earlier entry has the same name, “Kelp”.' },
      { line: 4, message: 'pos must be at least 1.' },
      { line: 5, message: 'score is required.' },
      { line: 6, message: 'standings has the wrong type. Expected: object.' },
      { line: 7, message: 'team must be at most 128 characters long.' },
      { line: 8, message: expect.stringMatching(/^team must not have line breaks/) },
    ])
    expect(await standingsOf(idOf(answer))).toEqual([
      { place: 1, teamName: 'Kelp', points: 9 },
      { place: 9, teamName: 'No place', points: 1 },
    ])
  })
})

describe('a file of CTFd', () => {
  it('becomes a past game without accounts and teams', async () => {
    const [users, teams] = [await test.services.db.user.count(), await test.services.db.team.count()]
    const members = [{ id: 7, name: 'mara', score: 5 }]
    const answer = await sendStandings(
      admin,
      ctfd([{ pos: 1, account_id: 3, name: 'Kelp', score: 5, members }]),
    )
    expect(await standingsOf(idOf(answer))).toEqual([{ place: 1, teamName: 'Kelp', points: 5 }])
    expect([await test.services.db.user.count(), await test.services.db.team.count()]).toEqual([users, teams])
  })

  once('5000 teams are read, and 5001 are refused', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({ pos: index + 1, name: `t${index}`, score: 1 }))
    expect(await sendStandings(admin, ctfd(rows))).toMatchObject({ teamCount: 5000 })
    const refused = await sendStandings(admin, ctfd([...rows, { pos: 5001, name: 'last', score: 0 }]))
    expect(refused.issues).toEqual([
      { path: ['file'], code: 'INPUT_TOO_MANY_ITEMS', message: 'data must have at most 5000 items.' },
    ])
  })
})

it('reads the scoreboard of a CTFd export and none of its people', async () => {
  const users = await test.services.db.user.count()
  const zip = new Uint8Array(await pack(ctfdEntries()))
  const rows = await standingsOf(idOf(await sendStandings(admin, zip)))
  expect(rows).toEqual(
    expectedBoard().map(({ rank, name, score }) => ({ place: rank, teamName: name, points: score })),
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(await test.services.db.user.count()).toBe(users)
})

describe('a refusal', () => {
  const whole = { title: 'Cup' }
  it.each<[string, string, object, string[], string]>([
    ['no JSON', '{', whole, ['file'], 'PAST_GAME_NOT_JSON'],
    ['an empty file', '', whole, ['file'], 'PAST_GAME_NOT_JSON'],
    ['a list', '[]', whole, ['file'], 'PAST_GAME_OTHER_FORMAT'],
    ['null', 'null', whole, ['file'], 'PAST_GAME_OTHER_FORMAT'],
    ['no team', ctftime([]), whole, ['file'], 'INPUT_TOO_FEW_ITEMS'],
    [
      'no entry without a fault',
      ctftime([{ pos: 1, team: 'Kelp' }]),
      whole,
      ['file', 'standings', '0', 'score'],
      'INPUT_REQUIRED',
    ],
    ['no title', ctftime(three), { title: ' ' }, ['title'], 'INPUT_REQUIRED'],
    ['a long title', ctftime(three), { title: 'x'.repeat(129) }, ['title'], 'INPUT_TOO_LONG'],
    ['a wrong link', ctftime(three), { link: 'javascript:alert(1)' }, ['link'], 'WRITEUP_BAD_LINK'],
    [
      'an end before the start',
      ctftime(three),
      { end: '2024-02-01T00:00:00Z' },
      ['end'],
      'GAME_END_BEFORE_START',
    ],
    ['an end in the future', ctftime(three), { end: '2990-01-01T00:00:00Z' }, ['end'], 'PAST_GAME_NOT_OVER'],
  ])('names the field: %s', async (_title, file, input, path, code) => {
    const answer = await sendStandings(admin, file, input)
    expect(answer.__typename).toBe('InvalidInputError')
    expect(answer.issues).toEqual([{ path, code, message: expect.any(String) }])
    expect(await test.services.db.pastGame.count()).toBe(0)
  })

  it('of a ZIP file that is no CTFd export leaves nothing behind', async () => {
    const answer = await sendStandings(admin, 'PK\u0003\u0004 but no archive')
    expect(answer).toMatchObject({ __typename: 'ConflictError', code: 'GAME_PACKAGE_OTHER_FORMAT' })
    expect(await test.services.db.pastGame.count()).toBe(0)
  })

  it('of the same title and start keeps one of two concurrent imports', async () => {
    const same = () => sendStandings(admin, ctftime(three), { title: 'Cup' })
    const answers = await Promise.all([same(), same()])
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ConflictError',
      'ImportPastGamePayload',
    ])
    expect(answers.find(({ code }) => code)?.code).toBe('PAST_GAME_EXISTS')
    expect(await test.services.db.pastGame.count()).toBe(1)
  })
})

it('is only checked with validateOnly', async () => {
  const answer = await sendStandings(admin, ctftime(three), { validateOnly: true })
  expect(answer).toMatchObject({ __typename: 'ImportPastGamePayload', pastGame: null, teamCount: 3 })
  expect(answer.leaders?.map(({ teamName }) => teamName)).toEqual(['Kelp', 'Gulls', 'Terns'])
  expect(await test.services.db.pastGame.count()).toBe(0)
})

it('is for administrators, and a token needs the scope author', async () => {
  for (const [actor, typename] of [
    [test.anonymous(), 'UnauthenticatedError'],
    [await signIn(test), 'ForbiddenError'],
    [await signIn(test, 'Monitor'), 'ForbiddenError'],
  ] as const) {
    expect((await sendStandings(actor, ctftime(three))).__typename).toBe(typename)
  }
})

it('is changed, listed by its end, and deleted with its standings; the audit trail has each', async () => {
  const first = idOf(await sendStandings(admin, ctftime(three), { title: 'First' }))
  const second = idOf(await sendStandings(admin, ctftime(three), { title: 'Second' }))
  const titles = async () => {
    const { body } = await test.anonymous().rest('GET', '/api/hall')
    const { pastGames } = await test
      .anonymous()
      .query<{ pastGames: { edges: { node: { title: string } }[] } }>(
        '{ pastGames(first: 10) { edges { node { title } } } }',
      )
    const listed = (body as Info[]).map(({ title }) => title)
    expect(pastGames.edges.map(({ node }) => node.title)).toEqual(listed)
    return listed
  }
  expect(await titles()).toEqual(['Second', 'First'])
  const changes = { title: 'Oldest', start: '2023-01-01T00:00:00Z', end: '2023-01-02T00:00:00Z' }
  expect(
    await admin.mutate('updatePastGame', { pastGameId: second, ...changes }, 'pastGame { title link }'),
  ).toMatchObject({ pastGame: { title: 'Oldest', link: '' } })
  expect(await titles()).toEqual(['First', 'Oldest'])
  const backwards = await admin.mutate('updatePastGame', { pastGameId: second, end: '2022-01-01T00:00:00Z' })
  expect(backwards.__typename).toBe('InvalidInputError')

  expect((await admin.mutate('deletePastGame', { pastGameId: first }, 'deletedId')).__typename).toBe(
    'DeletePastGamePayload',
  )
  expect((await admin.mutate('deletePastGame', { pastGameId: first })).__typename).toBe('NotFoundError')
  expect(await titles()).toEqual(['Oldest'])
  expect(await test.services.db.pastStanding.count()).toBe(three.length)
  expect((await test.anonymous().rest('GET', `/api/hall/${first}`)).status).toBe(404)

  const { auditEntries } = await admin.query<{
    auditEntries: { edges: { node: { action: string; subjectName: string } }[] }
  }>('{ auditEntries(action: "pastGame", first: 4) { edges { node { action subjectName } } } }')
  expect(auditEntries.edges.map(({ node }) => `${node.action} ${node.subjectName}`)).toEqual([
    'pastGame.deleted First',
    'pastGame.updated Oldest',
    'pastGame.imported Second',
    'pastGame.imported First',
  ])
})
