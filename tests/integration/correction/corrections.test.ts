import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type Player } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const reason = 'The flag was in the file by mistake'

async function makeGame(teams = 3) {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams, challenges: 2 })
  const [challengeId = 0, otherId = 0] = challengeIds
  const player = (index: number) => players[index] as Player
  return { gameId, challengeId, otherId, player, players }
}

function solve(player: Player, gameId: number, challengeId: number) {
  return submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
}

async function boardOf(gameId: number, actor: Actor = test.anonymous()) {
  const { body } = await actor.rest('GET', `/api/game/${gameId}/scoreboard`)
  const { updateTimeUtc: _at, ...board } = body as {
    updateTimeUtc: number
    challenges: Record<string, { id: number; score: number; bloods: { id: number }[] }[]>
    items: { id: number; rank: number; score: number; solvedCount: number }[]
  }
  return board
}

async function bloodsOf(gameId: number, challengeId: number) {
  const { challenges } = await boardOf(gameId)
  return Object.values(challenges)
    .flat()
    .find(({ id }) => id === challengeId)
    ?.bloods.map(({ id }) => id)
}

const correct = (field: 'voidSolves' | 'restoreSolves', input: object, actor: Actor = admin) =>
  actor.mutate<{ submissions: { status: string }[] }>(
    field,
    { reason, ...input },
    'submissions { status voided { reason mayAnswerAgain } }',
  )

it('takes a solve back as if its answer had been wrong, and restores it with all that hung on it', async () => {
  const { gameId, challengeId, otherId, player } = await makeGame()
  const [one, two] = [player(0), player(1)]
  await solve(one, gameId, challengeId)
  await solve(two, gameId, challengeId)
  // A repeated answer has no solve of its own, and must not take the place of the voided one.
  await solve(one, gameId, challengeId)
  await solve(one, gameId, otherId)
  await one.actor.mutate('rateChallenge', { challengeId, stars: 4, comment: 'Deep water' })
  const before = await boardOf(gameId)
  const rows = await test.services.db.submission.findMany({ where: { gameId }, orderBy: { id: 'asc' } })

  const done = await correct('voidSolves', { gameId, teamId: one.teamId, challengeId })
  expect(done).toMatchObject({
    __typename: 'VoidSolvesPayload',
    submissions: [{ status: 'WrongAnswer', voided: { reason, mayAnswerAgain: true } }],
  })
  expect(await bloodsOf(gameId, challengeId)).toEqual([two.teamId])
  const { items } = await boardOf(gameId)
  expect(items.find(({ id }) => id === one.teamId)?.solvedCount).toBe(1)
  expect(await test.services.db.rating.count({ where: { challengeId } })).toBe(0)
  const [first] = rows
  const status = `/api/game/${gameId}/challenges/${challengeId}/status/${first?.id}`
  expect((await one.actor.rest('GET', status)).body).toBe('WrongAnswer')
  const events = await admin.rest('GET', `/api/game/${gameId}/events?count=100`)
  const verdicts = (events.body as { type: string; team: string; values: string[] }[])
    .filter(({ type, values }) => type === 'FlagSubmit' && values[1] === flagOf(challengeId))
    .map(({ values }) => values[0])
  expect(verdicts.toSorted()).toEqual(['Accepted', 'WrongAnswer', 'WrongAnswer'])
  const { voided } = (
    await one.actor.query<{ node: { voided: { reason: string; voidedBy: string | null } } }>(
      'query ($id: ID!) { node(id: $id) { ... on Submission { voided { reason voidedBy } } } }',
      { id: encodeGlobalID('Submission', first?.id ?? 0) },
    )
  ).node
  expect(voided).toEqual({ reason, voidedBy: null })

  // The team answers anew, a moment later: the original is the earlier one.
  await solve(one, gameId, challengeId)
  expect(await bloodsOf(gameId, challengeId)).toEqual([two.teamId, one.teamId])
  await correct('restoreSolves', { gameId, submissionIds: [encodeGlobalID('Submission', first?.id ?? 0)] })
  expect(await boardOf(gameId)).toEqual(before)
  const { id: _id, ...again } = { ...first, id: 0 }
  expect(await test.services.db.submission.findUnique({ where: { id: first?.id ?? 0 } })).toMatchObject(again)
  expect(await test.services.db.rating.count({ where: { challengeId } })).toBe(1)
  expect(await test.services.db.voidedSolve.count({ where: { gameId } })).toBe(0)
})

it('tells monitors of every answer that it changes', async () => {
  const { gameId, challengeId, player } = await makeGame(1)
  const first = await solve(player(0), gameId, challengeId)
  const repeated = await solve(player(0), gameId, challengeId)
  const monitor = await signIn(test, 'Monitor')
  const corrected = collectEvents(
    followOverSocket(
      test.url,
      {
        query: `subscription { submissionsCorrected(gameId: "${encodeGlobalID('Game', gameId)}") {
          databaseId status voided { reason } } }`,
      },
      { headers: { cookie: monitor.cookieHeader, origin: test.url } },
    ),
  )
  const selection = { gameId, challengeId }
  const row = (databaseId: number, status: string, voided: object | null) => ({ databaseId, status, voided })
  const isVoided = (data: object) => JSON.stringify(data).includes(reason)
  const correctBoth = async () => {
    await correct('restoreSolves', selection)
    await correct('voidSolves', selection)
  }
  await correct('voidSolves', selection)
  await corrected.once(correctBoth, isVoided, 'the void')
  await corrected.once(correctBoth, (data) => !isVoided(data), 'the restore')
  await corrected.stop()
  expect(corrected.all.find(isVoided)).toEqual({
    submissionsCorrected: [row(first, 'WrongAnswer', { reason }), row(repeated, 'WrongAnswer', null)],
  })
  expect(corrected.all.find((data) => !isVoided(data))).toEqual({
    submissionsCorrected: [row(first, 'Accepted', null), row(repeated, 'Accepted', null)],
  })
})

it('previews what the correction then does, and writes nothing', async () => {
  const { gameId, challengeId, player } = await makeGame()
  const [one, two] = [player(0), player(1)]
  await solve(one, gameId, challengeId)
  await solve(two, gameId, challengeId)
  const before = await boardOf(gameId)
  const path = `/api/edit/games/${gameId}/solves/void`
  const preview = await admin.rest('POST', `${path}/preview`, { teamId: one.teamId })
  expect(preview.body).toMatchObject({
    challenges: [
      {
        challengeId,
        before: { bloods: [expect.any(String), expect.any(String)] },
        after: { bloods: [expect.any(String)] },
      },
    ],
  })
  expect(await boardOf(gameId)).toEqual(before)
  const { teams } = preview.body as { teams: { teamId: number; after: { rank: number; score: number } }[] }
  expect(teams.length).toBeGreaterThan(1)
  expect((await admin.rest('POST', path, { teamId: one.teamId, reason })).status).toBe(200)
  const { items } = await boardOf(gameId)
  for (const { teamId, after } of teams)
    expect(items).toContainEqual(expect.objectContaining({ id: teamId, ...after }))
})

it('refuses a selection of nothing, a blank reason, and users who are no authors', async () => {
  const { gameId, challengeId, player } = await makeGame()
  await solve(player(0), gameId, challengeId)
  expect(await correct('voidSolves', { gameId })).toMatchObject({
    __typename: 'InvalidInputError',
    issues: [{ path: ['submissionIds'] }],
  })
  expect(await correct('voidSolves', { gameId, challengeId, reason: ' ' })).toMatchObject({
    __typename: 'InvalidInputError',
    issues: [{ path: ['reason'] }],
  })
  expect(await correct('restoreSolves', { gameId, challengeId })).toMatchObject({
    code: 'CORRECTION_NO_SOLVES',
  })
  const monitor = await signIn(test, 'Monitor')
  expect(await correct('voidSolves', { gameId, challengeId }, monitor)).toMatchObject({
    __typename: 'ForbiddenError',
  })
  expect(
    (await monitor.rest('POST', `/api/edit/games/${gameId}/solves/void/preview`, { challengeId })).status,
  ).toBe(403)
})

it('lets the team answer again unless the organizer forbids it', async () => {
  const { gameId, challengeId, player } = await makeGame()
  const one = player(0)
  await solve(one, gameId, challengeId)
  await correct('voidSolves', { gameId, challengeId, mayAnswerAgain: false })
  const answer = { gameId, challengeId, flag: flagOf(challengeId) }
  expect(await one.actor.mutate('submitFlag', answer)).toMatchObject({ code: 'CHALLENGE_ANSWER_VOIDED' })
  await correct('restoreSolves', { gameId, challengeId })
  expect((await one.actor.mutate('submitFlag', answer)).__typename).toBe('SubmitFlagPayload')
})

it('moves the public board only by solves before the freeze, and a final result only with the reason', async () => {
  const { gameId, challengeId, otherId, player } = await makeGame()
  const one = player(0)
  await solve(one, gameId, challengeId)
  const { db } = test.services
  const [{ now }] = await db.$queryRaw<[{ now: Date }]>`SELECT clock_timestamp() AS now`
  await admin.mutate('updateGame', { gameId, freezeAt: new Date(now.getTime() + 1500).toISOString() })
  await until(async () => {
    const [row] = await db.$queryRaw<[{ isPast: boolean }]>`
      SELECT clock_timestamp() > freeze_at AS "isPast" FROM game WHERE id = ${gameId}`
    return row.isPast
  }, 'the freeze has passed')
  await solve(one, gameId, otherId)
  const frozen = await boardOf(gameId)
  await correct('voidSolves', { gameId, challengeId: otherId })
  expect(await boardOf(gameId)).toEqual(frozen)
  expect((await boardOf(gameId, admin)).items.find(({ id }) => id === one.teamId)?.solvedCount).toBe(1)
  await correct('voidSolves', { gameId, challengeId })
  expect((await boardOf(gameId)).items.find(({ id }) => id === one.teamId)?.score).toBe(0)

  await db.game.update({ where: { id: gameId }, data: { finalizedAt: now } })
  await correct('restoreSolves', { gameId, challengeId })
  const entry = await db.auditEntry.findFirst({ where: { gameId, action: 'solves.restored' } })
  expect(entry?.after).toMatchObject({ reason })
})

it('keeps one order of voids and answers: a team never has an answer that is right without a solve', async () => {
  const { gameId, challengeId, player } = await makeGame()
  const [one, two] = [player(0), player(1)]
  await solve(one, gameId, challengeId)
  for (let round = 0; round < 8; round += 1) {
    const answers = Array.from({ length: 6 }, () => solve(one, gameId, challengeId))
    await Promise.all([
      ...answers,
      correct('voidSolves', { gameId, teamId: one.teamId, challengeId }),
      solve(two, gameId, challengeId),
      correct('restoreSolves', { gameId, challengeId }),
    ])
    const [row] = await test.services.db.$queryRaw<[{ wrong: number }]>`
      SELECT count(*)::int AS wrong FROM submission right_answer
       WHERE game_id = ${gameId} AND status = 'Accepted' AND NOT EXISTS (
         SELECT FROM solve WHERE solve.participation_id = right_answer.participation_id
           AND solve.challenge_id = right_answer.challenge_id AND solve.submission_id <= right_answer.id)`
    expect(row.wrong).toBe(0)
  }
})
