import type { Actor } from '../calls/actor.ts'
import { makeChallenge } from '../world/challenges.ts'
import { signIn } from '../world/factories.ts'
import { makeTeam } from '../world/games.ts'
import type { TestApp } from '../server/app.ts'
import { startStillApp } from '../server/still-clock.ts'
import { makeShownWorld, type ShownWorld } from '../visibility/shown-world.ts'
import { recordRoutes } from './recorded-routes.ts'
import { actUnseen } from './unseen-acts.ts'

const minuteMs = 60_000

export type FrozenWorld = Awaited<ReturnType<typeof makeFrozenWorld>>

/**
 * A world with an object of each type, in which a game freezes in half an hour and ends in an hour, on a clock that
 * is stopped. Two more teams have not solved anything yet.
 */
export async function makeFrozenWorld() {
  const { started, routes } = await recordRoutes(() =>
    startStillApp({ HALYARD_COMPAT_HOSTS: 'localhost=gzctf-1.8' }),
  )
  const { test, setTime } = started
  const world = await makeShownWorld(test)
  const { admin, gameId, challengeId } = world
  const otherChallengeId = await makeChallenge(admin, gameId, { flags: ['flag{other}'] })
  // The challenge of the world has a container. Both challenges must be solvable.
  const start = test.services.clock.now().getTime()
  const at = (minutes: number) => new Date(start + minutes * minuteMs)
  // This time is before the container of the world expires.
  const { end } = await test.services.db.game.findUniqueOrThrow({ where: { id: gameId } })
  const times = { live: at(1), freezeAt: at(30), frozen: at(40), ended: new Date(end.getTime() + 1) }
  const changes = { freezeAt: times.freezeAt.toISOString(), hasCompatibleApis: true }
  const { __typename } = await admin.mutate('updateGame', { gameId, ...changes })
  if (__typename !== 'UpdateGamePayload') throw new Error(`no freeze: ${__typename}`)
  const { noticeId, ctfdUserId } = await compatibleIds(test, world)
  const solvers: (Actor & { teamId: number })[] = []
  for (let count = 0; count < 2; count += 1) {
    const actor = await signIn(test)
    const entry = { teamId: await makeTeam(actor), division: 'Deck', inviteCode: 'come-in' }
    const answer = await actor.rest('POST', `/api/game/${gameId}`, entry)
    if (answer.status !== 200) throw new Error(`could not join: ${answer.text}`)
    solvers.push(Object.assign(actor, { teamId: entry.teamId }))
  }
  const tester = await makeTester(test, world)
  return {
    ...world,
    test,
    routes,
    setTime,
    times,
    otherChallengeId,
    noticeId,
    ctfdUserId,
    solvers,
    /** The testers solve a challenge, after a wrong answer, and get an award. */
    async playTesters() {
      for (const flag of ['flag{no}', 'flag{other}']) {
        const address = `/api/game/${gameId}/challenges/${otherChallengeId}`
        const answer = await tester.rest('POST', address, { flag })
        if (answer.status !== 200) throw new Error(`not judged: ${answer.text}`)
      }
      await admin.mutate('giveAward', { gameId, teamId: tester.teamId, points: 9, reason: 'Test' })
    },
    actUnseen: () => actUnseen({ admin, tester, gameId, otherChallengeId }),
    /** Both teams solve both challenges, after wrong answers, buy a hint, rate a challenge, share a write-up and get an award. */
    async solveHidden() {
      for (const solver of solvers) {
        const flags: [number, string][] = [
          [challengeId, 'flag{no}'],
          [challengeId, 'flag{shown}'],
          [otherChallengeId, 'flag{other}'],
        ]
        for (const [id, flag] of flags) {
          const answer = await solver.rest('POST', `/api/game/${gameId}/challenges/${id}`, { flag })
          if (answer.status !== 200) throw new Error(`not judged: ${answer.text}`)
        }
        await solver.mutate('unlockHint', { hintId: world.hintId })
        const rating = { challengeId, stars: 1, comment: 'Solved after the freeze' }
        const { __typename: rated } = await solver.mutate('rateChallenge', rating)
        if (rated !== 'RateChallengePayload') throw new Error(`not rated: ${rated}`)
        await shareWriteup(test, { gameId, challengeId }, solver)
        const award = { gameId, teamId: solver.teamId, points: 70, reason: 'King of the hill' }
        const { __typename } = await admin.mutate('giveAward', award)
        if (__typename !== 'GiveAwardPayload') throw new Error(`no award: ${__typename}`)
      }
    },
  }
}

/** The ids of a notice of the organizers, and of the captain as a user of CTFd. */
async function compatibleIds(test: TestApp, { admin, gameId, teamId }: ShownWorld) {
  await admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'The tide turns' })
  const firstId = async (list: string) => {
    const { body } = await test.anonymous().rest('GET', `/compat/ctfd/${gameId}/api/v1/${list}`)
    const rows = (body as { data: { id: number; team_id: number | null }[] }).data
    const [row] = rows.filter((each) => each.team_id === null || each.team_id === teamId)
    if (!row) throw new Error(`${list} of CTFd has no row`)
    return row.id
  }
  return { noticeId: await firstId('notifications'), ctfdUserId: await firstId('users') }
}

/** A published write-up, as one that was shared after an earlier end of the game. */
async function shareWriteup(
  { services: { db, clock } }: TestApp,
  { gameId, challengeId }: { gameId: number; challengeId: number },
  { teamId }: { teamId: number },
): Promise<void> {
  const { userId } = await db.participationMember.findFirstOrThrow({ where: { gameId, teamId } })
  const { id: participationId } = await db.participation.findFirstOrThrow({ where: { gameId, teamId } })
  const at = clock.now()
  const published = { state: 'Published', submittedAt: at, publishedAt: at } as const
  const written = { kind: 'Text', content: 'Solved after the freeze', ...published } as const
  const { id } = await db.sharedWriteup.create({
    data: { gameId, participationId, userId, solvedId: challengeId, ...written },
  })
  await db.sharedWriteupChallenge.create({ data: { writeupId: id, challengeId, gameId } })
}

/** An accepted team of testers. */
async function makeTester(test: TestApp, { admin, gameId }: { admin: Actor; gameId: number }) {
  const { db } = test.services
  const actor = await signIn(test)
  const teamId = await makeTeam(actor)
  const entry = { teamId, division: 'Deck', inviteCode: 'come-in' }
  await actor.rest('POST', `/api/game/${gameId}`, entry)
  const { id: divisionId } = await db.division.create({ data: { gameId, name: 'Crew', position: 9 } })
  const rights = { divisionId, standing: 'Tester' }
  const { __typename } = await admin.mutate('setDivisionRights', { gameId, divisions: [rights] })
  if (__typename !== 'SetDivisionRightsPayload') throw new Error(`no testers: ${__typename}`)
  const { id } = await db.participation.findFirstOrThrow({ where: { gameId, teamId } })
  await admin.rest('PUT', `/api/admin/participation/${id}`, { division: 'Crew' })
  return Object.assign(actor, { teamId })
}
