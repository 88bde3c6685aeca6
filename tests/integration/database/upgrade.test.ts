import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../server/database/free-port.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { createOldDatabase, fillOldDatabase, old } from '../../kit/server/old-platform.ts'
import { startServerProcess, type ServerProcess } from '../../kit/server/server-process.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'halyard-upgrade-'))
let url: string
let server: ServerProcess
let client: Client
/** The old tables, and whether they had rows. */
let tables: unknown[][]

/** A new actor per request, which sends only the given cookie. */
const withSession = (token: string) => new Actor(url, { cookie: `halyard_session=${token}` })
const select = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows
const values = async (sql: string) => (await select(sql)).map((row) => Object.values(row))

const countRows = `
  SELECT tablename, (xpath('/row/n/text()', query_to_xml('SELECT count(*) AS n FROM ' || quote_ident(tablename),
    false, true, '')))[1]::text <> '0' AS filled
    FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`

beforeAll(async () => {
  const databaseUrl = await createOldDatabase()
  client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await fillOldDatabase(client, dataDir)
  tables = await values(countRows)
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HALYARD_METRICS_PORT: '0',
    HALYARD_CONTAINERS: 'none',
    HALYARD_DATA_DIR: dataDir,
  })
})

afterAll(async () => {
  await client.end()
  await server.end()
  rmSync(dataDir, { recursive: true, force: true })
})

it('has the tables and the indexes of a new platform, and every constraint and index is valid', async () => {
  const layout = `SELECT table_name || '.' || column_name AS column FROM information_schema.columns
                   WHERE table_schema = 'public' ORDER BY 1`
  const indexes = `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`
  const invalid = `SELECT conname FROM pg_constraint WHERE NOT convalidated
    UNION ALL SELECT indexrelid::regclass::text FROM pg_index WHERE NOT indisvalid`
  const fresh = await createTestDatabase()
  const other = new Client({ connectionString: fresh })
  await other.connect()
  const expected = (await other.query(layout)).rows
  const expectedIndexes = (await other.query(indexes)).rows
  await other.end()
  await dropTestDatabase(fresh)
  expect(await select(layout)).toEqual(expected)
  expect(await select(indexes)).toEqual(expectedIndexes)
  expect(await select(invalid)).toEqual([])
})

it('finds the uses of a picture and the first solves through indexes that have only those rows', async () => {
  const partial = `SELECT indexname, split_part(indexdef, ' USING btree ', 2) FROM pg_indexes
                    WHERE indexname ~ '_(hash|blood)_idx$' AND indexdef LIKE '% WHERE %' ORDER BY 1`
  expect(await values(partial)).toEqual([
    ['game_poster_hash_idx', '(poster_hash) WHERE (poster_hash IS NOT NULL)'],
    ['submission_blood_idx', expect.stringMatching(/^\(game_id, type\) WHERE .*First.*Second.*Third/)],
    ['team_avatar_hash_idx', '(avatar_hash) WHERE (avatar_hash IS NOT NULL)'],
    ['user_avatar_hash_idx', '(avatar_hash) WHERE (avatar_hash IS NOT NULL)'],
  ])
})

it('starts with rows in every table', () => {
  expect(tables).toHaveLength(29)
  expect(tables.filter(([, filled]) => filled !== true)).toEqual([])
})

it('keeps the sessions of the last 30 days, and the API tokens', async () => {
  const profile = await withSession(old.sessions.anne).rest('GET', '/api/account/profile')
  expect(profile.body).toMatchObject({ userName: 'anne' })
  expect((await withSession(old.sessions.admin).rest('GET', '/api/account/profile')).status).toBe(401)
  const bot = new Actor(url, { authorization: `Bearer ${old.apiToken}` })
  expect(await bot.query('{ viewer { userName } }')).toEqual({ viewer: { userName: 'anne' } })
  expect(await values('SELECT name FROM api_token')).toEqual([['bot']])
})

it('shows the same board, and continues from it', async () => {
  type Board = { items: { name: string; solvedCount: number; rank: number }[] }
  const read = async () => {
    const { body } = await new Actor(url).rest('GET', '/api/game/1/scoreboard')
    return (body as Board).items.map(({ name, solvedCount }) => [name, solvedCount])
  }
  expect(await read()).toEqual([
    ['Anchors', 2],
    ['Buoys', 1],
  ])
  const anne = withSession(old.sessions.anne)
  expect((await anne.rest('POST', '/api/game/1/challenges/4', { flag: 'own{orders}' })).status).toBe(200)
  expect(await read()).toEqual([
    ['Anchors', 3],
    ['Buoys', 1],
  ])
  expect(await values('SELECT seq::int FROM game_board WHERE game_id = 1')).toEqual([[4]])
})

it('lists the submissions with their teams and challenges', async () => {
  const { game } = await withSession(old.sessions.monitor).query<{
    game: { submissions: { edges: { node: object }[] } }
  }>(
    `{ game: gameByDatabaseId(databaseId: 1) { submissions(first: 50) { edges { node {
       databaseId status type teamName challenge { title } } } } } }`,
  )
  const rows = game.submissions.edges.map(({ node }) => Object.values(node)).toReversed()
  expect(rows.slice(0, 7)).toEqual([
    [1, 'Accepted', 'FirstBlood', 'Anchors', { title: 'Mooring' }],
    [2, 'Accepted', 'SecondBlood', 'Buoys', { title: 'Mooring' }],
    [3, 'CheatDetected', 'Unaccepted', 'Buoys', { title: 'Echo' }],
    [4, 'WrongAnswer', 'Unaccepted', 'Anchors', { title: 'Tide' }],
    [5, 'Accepted', 'Normal', 'Anchors', { title: 'Tide' }],
    [6, 'WrongAnswer', 'Unaccepted', 'Buoys', { title: 'Tide' }],
    [7, 'WrongAnswer', 'Unaccepted', 'Anchors', { title: 'Echo' }],
  ])
  const cheats = await withSession(old.sessions.monitor).rest('GET', '/api/game/1/cheatinfo')
  expect(cheats.body).toMatchObject([{ submission: { answer: 'own{anne}', challenge: 'Echo' } }])
  expect(cheats.body).toHaveLength(1)
})

it('serves the files under their old names', async () => {
  for (const [id, name] of [
    [1, 'harbour.bin'],
    [2, 'harbour.bin'],
    [4, 'attachment'],
  ]) {
    const { body } = await withSession(old.sessions.anne).rest('GET', `/api/game/1/challenges/${id}`)
    const address = (body as { context: { url: string } }).context.url
    expect(address).toBe(`/assets/${old.handout.hash}/${name}`)
    expect(Buffer.from(await (await new Actor(url).fetch(address)).arrayBuffer())).toEqual(old.handout.bytes)
  }
  expect(await values('SELECT type, name FROM attachment ORDER BY id')).toEqual([
    ['Local', 'harbour.bin'],
    ['Local', 'harbour.bin'],
    ['Remote', null],
    ['Local', 'harbour.bin'],
  ])
})

it('repairs the documented rows', async () => {
  expect(await values('SELECT game_id, team_id FROM participation_member ORDER BY participation_id')).toEqual(
    [
      [1, 1],
      [1, 2],
    ],
  )
  expect(await values('SELECT writeup_at FROM participation WHERE id = 1')).toEqual([
    [new Date('2026-01-02T10:00:00Z')],
  ])
  expect(await values('SELECT blood_bonus FROM game ORDER BY id')).toEqual([[52_459_530], [52_459_530]])
  expect(await values('SELECT min_score_rate FROM challenge WHERE id = 5')).toEqual([[1]])
  expect(await values(`SELECT count(*)::int FROM flag WHERE flag = ''`)).toEqual([[0]])
  expect(await values('SELECT hints FROM challenge WHERE id = 2')).toEqual([[null]])
  expect(await values('SELECT tags FROM post')).toEqual([[[]]])
  expect(await values('SELECT challenge_id FROM cheat')).toEqual([[3]])
  expect(await values('SELECT DISTINCT game_id FROM assignment')).toEqual([[1]])
})

it('names the assignments and all that belongs to them anew', async () => {
  expect(await values('SELECT challenge_id, is_assigned FROM assignment ORDER BY challenge_id')).toEqual([
    [3, true],
    [4, true],
  ])
  const old = `SELECT relname FROM pg_class WHERE relname ~ '^instance' UNION ALL
    SELECT conname FROM pg_constraint WHERE conname ~ '^instance'`
  expect(await values(old)).toEqual([])
})
