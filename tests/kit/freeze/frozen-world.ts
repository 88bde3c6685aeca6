import type { Actor } from '../calls/actor.ts'
import { makeChallenge } from '../world/challenges.ts'
import { signIn } from '../world/factories.ts'
import { makeTeam } from '../world/games.ts'
import { startStillApp } from '../server/still-clock.ts'
import { makeShownWorld } from '../visibility/shown-world.ts'

const minuteMs = 60_000

export type FrozenWorld = Awaited<ReturnType<typeof makeFrozenWorld>>

/**
 * A world with an object of each type, in which a game freezes in half an hour and ends in an hour, on a clock that
 * stands still. Two more teams have not solved anything yet.
 */
export async function makeFrozenWorld() {
  const { test, setTime } = await startStillApp()
  const world = await makeShownWorld(test)
  const { admin, gameId, challengeId } = world
  const otherChallengeId = await makeChallenge(admin, gameId, { flags: ['flag{other}'] })
  // The challenge of the world has a container. Both challenges must be solvable.
  const start = test.services.clock.now().getTime()
  const at = (minutes: number) => new Date(start + minutes * minuteMs)
  // This time is before the container of the world expires.
  const { end } = await test.services.db.game.findUniqueOrThrow({ where: { id: gameId } })
  const times = { live: at(1), freezeAt: at(30), frozen: at(40), ended: new Date(end.getTime() + 1) }
  const { __typename } = await admin.mutate('updateGame', { gameId, freezeAt: times.freezeAt.toISOString() })
  if (__typename !== 'UpdateGamePayload') throw new Error(`no freeze: ${__typename}`)
  const solvers: (Actor & { teamId: number })[] = []
  for (let count = 0; count < 2; count += 1) {
    const actor = await signIn(test)
    const entry = { teamId: await makeTeam(actor), division: 'Deck', inviteCode: 'come-in' }
    const answer = await actor.rest('POST', `/api/game/${gameId}`, entry)
    if (answer.status !== 200) throw new Error(`could not join: ${answer.text}`)
    solvers.push(Object.assign(actor, { teamId: entry.teamId }))
  }
  return {
    ...world,
    test,
    setTime,
    times,
    otherChallengeId,
    solvers,
    /** Both teams solve both challenges, after wrong answers, buy a hint and get an award. */
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
        const award = { gameId, teamId: solver.teamId, points: 70, reason: 'King of the hill' }
        const { __typename } = await admin.mutate('giveAward', award)
        if (__typename !== 'GiveAwardPayload') throw new Error(`no award: ${__typename}`)
      }
    },
  }
}
