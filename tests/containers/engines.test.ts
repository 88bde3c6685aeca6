import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { freePort } from '../../server/database/free-port.ts'
import { sweepContainers } from '../../server/domains/instance/container/sweep-containers.job.ts'
import { createProcessMeters, joinMetrics } from '../../server/meters/process-meters.ts'
import { connectDocker } from '../../server/ports/containers/docker/docker-connection.ts'
import type { Actor } from '../kit/calls/actor.ts'
import type { TestApp } from '../kit/server/app.ts'
import { captureLog } from '../kit/server/captured-log.ts'
import { containerUrl, makeContainerChallenge, startContainerApp } from '../kit/server/containers.ts'
import { fetchEntry, type InstanceInfo } from '../kit/server/instance-stage.ts'
import {
  makeEngineCertificates,
  type EngineCertificates,
} from '../kit/services/docker/engine-certificates.ts'
import { startDocker, type TestDocker } from '../kit/services/docker/test-docker.ts'
import { makePlayer } from '../kit/world/challenges.ts'
import { signIn } from '../kit/world/factories.ts'
import { makeGame } from '../kit/world/games.ts'
import { until } from '../kit/wait.ts'
import { aSpec, answers } from './container-runtime.contract.ts'

// The engine of the run, and one beside it that listens as one on another machine does: with TLS.
const log = captureLog('info')
let certificates: EngineCertificates
let address: string
let far: TestDocker
let test: TestApp
let admin: Actor
let gameId: number
let challengeId: number

beforeAll(async () => {
  const port = await freePort()
  address = `tcp://127.0.0.1:${port}`
  certificates = makeEngineCertificates()
  far = await startDocker({ beside: { port, certificates: certificates.folder } })
  test = await startContainerApp({
    env: {
      HALYARD_DOCKER_HOSTS: `near=${inject('dockerHost')},far=${address}?entry=localhost`,
      HALYARD_CONTAINER_ISOLATION: 'external',
      DOCKER_CERT_PATH: certificates.folder,
    },
    logger: log.logger,
    operations: { intervalMs: 100 },
  })
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin, { acceptWithoutReview: true })
  challengeId = await makeContainerChallenge(admin, gameId)
})
afterAll(async () => {
  await test.dispose()
  await far.stop()
  certificates.remove()
})

async function start(player: Actor): Promise<InstanceInfo> {
  const answer = await player.rest('POST', containerUrl(gameId, challengeId))
  if (answer.status !== 200) throw new Error(`did not start: ${answer.text}`)
  return answer.body as InstanceInfo
}

const enginesOfRows = async () => {
  const rows = await test.services.db.container.findMany({ orderBy: [{ queuedAt: 'asc' }, { id: 'asc' }] })
  return rows.map(({ engine }) => engine)
}

const heldByFar = async () => (await far.docker.listContainers({ all: true })).length

async function readMetrics(): Promise<string> {
  const meters = createProcessMeters(test.services, '1')
  const { body } = await joinMetrics(await meters.read())
  meters.dispose()
  return body
}

type Engine = { name: string; isAnswering: boolean; instances: number; memoryUsed: number }
const shownEngines = async () => {
  const { operations } = await admin.query<{ operations: { platform: { engines: Engine[] } } }>(
    '{ operations { platform { engines { name isAnswering instances memoryUsed } } } }',
  )
  return operations.platform.engines
}

describe('two Docker Engines', () => {
  it('share the starts, and lose none when one of them is killed', async () => {
    const one = await makePlayer(test, gameId)
    const two = await makePlayer(test, gameId)
    const three = await makePlayer(test, gameId)
    const entries = [await start(one), await start(two), await start(three)].map(({ entry }) => entry)
    expect(await enginesOfRows()).toEqual(['near', 'far', 'near'])
    expect(await heldByFar()).toBe(1)
    expect(entries[1]).toMatch(/^localhost:\d+$/)
    for (const entry of entries) expect(await fetchEntry(entry)).toMatch(/^flag\{/)
    await until(async () => {
      const [near, other] = await shownEngines()
      return near?.instances === 2 && other?.instances === 1
    }, 'both are shown')
    const { instances } = await admin.query<{ instances: { edges: { node: object }[] } }>(
      '{ instances { edges { node { engine isEngineAnswering usage { memoryBytes } } } } }',
    )
    const usage = { memoryBytes: expect.any(Number) }
    expect(instances.edges.map(({ node }) => node)).toEqual(
      ['near', 'far', 'near'].map((engine) => ({ engine, isEngineAnswering: true, usage })),
    )

    const four = await makePlayer(test, gameId)
    // An engine is asked again some time after its last answer. The clock of that stands still, so that it is not asked
    // between its end and the start: the far one has the most room, so the start goes there first.
    const now = performance.now()
    await test.services.containers.capacity()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
    await far.kill()
    await fetchEntry((await start(four)).entry)
    clock.mockRestore()
    expect(await enginesOfRows()).toEqual(['near', 'far', 'near', 'near'])
    expect(log.text()).toContain('the start moves to another one')
    expect(log.text()).toContain('a Docker Engine does not answer')
    await until(async () => (await shownEngines())[1]?.isAnswering === false, 'it is shown as gone')
    expect(await readMetrics()).toMatch(/halyard_engine_up\{engine="far"\} 0/)

    // Nothing that is on the dead engine is taken for a container that has ended.
    await sweepContainers(test.services)
    const own = `{ game: gameByDatabaseId(databaseId: ${gameId}) { challenge: challengeByDatabaseId(databaseId: ${challengeId}) { instance { status isUnreachable } } } }`
    const stateOf = async (player: Actor) =>
      (await player.query<{ game: { challenge: { instance: object } } }>(own)).game.challenge.instance
    expect(await stateOf(one)).toEqual({ status: 'Running', isUnreachable: false })
    expect(await stateOf(two)).toEqual({ status: 'Running', isUnreachable: true })

    // Its team stops it and starts another one.
    test.services.clock.offsetMs = 60_000
    expect((await two.rest('DELETE', containerUrl(gameId, challengeId))).status).toBe(200)
    test.services.clock.offsetMs = 120_000
    await fetchEntry((await start(two)).entry)
    expect(await enginesOfRows()).toEqual(['near', 'near', 'near', 'near'])

    await far.restart()
    expect(await heldByFar()).toBe(1)
    await until(async () => {
      await sweepContainers(test.services)
      return (await heldByFar()) === 0
    }, 'what it still had is removed')
    expect(log.text()).toContain('a Docker Engine answers again')
    expect((await far.docker.listNetworks()).filter(({ Name }) => Name.startsWith('halyard-'))).toEqual([])
    await until(async () => (await shownEngines())[1]?.isAnswering === true, 'it is used again')
  })

  it('pull images each, and the proxy reaches a container through the port of its engine', async () => {
    expect(test.services.containers.images.map(({ engine }) => engine)).toEqual(['near', 'far'])
    const { containers } = test.services
    const proxied = await containers.create({ ...aSpec(), isProxied: true, engine: 'far' })
    const { containerId } = proxied
    expect(proxied).toMatchObject({ ip: '127.0.0.1', publicPort: null })
    await answers(proxied)
    expect(await containers.inspect(containerId)).toEqual(proxied)
    await containers.destroy(containerId)
    expect(await heldByFar()).toBe(0)
  })

  it('answer over TLS only to certificates of their authority, and are refused if theirs is of another', async () => {
    const strangers = makeEngineCertificates()
    const ping = async (folder: string | null) =>
      (await connectDocker({ address, certificates: folder })).ping()
    try {
      await expect(ping(certificates.folder)).resolves.toBeDefined()
      await expect(ping(null)).rejects.toThrow('HTTPS server')
      await expect(ping(strangers.folder)).rejects.toThrow('certificate')
      copyFileSync(path.join(certificates.folder, 'ca.pem'), path.join(strangers.folder, 'ca.pem'))
      await expect(ping(strangers.folder)).rejects.toThrow(/alert|ECONNRESET|socket hang up/)
    } finally {
      strangers.remove()
    }
  })
})
