import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { GameEventType } from '../../../prisma/generated/client/enums.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { codeOf } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'

let test: TestApp
let monitor: Awaited<ReturnType<typeof signIn>>
let game: PlayedGame
let team = ''
let user = ''

const heads = ['Time', 'Event', 'Result', 'Team', 'User', 'Challenge', 'Flag', 'Owner of the flag', 'Text']
const start = Date.UTC(2026, 0, 1)
const at = (second: number) => new Date(start + second * 1000)

beforeAll(async () => {
  test = await startTestApp()
  monitor = await signIn(test, 'Monitor')
  game = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const [player] = game.players
  if (!player) throw new Error('nobody plays')
  const { db } = test.services
  team = (await db.team.update({ where: { id: player.teamId }, data: { name: '=Terns' } })).name
  const row = await db.user.findUniqueOrThrow({ where: { id: player.userId } })
  user = row.userName ?? ''
  await db.game.update({ where: { id: game.gameId }, data: { title: 'Harbour/Öl' } })
  await db.gameEvent.deleteMany({ where: { gameId: game.gameId } })
})
afterAll(() => test.dispose())

/** An event of the first team, `second` seconds after `start`. */
async function addEvent(type: GameEventType, second: number, values: string[], of = 0): Promise<void> {
  const [player] = game.players.slice(of)
  await test.services.db.gameEvent.create({
    data: {
      gameId: game.gameId,
      teamId: player?.teamId ?? 0,
      userId: of === 0 ? (player?.userId ?? null) : null,
      challengeId: game.challengeIds[of] ?? null,
      type,
      values,
      publishedAt: at(second),
    },
  })
}

/** The cells of each line. */
function cellsOf(text: string): string[][] {
  return text
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    )
}

const pathOf = (query = '', gameId = game.gameId) => `/api/game/${gameId}/events.csv${query}`

async function download(path: string, actor: Actor = monitor) {
  const answer = await actor.fetch(path)
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const [head = [], ...rows] = cellsOf(bytes.subarray(3).toString('utf8'))
  return { answer, head, rows }
}

/** The address that GraphQL has for these arguments. */
async function addressOf(args: string): Promise<string> {
  const document = `{ game: gameByDatabaseId(databaseId: ${game.gameId}) { eventSheetUrl${args} } }`
  return (await monitor.query<{ game: { eventSheetUrl: string } }>(document)).game.eventSheetUrl
}

describe('the events as CSV', () => {
  beforeAll(async () => {
    await addEvent('FlagSubmit', 1, ['Accepted', '=HYPERLINK("http://example.test")', '-Locks', '1'])
    await addEvent('FlagSubmit', 2, ['WrongAnswer', '+1', '', ''])
    await addEvent('CheatDetected', 3, ['-Locks', '=Terns', '@Gulls'])
    await addEvent('CheatDetected', 4, ['-Locks', '=Terns', ''])
    await addEvent('ContainerStart', 5, ['1', '-Locks'])
    await addEvent('ContainerDestroy', 6, ['1', '-Locks'], 1)
    await addEvent('Normal', 7, ['hint.bought', '-Locks', 'Key', '50'])
  })

  it('have a row for each event, the newest first, without formulas', async () => {
    const { answer, head, rows } = await download(pathOf())
    expect(head).toEqual(heads)
    const other = await test.services.db.team.findUniqueOrThrow({
      where: { id: game.players[1]?.teamId ?? 0 },
    })
    const own = [`'${team}`, user]
    expect(rows).toEqual([
      [at(7).toISOString(), 'Other', '', ...own, '', '', '', expect.stringContaining('Key')],
      [at(6).toISOString(), 'Instance ended', '', other.name, '', "'-Locks", '', '', ''],
      [at(5).toISOString(), 'Instance started', '', ...own, "'-Locks", '', '', ''],
      [at(4).toISOString(), 'Bait', '', ...own, "'-Locks", '', '', ''],
      [at(3).toISOString(), 'Cheat', '', ...own, "'-Locks", '', "'@Gulls", ''],
      [at(2).toISOString(), 'Submission', 'Wrong', ...own, '', "'+1", '', ''],
      [at(1).toISOString(), 'Submission', 'Correct', ...own, "'-Locks", `'=HYPERLINK("http://example.test")`, '', ''], // oxfmt-ignore
    ])
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toMatch(
      /filename\*=UTF-8''Harbour-Öl_Events_\d{14}\.csv$/,
    )
  })

  it.each([
    ['types: [FlagSubmit]', '?types=FlagSubmit', [2, 1]],
    ['types: [ContainerStart, CheatDetected]', '?types=ContainerStart&types=CheatDetected', [5, 4, 3]],
    ['types: []', '?types=', []],
    ['hideContainer: true', '?hideContainer=true', [7, 4, 3, 2, 1]],
    ['search: "hyperlink"', '?search=hyperlink', [1]],
    ['search: "nowhere"', '?search=nowhere', []],
    [
      `since: "${at(2).toISOString()}", until: "${at(4).toISOString()}"`,
      `?since=${+at(2)}&until=${+at(4)}`,
      [3, 2],
    ],
    ['types: [FlagSubmit, Normal], search: "Key"', '?types=FlagSubmit,Normal&search=Key', [7]],
  ] as const)('have the filter (%s) through both APIs', async (args, query, seconds) => {
    const expected = seconds.map((second) => at(second).toISOString())
    for (const path of [await addressOf(`(${args})`), pathOf(query)]) {
      const { rows } = await download(path)
      expect({ path, times: rows.map(([time]) => time) }).toEqual({ path, times: expected })
    }
  })

  it('have the filters by team and challenge through both APIs', async () => {
    const teamId = game.players[1]?.teamId ?? 0
    const challengeId = game.challengeIds[1] ?? 0
    for (const [name, type, id] of [
      ['teamId', 'Team', teamId],
      ['challengeId', 'Challenge', challengeId],
    ] as const) {
      const paths = [await addressOf(`(${name}: "${encodeGlobalID(type, id)}")`), pathOf(`?${name}=${id}`)]
      for (const path of paths) expect((await download(path)).rows.map(([time]) => time)).toEqual([at(6).toISOString()]) // oxfmt-ignore
    }
  })

  it('have heads and words in the language of the request', async () => {
    monitor.headers['accept-language'] = 'zh-CN'
    try {
      const { head, rows } = await download(pathOf('?types=FlagSubmit'))
      expect(head.slice(0, 4)).toEqual(['时间', '事件', '结果', '队伍'])
      expect(rows[0]?.slice(1, 3)).toEqual(['提交', '错误'])
    } finally {
      delete monitor.headers['accept-language']
    }
  })

  it('refuse a type and a text that no event can have', async () => {
    expect((await monitor.rest('GET', pathOf('?types=Storm'))).status).toBe(400)
    expect((await monitor.rest('GET', pathOf(`?search=${'x'.repeat(513)}`))).status).toBe(400)
    expect((await monitor.rest('GET', pathOf('?search=%00'))).status).toBe(400)
  })

  it('are counted by the limit of queries', async () => {
    const charge = vi.spyOn(test.services.limits, 'charge')
    await download(pathOf())
    expect(charge.mock.calls.map(([, name]) => name)).toContain('Query')
  })
})

describe('who may download events', () => {
  it('are monitors, from the start on, with the scope `monitor`', async () => {
    const [player] = game.players
    const link = `{ game: gameByDatabaseId(databaseId: ${game.gameId}) { eventSheetUrl } }`
    const refusals: [Actor | undefined, number, string][] = [
      [test.anonymous(), 401, 'AUTH_LOGIN_REQUIRED'],
      [player?.actor, 403, 'AUTH_FORBIDDEN'],
      [await tokenOf(test, monitor, ['read', 'play']), 403, 'AUTH_SCOPE_MISSING'],
    ]
    for (const [actor, status, code] of refusals) {
      expect((await actor?.rest('GET', pathOf()))?.status).toBe(status)
      expect((await actor?.graphql(link))?.errors?.[0]?.extensions?.code).toBe(code)
    }
    const bot = await tokenOf(test, monitor, ['read', 'monitor'])
    expect((await download(pathOf(), bot)).head).toEqual(heads)
    expect((await bot.graphql(link)).data).toEqual({ game: { eventSheetUrl: pathOf() } })
    const upcoming = await makePlayedGame(test, { teams: 1, challenges: 1, startHours: 1, endHours: 2 })
    const early = await monitor.rest('GET', pathOf('', upcoming.gameId))
    expect(codeOf(early)).toEqual([400, 'GAME_NOT_STARTED'])
    expect(codeOf(await monitor.rest('GET', pathOf('', 2_147_483_647)))).toEqual([404, 'GAME_NOT_FOUND'])
  })
})

describe('a game with many events', () => {
  it('has each of them once, also where a search finds only a few', async () => {
    const large = await makePlayedGame(test, { teams: 1, challenges: 1 })
    const count = 12_000
    // Groups of rows have the same millisecond, so that only the ids define their order.
    await test.services.pool.query(
      `INSERT INTO game_event (game_id, type, "values", team_id, published_at)
       SELECT $1, (CASE WHEN n % 3 = 0 THEN 'FlagSubmit' ELSE 'Normal' END)::"GameEventType",
              ARRAY['WrongAnswer', 'answer ' || n], $2, to_timestamp(n / 700)
       FROM generate_series(1, $3::int) n`,
      [large.gameId, large.players[0]?.teamId, count],
    )
    const stored = await test.services.db.gameEvent.findMany({
      where: { gameId: large.gameId },
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    })
    const textsOf = (rows: string[][]) => rows.map((row) => row[6] || row[8]?.replace('WrongAnswer ', ''))
    for (const query of ['', '?types=FlagSubmit,Normal,CheatDetected', '?search=answer']) {
      const { rows } = await download(pathOf(query, large.gameId))
      expect(textsOf(rows)).toEqual(stored.map(({ values }) => values[1]))
    }
    // The last match is one of the oldest events, after portions without any.
    const { rows } = await download(pathOf('?search=answer%20113&types=Normal', large.gameId))
    const found = stored.filter(({ type, values }) => type === 'Normal' && values[1]?.includes('answer 113'))
    expect(textsOf(rows)).toEqual(found.map(({ values }) => values[1]))
    expect(rows.at(-1)?.[8]).toBe('WrongAnswer answer 113')
  })
})
