import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makeGame, makeTeam, readParticipations } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor
const hourMs = 3_600_000

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

async function playing(changes: Record<string, unknown> = {}) {
  const gameId = await makeGame(admin, { acceptWithoutReview: true, ...changes })
  const captain = await signIn(test)
  const name = unique('team')
  const teamId = await makeTeam(captain, name)
  await captain.rest('POST', `/api/game/${gameId}`, { teamId, division: changes['divisions'] ? 'a' : null })
  const details = (actor: Actor = captain) => actor.rest('GET', `/api/game/${gameId}/details`)
  return { gameId, captain, name, teamId, details }
}

it('returns the board’s challenges, the team’s row and its token to players', async () => {
  const { gameId, captain, name, teamId, details } = await playing({
    divisions: ['a'],
    writeupRequired: true,
  })
  const { db } = test.services
  const challenge = await db.$transaction(async (tx) => {
    const created = await tx.challenge.create({
      data: { gameId, title: 'Tide', category: 'Web', isEnabled: true },
    })
    await tx.challenge.create({ data: { gameId, title: 'Fog', category: 'Web' } })
    await test.services.boards.move(tx, [{ gameId, changes: [{ kind: 'challenge', ids: [created.id] }] }])
    return created
  })
  test.services.boards.publish([{ gameId, seq: 2, kinds: ['game'] }])
  const { token } = await db.participation.findFirstOrThrow({ where: { gameId } })
  const { writeupDeadline } = await db.game.findUniqueOrThrow({ where: { id: gameId } })
  expect((await details()).body).toEqual({
    challenges: {
      Web: [
        {
          id: challenge.id,
          title: 'Tide',
          category: 'Web',
          score: 1000,
          solved: 0,
          bloods: [],
          disableBloodBonus: false,
        },
      ],
    },
    challengeCount: 1,
    rank: {
      id: teamId,
      name,
      bio: null,
      division: 'a',
      avatar: null,
      score: 0,
      rank: 1,
      divisionRank: 1,
      lastSubmissionTime: -62135596800000,
      solvedChallenges: [],
      solvedCount: 0,
    },
    teamToken: token,
    writeupRequired: true,
    writeupDeadline: writeupDeadline.getTime(),
  })
  expect(
    await captain.query(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { challengeCount viewerParticipation { token standing { rank score } } } }`,
    ),
  ).toEqual({
    game: { challengeCount: 1, viewerParticipation: { token, standing: { rank: 1, score: 0 } } },
  })
})

it('rejects everyone else in the order of the contract', async () => {
  const running = await playing()
  const upcoming = await playing({ start: Date.now() + hourMs, end: Date.now() + 2 * hourMs })
  const over = { start: Date.now() - 2 * hourMs, end: Date.now() - hourMs }
  const practice = await playing(over)
  const stranger = await signIn(test)
  expect((await running.details(test.anonymous())).status).toBe(401)
  expect((await stranger.rest('GET', '/api/game/2147483647/details')).status).toBe(404)
  expect((await running.details(stranger)).body).toMatchObject({
    status: 400,
    code: 'PARTICIPATION_NOT_JOINED',
  })
  expect((await running.details(admin)).body).toMatchObject({ status: 400, code: 'PARTICIPATION_NOT_JOINED' })
  expect((await upcoming.details()).body).toMatchObject({ status: 400, code: 'GAME_NOT_STARTED' })
  expect((await practice.details()).status).toBe(200)
  await admin.mutate('updateGame', { gameId: practice.gameId, practiceMode: false })
  const ended = await practice.details()
  expect([ended.status, ended.body]).toEqual([
    400,
    expect.objectContaining({ status: 10002, code: 'GAME_ENDED' }),
  ])
  for (const status of ['Pending', 'Rejected', 'Suspended']) {
    const [participation] = await readParticipations(admin, running.gameId)
    await admin.rest('PUT', `/api/admin/participation/${participation?.id}`, { status })
    expect((await running.details()).body).toMatchObject({ status: 400, code: 'PARTICIPATION_NOT_ACCEPTED' })
  }
})

it('follows the clock to the millisecond', async () => {
  const end = Date.now() + hourMs
  const { details } = await playing({ end, practiceMode: false })
  const { clock } = test.services
  try {
    clock.offsetMs = 2 * hourMs
    expect((await details()).body).toMatchObject({ status: 10002 })
  } finally {
    clock.offsetMs = 0
  }
  expect((await details()).status).toBe(200)
})

it('tells administrators how to fix the key of a game', async () => {
  const gameId = await makeGame(admin)
  await test.services.logs.flush()
  const rows = await test.services.db.log.findMany({ where: { level: 'Warning' } })
  const row = rows.find(({ message }) => message.includes(`game ${gameId} `))
  expect(row?.message).toContain('set HALYARD_XOR_KEY before you create games')
})
