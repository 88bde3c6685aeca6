import { setTimeout as sleep } from 'node:timers/promises'
import { HalyardError, type HalyardClient } from '../../cli/client/client.ts'
import { giveHint, postNotice } from './organizers.ts'
import { teamNames } from './names.ts'
import type { Team } from './players.ts'
import { attemptSolve, planAttempts, type Attempt, type RatedChallenge, type Score } from './play.ts'
import { between, chance, pick } from './random.ts'

type Live = {
  admin: HalyardClient
  gameId: string
  challenges: [RatedChallenge, ...RatedChallenge[]]
  /** Planned attempts that have not run yet. */
  attempts: Attempt[]
  /** Registers a team that joins the game. */
  enter: (name: string, skill: number) => Promise<Team>
  score: Score
  signal: AbortSignal
}

/** Runs the next attempt of a team. Sometimes also posts a notice or a hint. */
async function step({ admin, gameId, challenges, attempts, enter, score }: Live): Promise<void> {
  if (chance(0.01)) await postNotice(admin, gameId)
  if (chance(0.01)) await giveHint(admin, gameId, pick(challenges))
  const next = attempts.shift()
  if (next) {
    const before = score.solved
    await attemptSolve(gameId, next, score)
    if (score.solved > before) console.log(`${next.team.name} solved ${next.challenge.title}`)
    return
  }
  const [name = 'Late Ferry'] = teamNames(1)
  const team: Team = await enter(name, between(0.4, 1))
  console.log(`${name} joined`)
  attempts.push(...planAttempts([team], challenges))
}

/** Plays at the speed of people until `signal` aborts. When all attempts are done, another team joins. */
export async function playLive(live: Live): Promise<void> {
  const { signal } = live
  const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined)
  for (;;) {
    await wait(between(300, 2500))
    if (signal.aborted) return
    try {
      await step(live)
    } catch (error) {
      // The platform may be restarted while the demo plays.
      if (!(error instanceof HalyardError)) throw error
      console.error(error.message)
      await wait(5000)
    }
  }
}
