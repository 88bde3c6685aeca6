import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { loadConfig } from '../../server/config/config.ts'
import type { ContainerRuntime } from '../../server/ports/containers/container-runtime.ts'
import { openContainerRuntime } from '../../server/ports/containers/open-container-runtime.ts'
import type { Actor } from '../kit/calls/actor.ts'
import { makeContainerChallenge } from '../kit/server/containers.ts'
import { makeGame, makeTeam } from '../kit/world/games.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { startDockerGate, type DockerGate, type DockerStep } from '../kit/services/docker/docker-gate.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { until } from '../kit/wait.ts'

const secret = randomBytes(32).toString('hex')

let gate: DockerGate
let product: Product
let database: Client
let engine: ContainerRuntime
let admin: Actor
let gameId: number

beforeAll(async () => {
  gate = await startDockerGate(inject('dockerHost'))
  const databaseUrl = await createTestDatabase()
  database = new Client({ connectionString: databaseUrl })
  await database.connect()
  const env = { HALYARD_CONTAINERS: 'docker', DOCKER_HOST: gate.host, HALYARD_SECRET: secret }
  product = await startProduct({ databaseUrl, env })
  const atEngine = { HALYARD_CONTAINERS: 'docker', DOCKER_HOST: inject('dockerHost') }
  const logger = pino({ level: 'silent' })
  engine = await openContainerRuntime({ config: loadConfig(atEngine, '/nowhere'), secret, logger })
  admin = await product.admin()
  gameId = await makeGame(admin, { acceptWithoutReview: true, containerCountLimit: 0 })
  const joined = await admin.rest('POST', `/api/game/${gameId}`, { teamId: await makeTeam(admin) })
  if (joined.status !== 200) throw new Error(`could not join: ${joined.text}`)
})
afterAll(async () => {
  for (const { containerId } of await engine.list()) await engine.destroy(containerId)
  await product.stop()
  await database.end()
  gate.stop()
})

const rows = async () =>
  (await database.query<{ id: string; status: string }>('SELECT id, status FROM container')).rows
const start = (challengeId: number) => admin.mutate('startInstance', { gameId, challengeId })

/** Requires the same containers in the database and on the engine, all running, and this many. */
async function agree(count: number): Promise<boolean> {
  const [known, real] = [await rows(), await engine.list()]
  const up = [known, real].every((side) => side.every(({ status }) => status === 'Running'))
  const ids = [known.map(({ id }) => id), real.map(({ containerId }) => containerId)].map((side) =>
    side.toSorted().join(),
  )
  return up && known.length === count && ids[0] === ids[1]
}

async function killAt(step: DockerStep, cause: () => Promise<unknown>): Promise<void> {
  const reached = gate.reached(step)
  cause().catch(() => undefined)
  await reached
  await product.kill()
  await product.restart()
}

const create = { method: 'POST', path: /\/containers\/create/ }
const starts: [when: string, step: DockerStep][] = [
  ['before its network is made', { method: 'POST', path: /\/networks\/create/, when: 'before' }],
  ['when its network is made', { method: 'POST', path: /\/networks\/create/, when: 'after' }],
  ['when it is made', { ...create, when: 'after' }],
  ['when it runs', { method: 'POST', path: /\/containers\/\w+\/start/, when: 'after' }],
  ['when it was looked at', { method: 'GET', path: /\/containers\/\w+\/json/, when: 'after' }],
]
const stops: [when: string, step: DockerStep][] = [
  ['before it is removed', { method: 'DELETE', path: /\/containers\/\w+/, when: 'before' }],
  ['when it is removed', { method: 'DELETE', path: /\/containers\/\w+/, when: 'after' }],
  ['when its network is removed', { method: 'DELETE', path: /\/networks\/\w+/, when: 'after' }],
]

describe('a server killed in the middle', () => {
  it('of starts brings each of them up, once', async () => {
    for (const [index, [, step]] of starts.entries()) {
      const challengeId = await makeContainerChallenge(admin, gameId)
      await killAt(step, () => start(challengeId))
      await until(() => agree(index + 1), `a start killed ${starts[index]?.[0]}`)
    }
    const events = await database.query(`SELECT FROM game_event WHERE type = 'ContainerStart'`)
    expect(events.rowCount).toBe(starts.length)
  })

  it('of stops removes all of it', async () => {
    for (const [index, [, step]] of stops.entries()) {
      const { rows: running } = await database.query<{ challenge_id: number }>(
        `UPDATE assignment SET last_container_operation_at = NULL WHERE container_id IS NOT NULL RETURNING challenge_id`,
      )
      const challengeId = running[0]?.challenge_id
      await killAt(step, () => admin.rest('DELETE', `/api/game/${gameId}/container/${challengeId}`))
      await until(() => agree(running.length - 1), `a stop killed ${stops[index]?.[0]}`)
    }
    const events = await database.query(`SELECT FROM game_event WHERE type = 'ContainerDestroy'`)
    expect(events.rowCount).toBe(stops.length)
  })

  it('removes unknown containers, and reports missing ones', async () => {
    const before = await rows()
    const [lost] = before
    await product.kill()
    await engine.destroy(lost?.id ?? '')
    await database.query('DELETE FROM container WHERE id = $1', [before[1]?.id])
    await product.restart()
    await until(async () => (await engine.list()).length === 0, 'the unknown one is gone')
    await until(async () => (await rows())[0]?.status === 'Destroyed', 'the lost one is told of')
    expect(await rows()).toHaveLength(1)
  })
})
