import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../kit/server/app.ts'
import { startContainerApp } from '../kit/server/containers.ts'
import { makePlayedGame, type PlayedGame, type Player } from '../kit/world/played-game.ts'
import { followOverSocket } from '../kit/calls/live.ts'
import { serviceImage } from '../kit/services/docker/test-images.ts'
import { testTimeoutMs } from '../kit/timeouts.ts'
import { until } from '../kit/wait.ts'

const teams = 40
/** A slow machine starts a container in seconds, and there are many. */
const patient = { timeoutMs: testTimeoutMs }

let test: TestApp
let played: PlayedGame

beforeAll(async () => {
  test = await startContainerApp({ env: { HALYARD_CONTAINER_MEMORY: 'off' } })
  played = await makePlayedGame(test, { teams, challenges: 1 })
  await test.services.db.challenge.updateMany({
    data: { type: 'StaticContainer', containerImage: serviceImage, memoryLimitMib: 32, cpuTenths: 1 },
  })
})
afterAll(() => test.dispose())

const statuses = async () => {
  const rows = await test.services.db.container.findMany({ select: { status: true } })
  return rows.map(({ status }) => status)
}

/** What the platform logged about starts that failed. */
const refusals = async () => {
  const rows = await test.services.db.log.findMany({ where: { status: 'Failed' }, select: { message: true } })
  return rows.map(({ message }) => message)
}

describe(`${teams} starts at once`, () => {
  it('wait in their order, see their place, and end in a running container or a clear refusal', async () => {
    const { gameId, players, challengeIds: [challengeId = 0] } = played // oxfmt-ignore
    const [last, ...others] = players
    if (!last) throw new Error('The game has no player.')
    const places: number[] = []
    const live = followOverSocket(
      test.url,
      { query: `subscription { viewerInstanceChanged(gameId: ${gameId}) { status position } }` },
      { connectionParams: { authorization: last.actor.headers['authorization'] } },
    )
    const following = (async () => {
      for (let step = await live.next(); step; step = await live.next()) {
        const { position } = (step.data as { viewerInstanceChanged: { position: number | null } })
          .viewerInstanceChanged
        if (position !== null) places.push(position)
      }
    })()

    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const from = performance.now()
    const start = ({ actor }: Player) =>
      actor.mutate('startInstance', { gameId, challengeId }, 'instance { status }')
    const results = await Promise.all(others.map(start))
    // Requests at once are queued in any order, so only a later one is known to be the last.
    results.push(await start(last))
    const queuedMs = performance.now() - from
    expect(new Set(results.map(({ __typename }) => __typename))).toEqual(new Set(['StartInstancePayload']))
    await until(async () => !(await statuses()).includes('Pending'), 'nobody waits', patient)
    const doneMs = performance.now() - from
    delay.disable()
    await live.stop()
    await following

    const ended = await statuses()
    const running = ended.filter((status) => status === 'Running').length
    const p99Ms = delay.percentile(99) / 1e6
    console.log(
      `${teams} starts: queued in ${Math.round(queuedMs)} ms, ${running} running after ${Math.round(doneMs)} ms, event loop p99 ${p99Ms.toFixed(1)} ms`,
    )
    expect(await refusals()).toEqual([])
    expect(ended).toHaveLength(teams)
    expect(running).toBe(teams)
    expect(await test.services.containers.list()).toHaveLength(teams)
    expect(places[0]).toBeGreaterThan(teams / 2)
    expect(places).toEqual(places.toSorted((a, b) => b - a))
    expect(places.length).toBeGreaterThan(5)
  })

  it('all stop when the game is over', async () => {
    const from = performance.now()
    const past = new Date(Date.now() - 1000)
    await test.services.db.game.updateMany({ data: { end: past, practiceMode: false } })
    test.services.events.emit('play.changed', { gameId: played.gameId, kinds: ['game'] })
    await until(async () => (await statuses()).length === 0, 'all are stopped', patient)
    console.log(`${teams} stops in ${Math.round(performance.now() - from)} ms`)
    expect(await test.services.containers.list()).toEqual([])
  })
})
