import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type Player } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const reason = 'The instance was down when the team had the answer'
const minuteMs = 60_000

async function makeGame(options: { endHours?: number } = {}) {
  const played = await makePlayedGame(test, { teams: 3, challenges: 2, ...options })
  const [challengeId = 0, otherId = 0] = played.challengeIds
  const { start, end } = await test.services.db.game.findUniqueOrThrow({ where: { id: played.gameId } })
  const player = (index: number) => played.players[index] as Player
  return { gameId: played.gameId, challengeId, otherId, player, start, end }
}

const inMinutes = (time: Date, minutes: number) => new Date(time.getTime() + minutes * minuteMs).toISOString()

const solve = (player: Player, gameId: number, challengeId: number) =>
  submit(player, { gameId, challengeId, flag: flagOf(challengeId) })

type Granted = {
  submission: {
    databaseId: number
    status: string
    type: string
    granted: { reason: string; grantedBy: string | null }
  }
  issues?: { path: string[] }[]
}

const grant = (input: object, actor: Actor = admin) =>
  actor.mutate<Granted>(
    'grantSolve',
    { reason, ...input },
    'submission { databaseId status type answer granted { reason grantedBy } }',
  )

async function boardOf(gameId: number, actor: Actor = test.anonymous()) {
  const { body } = await actor.rest('GET', `/api/game/${gameId}/scoreboard`)
  const { updateTimeUtc: _at, ...board } = body as {
    updateTimeUtc: number
    challenges: Record<string, { id: number; score: number; solved: number; bloods: { id: number }[] }[]>
    items: { id: number; rank: number; score: number; solvedCount: number }[]
  }
  return board
}

async function challengeOn(gameId: number, challengeId: number) {
  const { challenges } = await boardOf(gameId)
  const shown = Object.values(challenges)
    .flat()
    .find(({ id }) => id === challengeId)
  return { solved: shown?.solved, bloods: shown?.bloods.map(({ id }) => id) }
}

it('gives a solve that counts, and leaves the blood to the next team unless it may take it', async () => {
  const { gameId, challengeId, otherId, player, start } = await makeGame()
  const [one, two] = [player(0), player(1)]
  const at = inMinutes(start, 5)
  const done = await grant({ gameId, teamId: one.teamId, challengeId, at })
  expect(done).toMatchObject({
    __typename: 'GrantSolvePayload',
    submission: { status: 'Accepted', type: 'Normal', answer: '', granted: { reason } },
  })
  expect(done.submission.granted.grantedBy).toEqual(expect.any(String))
  expect(await challengeOn(gameId, challengeId)).toEqual({ solved: 1, bloods: [] })
  await solve(two, gameId, challengeId)
  expect(await challengeOn(gameId, challengeId)).toEqual({ solved: 2, bloods: [two.teamId] })
  const notices = await test.services.db.gameNotice.findMany({ where: { gameId } })
  expect(notices.map(({ type, teamId }) => [type, teamId])).toEqual([['FirstBlood', two.teamId]])

  // Before the answer of another team, it takes the first place.
  await solve(two, gameId, otherId)
  const taken = await grant({ gameId, teamId: one.teamId, challengeId: otherId, at, takesBlood: true })
  expect(taken.submission.type).toBe('FirstBlood')
  expect(await challengeOn(gameId, otherId)).toEqual({ solved: 2, bloods: [one.teamId, two.teamId] })

  // The team reads it without the name of the organizer.
  const { databaseId: id } = done.submission
  const { node } = await one.actor.query<{ node: object }>(
    'query ($id: ID!) { node(id: $id) { ... on Submission { submittedAt granted { reason grantedBy } } } }',
    { id: encodeGlobalID('Submission', id) },
  )
  expect(node).toEqual({ submittedAt: at, granted: { reason, grantedBy: null } })
  const sent = await admin.rest('GET', `/api/game/${gameId}/submissions?count=100`)
  expect(sent.body).toContainEqual(
    expect.objectContaining({ status: 'Accepted', answer: '', user: '', time: Date.parse(at) }),
  )
  const events = await admin.rest('GET', `/api/game/${gameId}/events?count=100`)
  expect(events.body).toContainEqual(
    expect.objectContaining({ type: 'FlagSubmit', values: expect.arrayContaining(['Accepted', '']) }),
  )
  // The one who is given the solve may not solve again, but may rate.
  const rated = await one.actor.mutate('rateChallenge', { challengeId, stars: 4, comment: '' })
  expect(rated.__typename).toBe('RateChallengePayload')
  const entry = await test.services.db.auditEntry.findFirst({
    where: { gameId, action: 'solve.granted' },
    orderBy: { seq: 'asc' },
  })
  expect(entry?.after).toEqual({
    submissionId: id,
    teamId: one.teamId,
    challengeId,
    at,
    takesBlood: false,
    reason,
  })
})

it('is taken back by a void, and comes back with its time, reason and place', async () => {
  const { gameId, challengeId, player, start } = await makeGame()
  const [one, two] = [player(0), player(1)]
  await solve(two, gameId, challengeId)
  const empty = await boardOf(gameId)
  const at = inMinutes(start, 1)
  const { submission } = await grant({ gameId, teamId: one.teamId, challengeId, at, takesBlood: true })
  const given = await boardOf(gameId)
  const submissionIds = [encodeGlobalID('Submission', submission.databaseId)]
  await admin.mutate('voidSolves', { gameId, submissionIds, reason: 'A mistake' })
  expect(await boardOf(gameId)).toEqual(empty)
  expect(await grant({ gameId, teamId: one.teamId, challengeId })).toMatchObject({
    code: 'CORRECTION_RESTORE_INSTEAD',
  })
  await admin.mutate('restoreSolves', { gameId, submissionIds, reason: 'No mistake' })
  expect(await boardOf(gameId)).toEqual(given)
  const [row] = await test.services.db.submission.findMany({
    where: { id: submission.databaseId },
    include: { granted: true, solves: true },
  })
  expect(row).toMatchObject({ type: 'FirstBlood', granted: { reason }, solves: [{ takesBlood: true }] })
})

it('previews what the grant then does, and writes nothing', async () => {
  const { gameId, challengeId, player, start } = await makeGame()
  const [one, two] = [player(0), player(1)]
  await solve(two, gameId, challengeId)
  const before = await boardOf(gameId)
  const path = `/api/edit/games/${gameId}/solves/grant`
  const asked = { teamId: one.teamId, challengeId, at: inMinutes(start, 5), takesBlood: true }
  const preview = await admin.rest('POST', `${path}/preview`, asked)
  const { teams, challenges } = preview.body as {
    teams: { teamId: number; after: { rank: number; score: number } }[]
    challenges: { challengeId: number; after: { bloods: string[] } }[]
  }
  const { game } = await admin.query<{ game: { grantPreview: object } }>(
    `query ($gameId: Int!, $teamId: ID!, $challengeId: ID!) { game: gameByDatabaseId(databaseId: $gameId) {
       grantPreview(teamId: $teamId, challengeId: $challengeId, at: "${asked.at}", takesBlood: true) {
         solveCount teams { teamId: teamDatabaseId after { rank score } }
         challenges { challengeId: challengeDatabaseId } } } }`,
    {
      gameId,
      teamId: encodeGlobalID('Team', one.teamId),
      challengeId: encodeGlobalID('Challenge', challengeId),
    },
  )
  expect(game.grantPreview).toEqual({
    solveCount: 1,
    teams: teams.map(({ teamId, after }) => ({ teamId, after })),
    challenges: [{ challengeId }],
  })
  expect(await boardOf(gameId)).toEqual(before)
  expect(await test.services.db.submission.count({ where: { gameId } })).toBe(1)
  expect(teams.length).toBeGreaterThan(1)
  expect(challenges[0]?.after.bloods).toHaveLength(2)
  expect((await admin.rest('POST', path, { ...asked, reason })).body).toEqual(expect.any(Number))
  const { items } = await boardOf(gameId)
  for (const { teamId, after } of teams)
    expect(items).toContainEqual(expect.objectContaining({ id: teamId, ...after }))
})

it('names the field of a team, a challenge or a time that cannot be', async () => {
  const { gameId, challengeId, otherId, player, start, end } = await makeGame()
  const { db } = test.services
  const [one, two, three] = [player(0), player(1), player(2)]
  const field = async (input: object) => {
    const { __typename, issues, code } = await grant({ gameId, teamId: one.teamId, challengeId, ...input })
    return code === 'INVALID_INPUT' ? issues?.map(({ path }) => path.join('.')).join() : (code ?? __typename)
  }
  expect(await field({ at: inMinutes(start, -1) })).toBe('at')
  expect(await field({ at: end.toISOString() })).toBe('at')
  expect(await field({ at: inMinutes(end, -1) })).toBe('at')
  expect(await field({ reason: ' ' })).toBe('reason')
  await db.challenge.update({ where: { id: otherId }, data: { releaseAt: new Date(inMinutes(start, 10)) } })
  expect(await field({ challengeId: otherId, at: inMinutes(start, 9) })).toBe('at')
  await db.challenge.update({ where: { id: otherId }, data: { isEnabled: false } })
  expect(await field({ challengeId: otherId })).toBe('challengeId')
  const division = await db.division.create({
    data: { gameId, name: 'Guests', position: 0, exclusions: { create: { challengeId } } },
  })
  await db.participation.update({ where: { id: two.participationId }, data: { divisionId: division.id } })
  expect(await field({ teamId: two.teamId })).toBe('challengeId')
  await db.participation.update({ where: { id: three.participationId }, data: { status: 'Suspended' } })
  expect(await field({ teamId: three.teamId })).toBe('teamId')
  await solve(one, gameId, challengeId)
  expect(await field({})).toBe('challengeId')
  expect(await test.services.db.grantedSolve.count({ where: { submission: { gameId } } })).toBe(0)

  const monitor = await signIn(test, 'Monitor')
  expect(await grant({ gameId, teamId: one.teamId, challengeId }, monitor)).toMatchObject({
    __typename: 'ForbiddenError',
  })
  const path = `/api/edit/games/${gameId}/solves/grant/preview`
  expect((await monitor.rest('POST', path, { teamId: one.teamId, challengeId })).status).toBe(403)
  expect((await admin.rest('POST', path, { teamId: one.teamId, challengeId })).status).toBe(400)
})

it('moves the public board only before the freeze, and a final result with the reason', async () => {
  const { gameId, challengeId, otherId, player, start } = await makeGame({ endHours: -0.25 })
  const { db } = test.services
  const one = player(0)
  const freezeAt = new Date(inMinutes(start, 20))
  await db.game.update({ where: { id: gameId }, data: { freezeAt } })
  const frozen = await boardOf(gameId)
  // Without a time, a solve in a game that is over has the last moment of it.
  await grant({ gameId, teamId: one.teamId, challengeId: otherId, takesBlood: true })
  expect(await boardOf(gameId)).toEqual(frozen)
  expect((await boardOf(gameId, admin)).items.find(({ id }) => id === one.teamId)?.solvedCount).toBe(1)
  await db.game.update({ where: { id: gameId }, data: { finalizedAt: new Date() } })
  await grant({ gameId, teamId: one.teamId, challengeId, at: inMinutes(start, 19) })
  expect((await boardOf(gameId)).items.find(({ id }) => id === one.teamId)?.solvedCount).toBe(1)
  expect((await boardOf(gameId, admin)).items.find(({ id }) => id === one.teamId)?.solvedCount).toBe(2)

  // The reveal publishes the blood of the hidden solve, and none for one that takes none.
  await admin.mutate('revealScoreboard', { gameId })
  const notices = await db.gameNotice.findMany({ where: { gameId } })
  expect(notices.map(({ type, challengeId: of }) => [type, of])).toEqual([['FirstBlood', otherId]])
})

it('takes the place of an answer in practice, which did not count', async () => {
  const { gameId, challengeId, player } = await makeGame({ endHours: -0.25 })
  const one = player(0)
  await solve(one, gameId, challengeId)
  expect((await boardOf(gameId)).items.find(({ id }) => id === one.teamId)?.solvedCount).toBe(0)
  await grant({ gameId, teamId: one.teamId, challengeId })
  expect((await boardOf(gameId)).items.find(({ id }) => id === one.teamId)?.solvedCount).toBe(1)
})
