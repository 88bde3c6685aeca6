import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, type Player } from '../../kit/world/played-game.ts'

// A second connection holds a row while the answers wait for it, so that each time passes at a known moment.

const minuteMs = 60_000

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

afterEach(() => {
  test.services.clock.offsetMs = 0
})

async function makeGame(teams = 2) {
  const played = await makePlayedGame(test, { teams, challenges: 3, practiceMode: false })
  const [first = 0, second = 0, third = 0] = played.challengeIds
  const [player, rival] = played.players
  if (!player || !rival) throw new Error('the game has no players')
  return { ...played, first, second, third, player, rival }
}

/** The code of the refusal, or the status of the submission. */
async function send({ actor }: Player, gameId: number, challengeId: number, flag = flagOf(challengeId)) {
  const answer = await actor.mutate<{ submission?: { status: string } }>(
    'submitFlag',
    { gameId, challengeId, flag },
    'submission { status }',
  )
  return answer.code ?? answer.submission?.status
}

/** Runs `work` while another connection holds the rows that the statement locks or changes. */
async function holding(text: string, ids: unknown, work: () => Promise<void>): Promise<void> {
  const client = await test.services.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(text, [ids])
    await work()
    await client.query('COMMIT')
  } finally {
    client.release(true)
  }
}

const untilWaiting = (application: string, what: string) =>
  until(async () => {
    const { rows } = await test.services.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database()
         AND application_name LIKE $1 AND wait_event_type = 'Lock'`,
      [application],
    )
    return rows.length > 0
  }, what)
const judgingWaits = () => untilWaiting('halyard-judge', 'an answer waits for the lock')

const holdGame = 'SELECT FROM game WHERE id = $1 FOR UPDATE'
const holdChallenges = 'SELECT FROM challenge WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE'

const inMs = (ms: number) => new Date(Date.now() + ms)
const updateChallenge = (id: number, data: { releaseAt?: Date; isReleased?: boolean; closeAt?: Date }) =>
  test.services.db.challenge.update({ where: { id }, data })
const noticesOf = (gameId: number) =>
  test.services.db.gameNotice.findMany({ where: { gameId }, orderBy: { id: 'asc' } })

it('an answer during the release finds no challenge, and one after it is judged', async () => {
  const { gameId, first, player, rival } = await makeGame()
  const { db, clock } = test.services
  const releaseAt = inMs(10 * minuteMs)
  await updateChallenge(first, { releaseAt, isReleased: false })
  await holding(holdChallenges, [first], async () => {
    clock.offsetMs = 11 * minuteMs
    await untilWaiting('%', 'the release waits for the lock')
    expect(await send(player, gameId, first)).toBe('CHALLENGE_NOT_FOUND')
    expect(await send(rival, gameId, first, 'flag{wrong}')).toBe('CHALLENGE_NOT_FOUND')
    expect(await db.submission.count({ where: { gameId } })).toBe(0)
    expect(await noticesOf(gameId)).toEqual([])
  })
  await until(async () => (await noticesOf(gameId)).length > 0, 'the challenge is released')
  expect(await send(player, gameId, first)).toBe('Accepted')
  expect((await noticesOf(gameId)).map(({ type }) => type)).toEqual(['NewChallenge', 'FirstBlood'])
  const [submission] = await db.submission.findMany({ where: { gameId } })
  expect(submission?.submittedAt.getTime()).toBeGreaterThanOrEqual(releaseAt.getTime())
})

it.each([
  ['game', holdGame],
  ['challenge', holdChallenges],
])('an answer that waits for the %s until the close is refused', async (row, hold) => {
  const { gameId, first, player, rival } = await makeGame()
  const { db, pool } = test.services
  const closeAt = inMs(1000)
  await updateChallenge(first, { closeAt })
  const answers: ReturnType<typeof send>[] = []
  await holding(hold, row === 'game' ? gameId : [first], async () => {
    // Wrong answers do not wait for the challenge.
    const flag = row === 'game' ? 'flag{wrong}' : flagOf(first)
    answers.push(send(player, gameId, first), send(rival, gameId, first, flag))
    await judgingWaits()
    await until(async () => {
      const { rows } = await pool.query<{ closed: boolean }>('SELECT clock_timestamp() >= $1 AS closed', [
        closeAt,
      ])
      return rows[0]?.closed === true
    }, 'the challenge closes')
  })
  expect(await Promise.all(answers)).toEqual(['CHALLENGE_CLOSED', 'CHALLENGE_CLOSED'])
  expect(await db.submission.count({ where: { gameId } })).toBe(0)
  expect(await noticesOf(gameId)).toEqual([])
})

it('a freeze between two solves that wait together hides the second one only', async () => {
  const { gameId, first, second, player, rival, players } = await makeGame(3)
  const { db, clock, scoreboards } = test.services
  const early = players[2] as Player
  await db.game.update({ where: { id: gameId }, data: { freezeAt: inMs(10 * minuteMs) } })
  // No solve of a challenge is before an earlier one, so the next solve of the second challenge is after the freeze.
  clock.offsetMs = 20 * minuteMs
  expect(await send(early, gameId, second)).toBe('Accepted')
  clock.offsetMs = 0
  const answers: ReturnType<typeof send>[] = []
  await holding(holdChallenges, [first, second], async () => {
    answers.push(send(player, gameId, first), send(rival, gameId, second))
    await judgingWaits()
  })
  expect(await Promise.all(answers)).toEqual(['Accepted', 'Accepted'])
  expect((await noticesOf(gameId)).map(({ type, challengeId }) => [type, challengeId])).toEqual([
    ['FirstBlood', first],
  ])
  clock.offsetMs = 21 * minuteMs
  const solvesFor = async (audience: 'public' | 'organizer') => {
    const board = await scoreboards.get(gameId, audience)
    return board?.rows.flatMap(({ solves }) => solves).length
  }
  await until(async () => (await solvesFor('organizer')) === 3, 'the organizers see all solves')
  expect(await solvesFor('public')).toBe(1)
})

it('two solves at once unlock a challenge once, and write one notice each', async () => {
  const { gameId, first, second, third, player, rival } = await makeGame()
  const { db } = test.services
  const requiredChallengeIds = [first, second].map((id) => encodeGlobalID('Challenge', id))
  await admin.mutate('updateChallenge', { gameId, challengeId: third, requiredChallengeIds })
  const seen = async ({ actor }: Player) => {
    const { game } = await actor.query<{ game: { challenges: { databaseId: number }[] } }>(
      'query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { challenges { databaseId } } }',
      { id: gameId },
    )
    return game.challenges.map(({ databaseId }) => databaseId).toSorted((a, b) => a - b)
  }
  const answers: ReturnType<typeof send>[] = []
  await holding(holdChallenges, [first, second], async () => {
    // Each answer twice: the members of a team may send the same flag.
    for (const id of [first, second, first, second]) answers.push(send(player, gameId, id))
    await judgingWaits()
    expect(await seen(player)).toEqual([first, second])
    expect(await send(player, gameId, third)).toBe('CHALLENGE_NOT_FOUND')
  })
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['Accepted']))
  expect(await seen(player)).toEqual([first, second, third])
  expect(await seen(rival)).toEqual([first, second])
  const locks = await db.challengeLock.findMany({ where: { challengeId: third } })
  expect(locks.map(({ participationId }) => participationId)).toEqual([rival.participationId])
  const notices = await noticesOf(gameId)
  expect(notices.map(({ challengeId }) => challengeId).toSorted()).toEqual([first, second].toSorted())
  expect(await db.solve.count({ where: { gameId } })).toBe(2)
  expect(await send(player, gameId, third)).toBe('Accepted')
})
