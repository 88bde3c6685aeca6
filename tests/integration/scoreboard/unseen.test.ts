import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isShownToPlayers } from '../../../server/domains/participation/recent-play.ts'
import { versionFor } from '../../kit/board/version-for.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { editUrl, makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'

// Everybody reads the version of the public board, so it tells of nothing that this board does not show.

let test: TestApp
let admin: Actor
beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

async function done(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer
  if (status !== 200) throw new Error(`not done: ${status} ${text}`)
}

async function setRules(gameId: number, challengeId: number, rules: object): Promise<void> {
  const { __typename } = await admin.mutate('updateChallenge', { gameId, challengeId, ...rules })
  expect(__typename).toBe('UpdateChallengePayload')
}

/** An enabled challenge that these rules keep from the board. */
async function makeUnseen(gameId: number, rules: object): Promise<number> {
  const id = await makeChallenge(admin, gameId)
  await setRules(gameId, id, rules)
  await done(admin.rest('POST', editUrl(gameId, `/${id}/flags`), [{ flag: flagOf(id) }]))
  await done(admin.rest('PUT', editUrl(gameId, `/${id}`), { isEnabled: true }))
  return id
}

const reprice = (gameId: number, id: number) =>
  done(admin.rest('PUT', editUrl(gameId, `/${id}`), { title: unique('New'), originalScore: 500 }))

it('a challenge that no board shows moves none and is told to nobody, and is right when a board gets it', async () => {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 1, challenges: 2 })
  const [shown = 0, required = 0] = challengeIds
  const [player] = players
  if (!player) throw new Error('no player')
  const visitor = test.anonymous()
  const before = await versionFor(visitor, gameId)
  let told = 0
  const off = test.services.events.on('play.changed', (change) => {
    if (change.gameId === gameId && isShownToPlayers(change)) told += 1
  })

  const draft = await makeChallenge(admin, gameId, { title: 'Draft' })
  await reprice(gameId, draft)
  const { __typename } = await admin.mutate('duplicateChallenge', { id: encodeGlobalID('Challenge', draft) })
  expect(__typename).toBe('DuplicateChallengePayload')
  await done(admin.rest('DELETE', editUrl(gameId, `/${draft}`)))
  expect(told).toBe(0)
  const later = await makeUnseen(gameId, { releaseAt: '2100-01-01T00:00:00Z' })
  await reprice(gameId, later)
  await done(admin.rest('DELETE', editUrl(gameId, `/${later}`)))
  expect(told).toBe(0)
  off()
  const secret = await makeUnseen(gameId, { requiredChallengeIds: [required], lockedView: 'Hidden' })
  await reprice(gameId, secret)
  const further = await makeUnseen(gameId, { requiredChallengeIds: [required], lockedView: 'Hidden' })
  await done(admin.rest('DELETE', editUrl(gameId, `/${further}`)))
  expect(await versionFor(visitor, gameId)).toEqual(before)
  expect(await versionFor(admin, gameId)).toMatchObject({ seq: before.seq })

  await reprice(gameId, shown)
  expect(await versionFor(visitor, gameId)).toMatchObject({ seq: before.seq + 1 })
  for (const challengeId of [required, secret]) {
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
  }
  const { body } = await visitor.rest('GET', `/api/game/${gameId}/scoreboard`)
  const { challenges } = body as { challenges: Record<string, { id: number; score: number }[]> }
  const [found] = Object.values(challenges)
    .flat()
    .filter(({ id }) => id === secret)
  expect(found?.score).toBeGreaterThan(400)
  expect(found?.score).toBeLessThanOrEqual(500)
})

it('what a board masks of a locked challenge moves none', async () => {
  const { gameId, challengeIds } = await makePlayedGame(test, { teams: 1, challenges: 2 })
  const required = challengeIds.map((id) => encodeGlobalID('Challenge', id))
  const visitor = test.anonymous()
  const card = await makeUnseen(gameId, { requiredChallengeIds: required.slice(0, 1), lockedView: 'Card' })
  const draft = encodeGlobalID('Challenge', await makeChallenge(admin, gameId))
  const before = await versionFor(visitor, gameId)

  await done(admin.rest('PUT', editUrl(gameId, `/${card}`), { title: unique('New') }))
  await setRules(gameId, card, { requiredChallengeIds: [...required, draft] })
  const { __typename } = await admin.mutate('deleteChallenge', { gameId, challengeId: draft })
  expect(__typename).toBe('DeleteChallengePayload')
  expect(await versionFor(visitor, gameId)).toEqual(before)

  await reprice(gameId, card)
  await setRules(gameId, card, { requiredChallengeIds: required.slice(0, 1) })
  expect((await versionFor(visitor, gameId)).seq).toBe(before.seq + 1)
  await done(admin.rest('DELETE', editUrl(gameId, `/${challengeIds[0]}`)))
  const { game } = await visitor.query<{
    game: { scoreboard: { table: { challenges: { title: string }[] } } }
  }>(`{ game: gameByDatabaseId(databaseId: ${gameId}) { scoreboard { table { challenges { title } } } } }`)
  expect(game.scoreboard.table.challenges.map(({ title }) => title)).not.toContain('???')
})

it('what happens to a team that is not accepted moves no board, which is right when the team is back', async () => {
  const { gameId, players } = await makePlayedGame(test, { teams: 2, challenges: 1 })
  const [out, team] = players
  if (!out || !team) throw new Error('not two teams')
  const visitor = test.anonymous()
  const review = (status: string) =>
    done(admin.rest('PUT', `/api/admin/participation/${out.participationId}`, { status }))
  await review('Suspended')
  const name = unique('T')
  const acts = (player: typeof team) => [
    () =>
      done(
        admin.rest('PUT', `/api/admin/teams/${player.teamId}`, { name: player === out ? name : unique('T') }),
      ),
    async () => {
      const award = { gameId, teamId: player.teamId, points: 40, reason: 'help' }
      expect(await admin.mutate('giveAward', award)).toMatchObject({ __typename: 'GiveAwardPayload' })
    },
    () => done(admin.rest('PUT', `/api/admin/users/${player.userId}`, { userName: unique('u') })),
  ]
  for (const act of acts(out)) {
    const before = await versionFor(visitor, gameId)
    await act()
    expect(await versionFor(visitor, gameId)).toEqual(before)
  }
  for (const act of acts(team)) {
    const before = await versionFor(visitor, gameId)
    await act()
    expect((await versionFor(visitor, gameId)).seq).toBeGreaterThan(before.seq)
  }
  await review('Accepted')
  const { body } = await visitor.rest('GET', `/api/game/${gameId}/scoreboard`)
  const { items } = body as { items: { id: number; name: string; score: number }[] }
  expect(items.find(({ id }) => id === out.teamId)).toMatchObject({ name, score: 40 })

  await review('Suspended')
  const last = await versionFor(visitor, gameId)
  await done(admin.rest('DELETE', `/api/admin/teams/${out.teamId}`))
  expect(await versionFor(visitor, gameId)).toEqual(last)
  await done(admin.rest('DELETE', `/api/admin/teams/${team.teamId}`))
  expect((await versionFor(visitor, gameId)).seq).toBeGreaterThan(last.seq)
})

it('a team that waits and leaves moves no board', async () => {
  const gameId = await makeGame(admin)
  const player = await makePlayer(test, gameId)
  const visitor = test.anonymous()
  const before = await versionFor(visitor, gameId)
  await done(player.rest('DELETE', `/api/game/${gameId}`))
  expect(await versionFor(visitor, gameId)).toEqual(before)
})

it('what happens to testers moves the board of organizers only', async () => {
  const { gameId, players } = await makePlayedGame(test, { teams: 2, challenges: 1 })
  const [tester, team] = players
  if (!tester || !team) throw new Error('not two teams')
  const visitor = test.anonymous()
  const { id: divisionId } = await test.services.db.division.create({
    data: { gameId, name: 'Crew', position: 0 },
  })
  const rights = { divisionId, standing: 'Tester' }
  expect(await admin.mutate('setDivisionRights', { gameId, divisions: [rights] })).toMatchObject({
    __typename: 'SetDivisionRightsPayload',
  })
  const review = ({ participationId }: typeof team, change: object) =>
    done(admin.rest('PUT', `/api/admin/participation/${participationId}`, change))
  await review(tester, { division: 'Crew' })

  const acts = (player: typeof team) => [
    () => done(admin.rest('PUT', `/api/admin/teams/${player.teamId}`, { name: unique('T') })),
    () => done(admin.rest('PUT', `/api/admin/users/${player.userId}`, { userName: unique('u') })),
    () => review(player, { status: 'Suspended' }),
    () => review(player, { status: 'Accepted' }),
    () => done(admin.rest('DELETE', `/api/admin/teams/${player.teamId}`)),
  ]
  for (const act of acts(tester)) {
    const before = [await versionFor(visitor, gameId), await versionFor(admin, gameId)]
    await act()
    const [seen, all] = [await versionFor(visitor, gameId), await versionFor(admin, gameId)]
    expect(seen).toEqual(before[0])
    expect(all.seq).toBeGreaterThan(before[1]?.seq ?? 0)
  }
  for (const act of acts(team)) {
    const before = await versionFor(visitor, gameId)
    await act()
    expect((await versionFor(visitor, gameId)).seq).toBeGreaterThan(before.seq)
  }
})

it('a team that becomes or stops being one of testers leaves or enters the public board', async () => {
  const { gameId, players } = await makePlayedGame(test, { teams: 2, challenges: 1 })
  const visitor = test.anonymous()
  await test.services.db.division.create({
    data: { gameId, name: 'Crew', position: 0, standing: 'Tester', takesBloods: false, lowersValues: false },
  })
  const names = async () => {
    const { body } = await visitor.rest('GET', `/api/game/${gameId}/scoreboard`)
    return (body as { items: { id: number }[] }).items.map(({ id }) => id).toSorted((a, b) => a - b)
  }
  const ids = players.map(({ teamId }) => teamId).toSorted((a, b) => a - b)
  expect(await names()).toEqual(ids)
  const path = `/api/admin/participation/${players[0]?.participationId}`
  await done(admin.rest('PUT', path, { division: 'Crew' }))
  expect(await names()).toEqual(ids.filter((id) => id !== players[0]?.teamId))
  await test.services.db.division.create({ data: { gameId, name: 'Open', position: 1 } })
  await done(admin.rest('PUT', path, { division: 'Open' }))
  expect(await names()).toEqual(ids)
})
