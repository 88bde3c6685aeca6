import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { codeOf } from '../../kit/world/challenges.ts'
import { makePlayedGame, type Player } from '../../kit/world/played-game.ts'

const teams = 200

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.dispose())

async function makePool(flags: number) {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams, challenges: 1 })
  const [challengeId = 0] = challengeIds
  await test.services.pool.query(
    `WITH emptied AS (DELETE FROM flag WHERE challenge_id = $1),
     changed AS (UPDATE challenge SET type = 'DynamicAttachment' WHERE id = $1),
     attached AS (
       INSERT INTO attachment (type, remote_url)
       SELECT 'Remote', 'https://files.example/' || n FROM generate_series(1, $2::int) n RETURNING id)
     INSERT INTO flag (challenge_id, flag, attachment_id) SELECT $1, 'own{' || id || '}', id FROM attached`,
    [challengeId, flags],
  )
  return { gameId, challengeId, players }
}

/** The URL of the team's file, or the error code. Every other call uses GraphQL. */
async function ask(player: Player, gameId: number, challengeId: number, index: number) {
  if (index % 2 === 0) {
    const answer = await player.actor.rest('GET', `/api/game/${gameId}/challenges/${challengeId}`)
    if (answer.status !== 200) return codeOf(answer).join(' ')
    return (answer.body as { context: { url: string } }).context.url
  }
  const opened = await player.actor.mutate<{ code?: string; challenge: { attachment: { url: string } } }>(
    'openChallenge',
    { gameId, challengeId },
    'challenge { attachment { url } }',
  )
  return opened.code === undefined ? opened.challenge.attachment.url : `404 ${opened.code}`
}

it.each([
  [teams, 0],
  [teams - 1, 1],
])('gives %i files to 200 teams at once, one each, and refuses %i', async (flags, refusals) => {
  const { gameId, challengeId, players } = await makePool(flags)
  const answers = await Promise.all(players.map((player, index) => ask(player, gameId, challengeId, index)))
  const refused = answers.filter((answer) => !answer.startsWith('https://'))
  expect(refused).toEqual(Array.from({ length: refusals }, () => '404 CHALLENGE_ATTACHMENTS_GONE'))
  expect(new Set(answers.filter((answer) => answer.startsWith('https://'))).size).toBe(flags)

  const { db } = test.services
  const held = await db.assignment.findMany({ where: { challengeId, isAssigned: true } })
  expect(held).toHaveLength(flags)
  expect(new Set(held.map(({ flagId }) => flagId)).size).toBe(flags)
  expect(await db.flag.count({ where: { challengeId, isOccupied: true } })).toBe(flags)
  // A repeated request returns the same file.
  const again = await Promise.all(
    players.slice(0, 20).map((player, index) => ask(player, gameId, challengeId, index)),
  )
  expect(again).toEqual(answers.slice(0, 20))
})

it('gives one team that looks twenty times at once one file', async () => {
  const { gameId, challengeId, players } = await makePool(20)
  const [player] = players
  if (!player) throw new Error('no player')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_item, index) => ask(player, gameId, challengeId, index)),
  )
  expect(new Set(answers).size).toBe(1)
  expect(await test.services.db.flag.count({ where: { challengeId, isOccupied: true } })).toBe(1)
})

it('waits for a flag that another transaction lets go of', async () => {
  const { gameId, challengeId, players } = await makePool(1)
  const [player] = players
  if (!player) throw new Error('no player')
  const client = await test.services.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('UPDATE flag SET is_occupied = true WHERE challenge_id = $1', [challengeId])
    const asked = ask(player, gameId, challengeId, 0)
    await expect
      .poll(
        async () =>
          (
            await test.services.pool.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
             AND wait_event_type = 'Lock'`)
          ).rowCount,
      )
      .toBeGreaterThan(0)
    await client.query('ROLLBACK')
    expect(await asked).toMatch('https://')
  } finally {
    client.release()
  }
})
