import { afterAll, beforeAll, expect, it } from 'vitest'
import { versionFor } from '../../kit/board/version-for.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { editUrl } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'

// Everybody reads the version of the public board, so corrections that this board does not show leave it alone.

let test: TestApp
let admin: Actor
beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const reason = 'The flag was in the file by mistake'

async function correct(field: 'voidSolves' | 'restoreSolves' | 'judgeAgain', input: object): Promise<void> {
  const { __typename } = await admin.mutate(field, { reason, ...input })
  expect(__typename).toBe(`${field[0]?.toUpperCase()}${field.slice(1)}Payload`)
}

async function edit(gameId: number, challengeId: number, change: object): Promise<void> {
  const { status } = await admin.rest('PUT', editUrl(gameId, `/${challengeId}`), change)
  expect(status).toBe(200)
}

/** A game in which the first of two teams has solved a challenge. */
async function solvedGame() {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const [challengeId = 0, otherId = 0] = challengeIds
  const [solver, other] = players
  if (!solver || !other) throw new Error('not two teams')
  await submit(solver, { gameId, challengeId, flag: flagOf(challengeId) })
  const version = () => versionFor(test.anonymous(), gameId)
  return { gameId, challengeId, otherId, solver, other, version }
}

/** Voids the solves of the team and restores them. */
async function voidAndRestore(gameId: number, teamId: number): Promise<void> {
  await correct('voidSolves', { gameId, teamId })
  await correct('restoreSolves', { gameId, teamId })
}

it('corrections of a team on the board move it', async () => {
  const { gameId, solver, version } = await solvedGame()
  const before = await version()
  await voidAndRestore(gameId, solver.teamId)
  expect((await version()).seq).toBe(before.seq + 2)
})

it('corrections of a suspended team move no board, which is right when the team is back', async () => {
  const { gameId, challengeId, solver, version } = await solvedGame()
  const review = (status: string) =>
    admin.rest('PUT', `/api/admin/participation/${solver.participationId}`, { status })
  await review('Suspended')
  const before = await version()
  await voidAndRestore(gameId, solver.teamId)
  await correct('voidSolves', { gameId, teamId: solver.teamId, challengeId })
  expect(await version()).toEqual(before)

  await review('Accepted')
  const { body } = await test.anonymous().rest('GET', `/api/game/${gameId}/scoreboard`)
  const { items } = body as { items: { id: number; solvedCount: number }[] }
  expect(items.find(({ id }) => id === solver.teamId)?.solvedCount).toBe(0)
})

it('corrections of practice move no board, and the team reads them', async () => {
  const { gameId, challengeId, other, version } = await solvedGame()
  await test.services.pool.query(`UPDATE game SET end_at = clock_timestamp() WHERE id = $1`, [gameId])
  await submit(other, { gameId, challengeId, flag: flagOf(challengeId) })
  const before = await version()
  const hasSolved = async () => {
    const { game } = await other.actor.query<{ game: { challenge: { isSolved: boolean } } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) {
           challenge: challengeByDatabaseId(databaseId: ${challengeId}) { isSolved } } }`,
    )
    return game.challenge.isSolved
  }
  expect(await hasSolved()).toBe(true)
  await correct('voidSolves', { gameId, teamId: other.teamId })
  expect(await version()).toEqual(before)
  expect(await hasSolved()).toBe(false)
})

it('corrections of a challenge that is switched off move no board, which is right when it is on again', async () => {
  const { gameId, challengeId, solver, version } = await solvedGame()
  await edit(gameId, challengeId, { isEnabled: false })
  const before = await version()
  await correct('voidSolves', { gameId, teamId: solver.teamId })
  expect(await version()).toEqual(before)
  await edit(gameId, challengeId, { isEnabled: true })
  const { body } = await test.anonymous().rest('GET', `/api/game/${gameId}/scoreboard`)
  const { items } = body as { items: { id: number; solvedCount: number }[] }
  expect(items.find(({ id }) => id === solver.teamId)?.solvedCount).toBe(0)
})

it('new verdicts that move no solve move no board', async () => {
  const { gameId, challengeId, solver, version } = await solvedGame()
  const late = await submit(solver, { gameId, challengeId, flag: 'flag{also right}' })
  await admin.mutate('createFlags', { gameId, challengeId, flags: [{ flag: 'flag{also right}' }] })
  const before = await version()
  await correct('judgeAgain', { gameId, challengeId })
  expect(await version()).toEqual(before)
  const { status } = await test.services.db.submission.findUniqueOrThrow({ where: { id: late } })
  expect(status).toBe('Accepted')
})
