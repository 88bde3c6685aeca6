import { sweepContainers } from '../../../server/domains/instance/container/sweep-containers.job.ts'
import type { Actor } from '../calls/actor.ts'
import { askService } from '../services/docker/test-images.ts'
import { until } from '../wait.ts'
import { makePlayer } from '../world/challenges.ts'
import { signIn } from '../world/factories.ts'
import { makeGame } from '../world/games.ts'
import { bothSides, containerUrl, startContainerApp } from './containers.ts'

const minuteMs = 60_000
export type InstanceInfo = { status: string; startedAt: number; expectStopAt: number; entry: string }
export type InstanceStage = Awaited<ReturnType<typeof startInstanceStage>>

/** A server with Docker and a live game, and acts of a player of the game. */
export async function startInstanceStage() {
  const test = await startContainerApp()
  const admin = await signIn(test, 'Admin')
  const gameId = await makeGame(admin, {
    acceptWithoutReview: true,
    containerCountLimit: 0,
    end: Date.now() + 600 * minuteMs,
  })
  const player = await makePlayer(test, gameId)

  const start = (actor: Actor, challengeId: number, game = gameId) =>
    actor.rest('POST', containerUrl(game, challengeId))
  const stop = (actor: Actor, challengeId: number) => actor.rest('DELETE', containerUrl(gameId, challengeId))
  const extend = (actor: Actor, challengeId: number) =>
    actor.rest('POST', `${containerUrl(gameId, challengeId)}/extend`)
  const later = (minutes: number) => (test.services.clock.offsetMs += minutes * minuteMs)
  const whatRuns = async () => (await bothSides(test)).real.length

  async function mustStart(actor: Actor, challengeId: number): Promise<InstanceInfo> {
    const answer = await start(actor, challengeId)
    if (answer.status !== 200) throw new Error(`did not start: ${answer.text}`)
    return answer.body as InstanceInfo
  }

  /** Stops all containers and resets the clock. */
  async function reset(): Promise<void> {
    test.services.clock.offsetMs = 0
    await test.services.db.container.updateMany({ data: { expectStopAt: new Date(0) } })
    await sweepContainers(test.services)
    await until(async () => (await whatRuns()) === 0, 'nothing is left')
  }

  return { test, admin, gameId, player, start, stop, extend, later, whatRuns, mustStart, reset }
}

/** The answer of a service at the address that a team reads. */
export async function fetchEntry(entry: string): Promise<string> {
  let text = ''
  const ask = async () => ((text = await (await askService(entry)).text()), true)
  await until(() => ask().catch(() => false), 'the service answers')
  return text
}
