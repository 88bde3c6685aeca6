import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diffBoards, type BoardDelta } from '../../../server/domains/scoreboard/table/board-delta.ts'
import type { BoardView } from '../../../server/domains/scoreboard/model/board-view.ts'
import { createScoreboardStore } from '../../../server/domains/scoreboard/model/scoreboard-store.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { withGlobalIds } from '../../kit/calls/global-ids.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

/** The board as another process that starts now would compute it from the rows. */
async function fromRows(gameId: number): Promise<BoardView | null> {
  const { pool, logger } = test.services
  const events = { emit: () => undefined, on: () => () => undefined, dispose: async () => undefined }
  const store = createScoreboardStore({ pool, events, logger })
  const view = await store.get(gameId, 'public')
  await store.dispose()
  return view
}

async function liveBoard(gameId: number): Promise<BoardView> {
  const view = await test.services.scoreboards.get(gameId, 'public')
  if (!view) throw new Error('no board')
  return view
}

/** Three challenges and four teams. Team n has solved n challenges. */
async function playedGame(): Promise<PlayedGame> {
  const played = await makePlayedGame(test, { teams: 4, challenges: 3 })
  const { gameId, challengeIds, players } = played
  await liveBoard(gameId)
  for (const [number, player] of players.entries()) {
    for (const challengeId of challengeIds.slice(0, number)) {
      await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    }
  }
  return played
}

async function ok(actor: Actor, method: string, address: string, body?: unknown): Promise<void> {
  const answer = await actor.rest(method, address, body)
  if (answer.status !== 200) throw new Error(`${method} ${address}: ${answer.text}`)
}

type Change = [name: string, make: (played: PlayedGame) => Promise<unknown>]

const status = (played: PlayedGame, index: number, value: string) =>
  ok(admin, 'PUT', `/api/admin/participation/${played.players[index]?.participationId}`, { status: value })

const changes: Change[] = [
  ['a team is suspended', (played) => status(played, 3, 'Suspended')],
  [
    'a suspended team is accepted again',
    async (played) => {
      await status(played, 2, 'Suspended')
      await status(played, 2, 'Accepted')
    },
  ],
  ['a team without a solve is rejected', (played) => status(played, 0, 'Rejected')],
  [
    'a challenge is disabled',
    ({ gameId, challengeIds }) =>
      ok(admin, 'PUT', `/api/edit/games/${gameId}/challenges/${challengeIds[0]}`, { isEnabled: false }),
  ],
  [
    'a challenge is worth something else',
    ({ gameId, challengeIds }) =>
      ok(admin, 'PUT', `/api/edit/games/${gameId}/challenges/${challengeIds[0]}`, { originalScore: 300 }),
  ],
  [
    'a challenge loses its bloods',
    ({ gameId, challengeIds }) =>
      ok(admin, 'PUT', `/api/edit/games/${gameId}/challenges/${challengeIds[0]}`, {
        disableBloodBonus: true,
      }),
  ],
  [
    'a challenge is deleted',
    ({ gameId, challengeIds }) =>
      ok(admin, 'DELETE', `/api/edit/games/${gameId}/challenges/${challengeIds[1]}`),
  ],
  [
    'the bonus changes',
    ({ gameId }) => updateGame(gameId, { bloodBonus: { first: 0, second: 0, third: 0 } }),
  ],
  ['the game ends earlier', ({ gameId }) => updateGame(gameId, { end: new Date(Date.now() - 1800_000) })],
  ['the game starts later', ({ gameId }) => updateGame(gameId, { start: new Date(Date.now() - 1) })],
  [
    'a team has another name',
    async ({ players: [, player] }) => {
      if (player) await renameTeam(player.teamId, 'Renamed')
    },
  ],
]

async function updateGame(gameId: number, input: Record<string, unknown>): Promise<void> {
  const { __typename } = await admin.mutate('updateGame', { gameId, ...input })
  expect(__typename).toBe('UpdateGamePayload')
}

async function renameTeam(teamId: number, name: string): Promise<void> {
  const { db, boards } = test.services
  const moved = await db.$transaction(async (tx) => {
    await tx.team.update({ where: { id: teamId }, data: { name } })
    return boards.move(tx, await boards.showingTeam(tx, teamId))
  })
  boards.publish(moved)
}

describe('the live board', () => {
  it('matches the rows after every solve', async () => {
    const { gameId } = await playedGame()
    const view = await liveBoard(gameId)
    expect(view.seq).toBe(6)
    expect(view.rows.map(({ solves }) => solves.length)).toEqual([3, 2, 1, 0])
    expect(view).toEqual(await fromRows(gameId))
  })

  it.each(changes)('is what the rows say when %s', async (_name, make) => {
    const played = await playedGame()
    const before = await liveBoard(played.gameId)
    await make(played)
    const after = await liveBoard(played.gameId)
    expect(after.seq).toBeGreaterThan(before.seq)
    expect(after).toEqual(await fromRows(played.gameId))
    expect(diffBoards(before, after)).not.toMatchObject({ solves: [{}] })
    const stored = await test.services.db.boardChange.findMany({
      where: { gameId: played.gameId },
      orderBy: { seq: 'asc' },
    })
    expect(stored.map(({ seq }) => Number(seq))).toEqual(stored.map((_change, index) => index + 1))
  })

  it('does not change after a correct practice submission', async () => {
    const { gameId, challengeIds, players } = await makePlayedGame(test, {
      teams: 1,
      challenges: 1,
      endHours: -0.5,
    })
    const [player] = players
    const [challengeId = 0] = challengeIds
    if (!player) throw new Error('no player')
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    expect(await liveBoard(gameId)).toMatchObject({ seq: 0, rows: [{ score: 0, solves: [] }] })
    expect(await test.services.db.solve.count({ where: { gameId } })).toBe(1)
  })
})

describe('the subscription', () => {
  it('replays changes since the cursor, then publishes every change without a gap', async () => {
    const { gameId, challengeIds, players } = await playedGame()
    const { scoreboards } = test.services
    const missed = scoreboards.follow(gameId, { audience: 'public', after: 2 })[Symbol.asyncIterator]()
    const replay = (await missed.next()).value as BoardDelta
    expect(replay).toMatchObject({ previousSeq: 2, seq: 6, reset: null })
    expect(replay.solves).toHaveLength(4)
    const [first] = players
    if (!first) throw new Error('no player')
    const [challengeId = 0] = challengeIds
    const next = missed.next()
    await submit(first, { gameId, challengeId, flag: flagOf(challengeId) })
    expect((await next).value).toMatchObject({
      previousSeq: 6,
      seq: 7,
      solves: [{ team: { teamId: first.teamId }, challengeId, type: 4 }],
      challenges: [{ solvedCount: 4 }],
    })
    await missed.return?.()
  })

  it('starts with the whole board if the cursor is older or newer than the known changes', async () => {
    const { gameId } = await playedGame()
    const { scoreboards, pool } = test.services
    await pool.query('DELETE FROM board_change WHERE game_id = $1 AND seq < 4', [gameId])
    for (const after of [1, 99]) {
      const deltas = scoreboards.follow(gameId, { audience: 'public', after })[Symbol.asyncIterator]()
      const { value } = await deltas.next()
      expect(value).toMatchObject({ previousSeq: after, seq: 6, reset: { seq: 6 } })
      await deltas.return?.()
    }
  })

  it('ends immediately when the client disconnects', async () => {
    const { gameId } = await playedGame()
    const followed = test.services.scoreboards.follow(gameId, { audience: 'public', after: null })
    const deltas = followed[Symbol.asyncIterator]()
    const waiting = deltas.next()
    await deltas.return?.()
    expect(await waiting).toEqual({ done: true, value: undefined })
  })

  it('works over server-sent events', async () => {
    const { gameId, challengeIds, players } = await playedGame()
    const query = `subscription { scoreboardChanged(gameId: ${gameId}, after: 5) { seq previousSeq
      solves { team { databaseId } challenge { databaseId } type points userName } challenges { databaseId score solvedCount }
      standings { teamIds scores ranks } reset { seq } } }`
    const answer = await test.anonymous().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(withGlobalIds({ query })),
    })
    const events = readEvents(answer)
    const first = await events.next()
    expect(first.value).toMatchObject({ scoreboardChanged: { seq: 6, previousSeq: 5, reset: null } })
    const [player] = players
    const [, challengeId = 0] = challengeIds
    if (!player) throw new Error('no player')
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    expect((await events.next()).value).toMatchObject({
      scoreboardChanged: {
        seq: 7,
        previousSeq: 6,
        solves: [
          {
            team: { databaseId: player.teamId },
            challenge: { databaseId: challengeId },
            points: 760,
            type: 'ThirdBlood',
          },
        ],
      },
    })
  })
})

async function* readEvents(answer: Response): AsyncGenerator {
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString()
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const line = block.split('\n').find((part) => part.startsWith('data: {'))
      if (line) yield (JSON.parse(line.slice(6)) as { data: unknown }).data
    }
  }
}
