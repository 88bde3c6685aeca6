import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../server/database/free-port.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { adminPassword } from '../../kit/server/product.ts'
import { printedPassword } from '../../kit/server/operator.ts'
import { startServerProcess } from '../../kit/server/server-process.ts'
import { createEmptyDatabase } from '../../kit/services/test-database.ts'
import { until } from '../../kit/wait.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'

// Two rounds have found every fault so far. Run more by hand.
const rounds = Number(process.env['FIRST_START_ROUNDS'] ?? 2)

let dataDir: string
let redis: TestRedis
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'halyard-first-start-'))
  redis = await startRedis()
})
afterAll(async () => {
  await redis.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Settings = { DATABASE_URL: string; PORT: string } & Record<string, string>

async function emptyPlatform(round: string): Promise<Settings> {
  return {
    DATABASE_URL: await createEmptyDatabase(),
    PORT: String(await freePort()),
    HALYARD_DATA_DIR: path.join(dataDir, round),
    HALYARD_METRICS_PORT: '0',
    HALYARD_CONTAINERS: 'none',
    HALYARD_LOG_LEVEL: 'warn',
  }
}

async function administratorsOf({ DATABASE_URL }: Settings): Promise<string[]> {
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `SELECT user_name AS name FROM "user" WHERE role = 'Admin'`,
  )
  await client.end()
  return rows.map(({ name }) => name)
}

async function expectAdministrator(settings: Settings, output: string): Promise<void> {
  const admin = new Actor(`http://127.0.0.1:${settings.PORT}`)
  const credentials = { userName: 'Admin', password: printedPassword(output) }
  expect((await admin.rest('POST', '/api/account/login', credentials)).status).toBe(200)
}

it.each(Array.from({ length: rounds }, (_, round) => round))(
  'two processes that start at once on an empty database both serve and make one administrator (round %i)',
  async (round) => {
    const settings = await emptyPlatform(`two-${round}`)
    const others = { ...settings, PORT: String(await freePort()) }
    const started = await Promise.allSettled([startServerProcess(settings), startServerProcess(others)])
    const servers = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    try {
      expect(started.map((result) => (result.status === 'rejected' ? String(result.reason) : null))).toEqual([
        null,
        null,
      ])
      expect(await administratorsOf(settings)).toEqual(['Admin'])
      const output = servers.map((server) => server.output()).join('\n')
      expect(output.match(/one-time password/g)).toHaveLength(1)
      for (const place of [settings, others]) await expectAdministrator(place, output)
    } finally {
      await Promise.all(servers.map((server) => server.end()))
    }
  },
)

it.each(['1', '2'])('is ready only when the administrator can log in (%s workers)', async (workers) => {
  const settings: Settings = {
    ...(await emptyPlatform(`ready-${workers}`)),
    HALYARD_WORKERS: workers,
    HALYARD_ADMIN_PASSWORD: adminPassword,
    REDIS_URL: redis.url,
  }
  const starting = startServerProcess(settings)
  const visitor = new Actor(`http://127.0.0.1:${settings.PORT}`)
  const isReady = async () => (await visitor.rest('GET', '/readyz').catch(() => null))?.status === 200
  try {
    await until(isReady, 'it is ready')
    const credentials = { userName: 'Admin', password: adminPassword }
    expect((await visitor.rest('POST', '/api/account/login', credentials)).status).toBe(200)
  } finally {
    await (await starting).end()
  }
})

it.each(['1', '2'])('a taken port loses no password (%s workers)', async (workers) => {
  const settings: Settings = {
    ...(await emptyPlatform(`port-${workers}`)),
    HALYARD_WORKERS: workers,
    REDIS_URL: redis.url,
  }
  const blocker = createServer().listen(Number(settings.PORT), '127.0.0.1')
  await once(blocker, 'listening')
  const refused = await startServerProcess(settings).catch((error: Error) => error)
  expect(refused).toBeInstanceOf(Error)
  expect(String(refused).match(/Port \d+ on 127\.0\.0\.1 is in use/g)).toHaveLength(1)
  expect(String(refused)).not.toContain('one-time password')
  expect(await administratorsOf(settings)).toEqual([])
  blocker.close()
  await once(blocker, 'close')

  const server = await startServerProcess(settings)
  try {
    expect(await administratorsOf(settings)).toEqual(['Admin'])
    await expectAdministrator(settings, server.output())
  } finally {
    await server.end()
  }
})
