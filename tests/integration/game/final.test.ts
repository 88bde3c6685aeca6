import { afterAll, beforeAll, expect, it } from 'vitest'
import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { startStillApp } from '../../kit/server/still-clock.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeTeam } from '../../kit/world/games.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'

const hourMs = 3_600_000
const start = new Date('2030-01-01T00:00:00.000Z')
const end = new Date(start.getTime() + hourMs)
const after = new Date(end.getTime() + 60_000)

let test: TestApp
let setTime: (time: Date) => Promise<void>
let admin: Actor

beforeAll(async () => {
  ;({ test, setTime } = await startStillApp())
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

/** A game of two teams that has ended, each team with a solve. */
async function makeEndedGame() {
  await setTime(new Date(start.getTime() + 1))
  const played = await makePlayedGame(test, { teams: 2, challenges: 3 })
  const { gameId, challengeIds, players } = played
  await test.services.db.game.update({ where: { id: gameId }, data: { start, end, ...newGameKeys(null) } })
  await test.services.db.participation.updateMany({
    where: { gameId },
    data: { token: `1:${'A'.repeat(86)}==` },
  })
  const [challengeId = 0] = challengeIds
  for (const player of players) await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
  await setTime(after)
  const [first, second] = players
  if (!first || !second) throw new Error('two players are missing')
  return { gameId, challengeId, challengeIds, first, second }
}

const finalize = (gameId: number, actor = admin) => code(actor.mutate('finalizeGame', { gameId }))

async function code(result: Promise<{ __typename: string; code?: string }>): Promise<string> {
  const { code, __typename } = await result
  return code ?? __typename
}

async function boardOf(gameId: number): Promise<unknown> {
  return (await admin.rest('GET', `/api/game/${gameId}/scoreboard`)).body
}

type Change = { action: string; subjectName: string; reason: string | null; changes: { field: string }[] }

async function changesOf(gameId: number, actor = admin): Promise<Change[] | null> {
  const { data } = await actor.graphql(
    `query($id: Int!) { game: gameByDatabaseId(databaseId: $id) {
      resultChanges { edges { node { action subjectName reason changes { field } } } } } }`,
    { id: gameId },
  )
  const { game } = data as { game: { resultChanges: { edges: { node: Change }[] } | null } }
  return game.resultChanges?.edges.map(({ node }) => node) ?? null
}

it('an author can finalize a result once, after the end', async () => {
  const { gameId, first } = await makeEndedGame()
  await setTime(new Date(end.getTime() - 1))
  expect(await finalize(gameId)).toBe('GAME_FINALIZE_NOT_ENDED')
  await setTime(end)
  expect(await finalize(gameId, await signIn(test, 'Monitor'))).toBe('AUTH_FORBIDDEN')
  expect(await finalize(gameId, first.actor)).toMatch(/^AUTH_/)
  expect(await finalize(gameId)).toBe('FinalizeGamePayload')
  expect(await finalize(gameId)).toBe('GAME_ALREADY_FINAL')
  expect(await finalize(2147483647)).toBe('GAME_NOT_FOUND')
  const { game } = await test
    .anonymous()
    .query<{ game: { finalizedAt: string } }>(
      'query($id: Int!) { game: gameByDatabaseId(databaseId: $id) { finalizedAt } }',
      { id: gameId },
    )
  expect(game.finalizedAt).toBe(end.toISOString())
})

it('a final result refuses each change without a reason, and lists it with one', async () => {
  const { gameId, challengeId, challengeIds, first, second } = await makeEndedGame()
  const [, other = 0, third = 0] = challengeIds
  const flag = await test.services.db.flag.findFirstOrThrow({ where: { challengeId: third } })
  const award = await admin.mutate<{ award: { databaseId: number } }>(
    'giveAward',
    { gameId, teamId: second.teamId, points: 5, reason: 'A found bug' },
    'award { databaseId }',
  )
  const place = { gameId, challengeId }
  const hint = await test.services.db.hint.create({
    data: { ...place, content: 'Aloft', cost: 5, position: 0 },
  })
  const { participationId, userId } = first
  await test.services.db.scoreAdjustment.create({
    data: { gameId, participationId, userId, kind: 'Hint', points: -5, madeAt: start, hintId: hint.id },
  })
  expect(await finalize(gameId)).toBe('FinalizeGamePayload')
  const changes: [string, Record<string, unknown>, string][] = [
    ['updateParticipation', { participationId: first.participationId, status: 'Suspended' }, 'participation.reviewed'],
    ['updateParticipations', { participationIds: [first.participationId], status: 'Rejected' }, 'participation.reviewed'],
    ['updateGame', { gameId, divisions: ['Juniors'], bloodBonus: { first: 0, second: 0, third: 0 } }, 'game.divisions.changed'],
    ['updateChallenge', { ...place, originalScore: 300 }, 'challenge.updated'],
    ['setExtraHints', { ...place, hints: [] }, 'challenge.hints.changed'],
    ['createChallenge', { gameId, title: 'Late' }, 'challenge.created'],
    ['createFlags', { ...place, flags: [{ flag: 'flag{late}' }] }, 'flag.created'],
    ['deleteFlag', { gameId, challengeId: third, flagId: flag.id }, 'flag.deleted'],
    ['duplicateChallenge', { id: Buffer.from(`Challenge:${other}`).toString('base64') }, 'challenge.created'],
    ['deleteChallenge', { gameId, challengeId: other }, 'challenge.deleted'],
    ['removeAward', { awardId: award.award.databaseId }, 'award.removed'],
    ['deleteTeam', { teamId: second.teamId }, 'participation.deleted'],
  ] // oxfmt-ignore
  const before = await boardOf(gameId)
  for (const [name, input] of changes) {
    for (const reason of [undefined, null, '  ']) {
      const refused = await code(admin.mutate(name, { ...input, ...(reason !== undefined && { reason }) }))
      expect([name, refused]).toEqual([name, 'GAME_FINALIZED'])
    }
  }
  expect(await boardOf(gameId)).toEqual(before)
  expect(await code(admin.mutate('deleteGame', { gameId }))).toBe('GAME_FINALIZED')
  for (const [name, input, action] of changes) {
    const reason = `Because of ${name}`
    const done = await code(admin.mutate(name, { ...input, reason }))
    expect([name, done]).toEqual([name, `${name[0]?.toUpperCase()}${name.slice(1)}Payload`])
    const [latest, next] = (await changesOf(gameId)) ?? []
    expect([latest, next]).toContainEqual(expect.objectContaining({ action, reason }))
    expect(latest?.changes.map(({ field }) => field)).not.toContain('reason')
  }
  expect((await changesOf(gameId))?.at(-1)).toMatchObject({ action: 'game.finalized', reason: null })
  expect(await changesOf(gameId, await signIn(test, 'Monitor'))).toEqual(await changesOf(gameId))
  expect(await changesOf(gameId, first.actor)).toBeNull()
  expect(await changesOf(gameId, test.anonymous())).toBeNull()
  expect(await code(admin.mutate('deleteGame', { gameId, reason: 'A test' }))).toBe('DeleteGamePayload')
})

it('a bulk deletion refuses a team of a final game unless it has a reason', async () => {
  const { gameId, first, second } = await makeEndedGame()
  await finalize(gameId)
  const [bound, free] = [`Team:${second.teamId}`, `Team:${await makeTeam(await signIn(test))}`].map((id) =>
    Buffer.from(id).toString('base64'),
  )
  const remove = (input: object) =>
    admin.mutate<object>(
      'deleteTeams',
      { ids: [bound, free], ...input },
      'deletedIds refused { itemId code }',
    )
  const refused = [{ itemId: bound, code: 'GAME_FINALIZED' }]
  expect(await remove({})).toMatchObject({ deletedIds: [free], refused })
  expect(await remove({ ids: [bound], reason: ' ' })).toMatchObject({ deletedIds: [], refused })
  const reason = 'The teams were one team'
  expect(await remove({ ids: [bound], reason })).toMatchObject({ deletedIds: [bound], refused: [] })
  expect(await changesOf(gameId)).toContainEqual(
    expect.objectContaining({ action: 'participation.deleted', reason }),
  )
  expect(await test.services.db.participation.findMany({ where: { gameId } })).toMatchObject([
    { id: first.participationId },
  ])
})

it('the REST API refuses the same changes, and its text says where to make them', async () => {
  const { gameId, challengeId, first } = await makeEndedGame()
  await finalize(gameId)
  const calls: ['PUT' | 'DELETE', string, object | undefined][] = [
    ['PUT', `/api/admin/participation/${first.participationId}`, { status: 'Suspended', reason: 'Cheating' }],
    ['PUT', `/api/edit/games/${gameId}/challenges/${challengeId}`, { originalScore: 300 }],
    ['DELETE', `/api/edit/games/${gameId}/challenges/${challengeId}`, undefined],
    ['DELETE', `/api/admin/teams/${first.teamId}`, undefined],
    ['DELETE', `/api/edit/games/${gameId}`, undefined],
  ]
  for (const [method, path, body] of calls) {
    const answer = await admin.rest(method, path, body)
    expect([path, answer.status, answer.body]).toEqual([
      path,
      403,
      expect.objectContaining({ status: 403, title: expect.stringContaining('needs a reason') as string }),
    ])
  }
})

it('players can go on after a final result, but not remove their team from the board', async () => {
  const { gameId, challengeIds, first } = await makeEndedGame()
  const [, challengeId = 0] = challengeIds
  await finalize(gameId)
  const before = await boardOf(gameId)
  await submit(first, { gameId, challengeId, flag: flagOf(challengeId) })
  expect(await boardOf(gameId)).toEqual(before)
  const deletion = { teamId: first.teamId, reason: 'We retire' }
  await test.services.db.game.update({ where: { id: gameId }, data: { practiceMode: false } })
  expect(await code(first.actor.mutate('deleteTeam', deletion))).toBe('TEAM_IN_FINAL_GAME')
  await test.services.db.game.update({ where: { id: gameId }, data: { practiceMode: true } })
  const late = await signIn(test)
  const teamId = await makeTeam(late)
  expect(await code(late.mutate('joinGame', { gameId, teamId }))).toBe('JoinGamePayload')
  expect(await code(first.actor.mutate('updateTeam', { teamId: first.teamId, bio: 'Ahoy' }))).toBe(
    'UpdateTeamPayload',
  )
})

it('the token of a captain deletes no team of a final result, even if it may change results of games', async () => {
  const { gameId, first } = await makeEndedGame()
  await finalize(gameId)
  const { db } = test.services
  await db.user.update({ where: { id: first.userId }, data: { role: 'Admin' } })
  await db.apiToken.updateMany({
    where: { userId: first.userId },
    data: { scopes: ['read', 'play', 'author'] },
  })
  const deletion = { teamId: first.teamId, reason: 'We retire' }
  expect(await code(first.actor.mutate('deleteTeam', deletion))).toBe('TEAM_IN_FINAL_GAME')
  expect(await db.team.count({ where: { id: first.teamId } })).toBe(1)
})

it('a final result can be reopened with a reason, and keeps the end in the past', async () => {
  const { gameId, first } = await makeEndedGame()
  const reopen = (reason: string) => code(admin.mutate('reopenGame', { gameId, reason }))
  expect(await reopen('Early')).toBe('GAME_NOT_FINAL')
  await finalize(gameId)
  const later = new Date(after.getTime() + hourMs).toISOString()
  expect(await code(admin.mutate('updateGame', { gameId, end: later, reason: 'More time' }))).toBe(
    'GAME_FINALIZED_END',
  )
  expect(await reopen(' ')).toBe('INVALID_INPUT')
  expect(await reopen('A flag was wrong')).toBe('ReopenGamePayload')
  const change = { participationId: first.participationId, status: 'Suspended' }
  expect(await code(admin.mutate('updateParticipation', change))).toBe('UpdateParticipationPayload')
  expect(await changesOf(gameId)).toEqual([
    expect.objectContaining({ action: 'game.reopened', reason: 'A flag was wrong' }),
    expect.objectContaining({ action: 'game.finalized' }),
  ])
  const entries = await test.services.db.auditEntry.findMany({
    where: { gameId, action: { startsWith: 'game.' } },
    orderBy: { seq: 'asc' },
  })
  expect(entries.map(({ action }) => action)).toEqual(['game.finalized', 'game.reopened'])
})

it('each concurrent change is either before the finalization or refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { gameId, first } = await makeEndedGame()
    const change = { participationId: first.participationId, status: 'Suspended' }
    const [suspended] = await Promise.all([
      code(admin.mutate('updateParticipation', change)),
      finalize(gameId),
    ])
    const entries = await test.services.db.auditEntry.findMany({ where: { gameId }, orderBy: { seq: 'asc' } })
    const actions = entries.map(({ action }) => action)
    expect([
      ['UpdateParticipationPayload', 'participation.reviewed', 'game.finalized'],
      ['GAME_FINALIZED', 'game.finalized'],
    ]).toContainEqual([suspended, ...actions])
  }
})
