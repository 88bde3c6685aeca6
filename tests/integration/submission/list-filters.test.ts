import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { recordStatements } from '../../kit/server/statements.ts'

// Filters, orders and totals of the lists that monitors read, in a game with many submissions.

const eventText = '... on SubmissionEvent { text: answer }'
const submissionCount = 12_000
const start = Date.UTC(2026, 0, 1)

let test: TestApp
let monitor: Actor
let admin: Actor
let game: PlayedGame

beforeAll(async () => {
  test = await startTestApp()
  monitor = await signIn(test, 'Monitor')
  admin = await signIn(test, 'Admin')
  game = await makePlayedGame(test, { teams: 40, challenges: 20 })
  await fillGame(game)
  // A second game shares the tables, so that the game alone does not select all rows.
  await fillGame(await makePlayedGame(test, { teams: 40, challenges: 20 }))
  await test.services.pool.query('ANALYZE')
})
afterAll(() => test.dispose())

/** Submission and event number n come n seconds after `start`. Every 3000th submission is a cheat. */
async function fillGame({ gameId, challengeIds, players }: PlayedGame): Promise<void> {
  const teams = [players.map(({ participationId }) => participationId), players.map(({ teamId }) => teamId)]
  await test.services.pool.query(
    `WITH made AS (
       INSERT INTO submission (answer, status, type, submitted_at, team_id, participation_id, game_id, challenge_id)
       SELECT 'answer ' || n, (CASE WHEN n % 3000 = 0 THEN 'CheatDetected' ELSE 'WrongAnswer' END)::"AnswerResult",
              'Unaccepted', to_timestamp($2 / 1000.0) + n * interval '1 second',
              ($4::int[])[1 + n % 40], ($3::int[])[1 + n % 40], $1, ($5::int[])[1 + n % 20]
       FROM generate_series(1, $6::int) n
       RETURNING id, status, game_id, challenge_id, participation_id),
     cheats AS (
       INSERT INTO cheat (submission_id, game_id, challenge_id, submit_participation_id, source_participation_id)
       SELECT id, game_id, challenge_id, participation_id, ($3::int[])[40] FROM made WHERE status = 'CheatDetected')
     INSERT INTO game_event (game_id, type, "values", team_id, challenge_id, published_at)
     SELECT $1, (CASE WHEN n % 3000 = 0 THEN 'CheatDetected' ELSE 'FlagSubmit' END)::"GameEventType",
            ARRAY['WrongAnswer', 'answer ' || n], ($4::int[])[1 + n % 40], ($5::int[])[1 + n % 20],
            to_timestamp($2 / 1000.0) + n * interval '1 second'
     FROM generate_series(1, $6::int) n`,
    [gameId, start, ...teams, challengeIds, submissionCount],
  )
}

type List = { totalCount: number; edges: { node: { text?: string } }[] }

async function read(actor: Actor, call: string, text: string): Promise<List> {
  const document = `{ game: gameByDatabaseId(databaseId: ${game.gameId}) {
    list: ${call} { totalCount edges { node { ${text} } } } } }`
  return (await actor.query<{ game: { list: List } }>(document)).game.list
}

const textsOf = ({ edges }: List) => edges.map(({ node }) => node.text)
const at = (second: number) => JSON.stringify(new Date(start + second * 1000).toISOString())
const idOf = (type: string, id = 0) => Buffer.from(`${type}:${id}`).toString('base64')
const teamOf = (index: number) => game.players[index]?.teamId ?? 0

it('limits submissions to a range of time, with the first moment and without the last', async () => {
  const list = await read(
    monitor,
    `submissions(first: 5, since: ${at(10)}, until: ${at(13)})`,
    'text: answer',
  )
  expect(list.totalCount).toBe(3)
  expect(textsOf(list)).toEqual(['answer 12', 'answer 11', 'answer 10'])
})

it('orders submissions and events by time in both directions, page by page', async () => {
  const oldest = (field: string) => `orderBy: { field: ${field}, direction: ASC }`
  const submissions = await read(monitor, `submissions(first: 2, ${oldest('SUBMITTED_AT')})`, 'text: answer')
  expect(textsOf(submissions)).toEqual(['answer 1', 'answer 2'])
  for (const search of ['', ', search: "answer 11"']) {
    const first = `events(first: 2, ${oldest('PUBLISHED_AT')}${search})`
    const texts = textsOf(await read(monitor, first, eventText))
    expect(texts).toEqual(search ? ['answer 11', 'answer 110'] : ['answer 1', 'answer 2'])
  }
})

it('counts all rows that a filter leaves, not only those of the page', async () => {
  const cheats = await read(monitor, 'submissions(first: 1, status: CheatDetected)', 'text: answer')
  expect([cheats.totalCount, cheats.edges.length]).toEqual([4, 1])
  const ofTeam = await read(monitor, `submissions(first: 1, teamId: ${teamOf(3)})`, 'text: answer')
  expect(ofTeam.totalCount).toBe(submissionCount / 40)
  const found = await read(
    monitor,
    `events(first: 1, search: "answer 1199", until: ${at(11_995)})`,
    eventText,
  )
  // "answer 1199" itself and 11990 to 11994.
  expect(found.totalCount).toBe(6)
})

it('counts games, notices, participations and posts', async () => {
  const { db } = test.services
  const createNotice = (content: string) =>
    admin.mutate('createNotice', { gameId: game.gameId, content }, '__typename')
  await createNotice('One')
  await createNotice('Two')
  await admin.mutate('createPost', { title: 'News' }, '__typename')
  type Count = { totalCount: number }
  const counts = await admin.query<{ games: Count; posts: Count; game: Record<string, Count> }>(
    `{ games(first: 1, includeHidden: true) { totalCount edges { cursor } }
       posts { totalCount }
       game: gameByDatabaseId(databaseId: ${game.gameId}) {
         notices(first: 1) { totalCount edges { cursor } }
         participations(first: 1, status: Accepted) { totalCount edges { cursor } } } }`,
  )
  expect(counts.games.totalCount).toBe(await db.game.count())
  expect(counts.posts.totalCount).toBe(await db.post.count())
  expect(counts.game['notices']?.totalCount).toBe(2)
  expect(counts.game['participations']?.totalCount).toBe(40)
})

it('counts nothing unless the total is asked for', async () => {
  const statements = recordStatements()
  try {
    await monitor.query(`{ game: gameByDatabaseId(databaseId: ${game.gameId}) {
      submissions(first: 1) { edges { cursor } } events(first: 1) { edges { cursor } } } }`)
  } finally {
    statements.stop()
  }
  expect(statements.all.some((text) => /count\(/i.test(text))).toBe(false)
})

it('limits cheats to a team on either side, to a challenge and to a range of time', async () => {
  const [source, sender] = [game.players[39], game.players[0]]
  const count = async (filter: string) => (await read(monitor, `cheats(${filter})`, '__typename')).totalCount
  expect(await count(`teamId: "${idOf('Team', source?.teamId)}"`)).toBe(4)
  expect(await count(`teamId: "${idOf('Team', sender?.teamId)}"`)).toBe(4)
  expect(await count(`teamId: "${idOf('Team', teamOf(5))}"`)).toBe(0)
  expect(await count(`challengeId: "${idOf('Challenge', game.challengeIds[0])}"`)).toBe(4)
  expect(await count(`challengeId: "${idOf('Challenge', game.challengeIds[1])}"`)).toBe(0)
  expect(await count(`since: ${at(6000)}, until: ${at(9000)}`)).toBe(1)
})

it('lists participations by the names of their teams', async () => {
  const names = async (direction: string) => {
    const call = `participations(first: 3, orderBy: { field: TEAM_NAME, direction: ${direction} })`
    return (await readNodes(call, 'team { name }')).map(({ team }) => team.name)
  }
  const all = (
    await test.services.db.team.findMany({
      where: { participations: { some: { gameId: game.gameId } } },
      orderBy: { name: 'asc' },
    })
  ).map(({ name }) => name)
  expect(await names('ASC')).toEqual(all.slice(0, 3))
  expect(await names('DESC')).toEqual(all.slice(-3).toReversed())
})

async function readNodes(call: string, fields: string) {
  type Answer = { game: { list: { edges: { node: { team: { name: string } } }[] } } }
  const document = `{ game: gameByDatabaseId(databaseId: ${game.gameId}) { list: ${call} { edges { node { ${fields} } } } } }`
  return (await admin.query<Answer>(document)).game.list.edges.map(({ node }) => node)
}

it('rejects filters of lists for callers who may not read the list', async () => {
  const guest = test.anonymous()
  const { errors } = await guest.graphql(
    `{ game: gameByDatabaseId(databaseId: ${game.gameId}) { submissions(since: ${at(0)}) { totalCount } } }`,
  )
  expect(errors?.[0]?.extensions?.['code']).toBe('AUTH_LOGIN_REQUIRED')
})

/** A page after a cursor in the middle of its list. */
async function deepPage(list: string, text: string): Promise<string> {
  const middle = await monitor.query<{ game: { list: { edges: { cursor: string }[] } } }>(
    `{ game: gameByDatabaseId(databaseId: ${game.gameId}) {
         list: ${list}(first: 1, since: ${at(6000)}, until: ${at(6001)}) { edges { cursor ${text} } } } }`,
  )
  return `${list}(first: 10, after: "${middle.game.list.edges[0]?.cursor}")`
}

it('reads every filtered page and every deep one through an index', async () => {
  const calls = [
    ...[
      '',
      'status: CheatDetected',
      'type: FirstBlood',
      `teamId: ${teamOf(1)}`,
      `challengeId: ${game.challengeIds[1]}`,
      `since: ${at(10)}, until: ${at(20)}`,
      'orderBy: { field: SUBMITTED_AT, direction: ASC }',
    ].map((filter) => ['submission', `submissions(first: 10, ${filter})`, 'text: answer']),
    ...[
      '',
      'types: [CheatDetected]',
      'types: [CheatDetected, ContainerStart]',
      `teamId: ${teamOf(1)}`,
      `challengeId: "${idOf('Challenge', game.challengeIds[1])}"`,
      `since: ${at(10)}, until: ${at(20)}`,
    ].map((filter) => ['game_event', `events(first: 10, ${filter})`, eventText]),
    ['submission', await deepPage('submissions', ''), 'text: answer'],
    ['game_event', await deepPage('events', ''), eventText],
  ]
  for (const [table = '', call = '', text = ''] of calls) {
    const statements = recordStatements()
    try {
      await monitor.query(`{ game: gameByDatabaseId(databaseId: ${game.gameId}) {
        list: ${call} { edges { node { ${text} } } } } }`)
    } finally {
      statements.stop()
    }
    const reads = statements.sent.filter(({ text }) => text.includes(`FROM "public"."${table}"`))
    const found = []
    for (const { text, values } of reads) {
      const { rows } = await test.services.pool.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${text}`,
        values,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      const removed = [...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, count]) => Number(count))
      const isIndexed = !plan.includes(`Seq Scan on ${table}`)
      found.push(isIndexed && Math.max(0, ...removed) < 100 ? 'by an index' : plan)
    }
    expect({ call, found }).toEqual({ call, found: reads.map(() => 'by an index') })
    expect({ call, count: reads.length }).not.toEqual({ call, count: 0 })
  }
})

it('reads the events of several types in the order of all, in both directions', async () => {
  const after = await deepPage('events', '')
  const before = after.replace('first: 10, after', 'last: 10, before')
  for (const call of ['events(first: 10)', 'events(last: 10)', after, before]) {
    const all = textsOf(await read(monitor, call, eventText))
    const typed = call.replace('events(', 'events(types: [CheatDetected, FlagSubmit, ContainerStart], ')
    expect(textsOf(await read(monitor, typed, eventText))).toEqual(all)
    expect(all).toHaveLength(10)
  }
  const rare = 'events(first: 2, types: [CheatDetected, Normal])'
  expect((await read(monitor, rare, '__typename')).edges).toHaveLength(2)
})

it('finds the first bloods of a game', async () => {
  const { db } = test.services
  const [first] = await db.submission.findMany({ where: { gameId: game.gameId }, take: 1 })
  await db.submission.update({ where: { id: first?.id }, data: { status: 'Accepted', type: 'FirstBlood' } })
  const list = await read(monitor, 'submissions(first: 5, type: FirstBlood)', 'text: answer')
  expect([list.totalCount, textsOf(list)]).toEqual([1, [first?.answer]])
})

it('pages through rows of the same time in both directions, without a gap or a repetition', async () => {
  await test.services.pool.query(
    `UPDATE submission SET submitted_at = date_trunc('minute', submitted_at) WHERE game_id = $1 AND submitted_at < $2`,
    [game.gameId, new Date(start + 300_000)],
  )
  const until = `until: ${at(300)}`
  type Page = { edges: { cursor: string; node: { databaseId: number } }[] }
  const page = async (args: string) => {
    const document = `{ game: gameByDatabaseId(databaseId: ${game.gameId}) {
      list: submissions(${until}, ${args}) { edges { cursor node { databaseId } } } } }`
    return (await monitor.query<{ game: { list: Page } }>(document)).game.list.edges
  }
  const rows = await test.services.db.submission.findMany({
    where: { gameId: game.gameId, submittedAt: { lt: new Date(start + 300_000) } },
    orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  const expected = rows.map(({ id }) => id)
  for (const [size, cursor, isBackwards] of [
    ['first: 70', 'after', false],
    ['last: 70', 'before', true],
  ] as const) {
    const found: number[] = []
    for (let edges = await page(size); edges.length > 0;) {
      const ids = edges.map(({ node }) => node.databaseId)
      if (isBackwards) found.unshift(...ids)
      else found.push(...ids)
      const edge = edges.at(isBackwards ? 0 : -1)
      edges = await page(`${size}, ${cursor}: "${edge?.cursor}"`)
    }
    expect(found).toEqual(expected)
  }
})
