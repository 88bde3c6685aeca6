import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../server/database/free-port.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { startServerProcess, type ServerProcess } from '../../kit/server/server-process.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'

const password = 'W0rkerspassword'

let dataDir: string
let redis: TestRedis
let databaseUrl: string
let server: ServerProcess
let port: number
let metricsPort: number

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'halyard-workers-'))
  redis = await startRedis()
  databaseUrl = await createTestDatabase()
  port = await freePort()
  metricsPort = await freePort()
  server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    PORT: String(port),
    HALYARD_WORKERS: '2',
    HALYARD_DATA_DIR: dataDir,
    HALYARD_METRICS_PORT: String(metricsPort),
    HALYARD_ADMIN_PASSWORD: password,
    HALYARD_CONTAINERS: 'none',
    HALYARD_LOG_LEVEL: 'info',
  })
})

afterAll(async () => {
  await server.end()
  await redis.stop()
  await dropTestDatabase(databaseUrl)
  rmSync(dataDir, { recursive: true, force: true })
})

async function metricsText(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
    headers: { connection: 'close' },
  })
  expect(response.status).toBe(200)
  return response.text()
}

function requestsIn(text: string): number {
  const samples = text.match(/^halyard_http_request_seconds_count\{.*route="\/healthz".*\} (\d+)$/gm) ?? []
  return samples.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

type Line = { msg: string; worker?: string; pid: number; delayMs?: number }
function logLines(): Line[] {
  return server
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []))
}

/** The process of a worker, also after a replacement. */
function pidOf(worker: string): number {
  const newest = logLines().findLast((line) => line.worker === worker)
  if (!newest) throw new Error(`worker ${worker} has written no line`)
  return newest.pid
}

function ask(agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/healthz', ...(agent && { agent }) }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', reject)
      .end()
  })
}

it('serves one page of metrics with the values of all workers, and their state', async () => {
  const before = requestsIn(await metricsText())
  for (let count = 0; count < 10; count += 1) await ask(new Agent())
  const text = await metricsText()
  expect(requestsIn(text) - before).toBe(10)
  for (const worker of ['1', '2']) expect(text).toContain(`halyard_process_info{worker="${worker}"`)
  expect(text).toMatch(/^halyard_games_running 0$/m)
  const ready = await fetch(`http://127.0.0.1:${metricsPort}/readyz`, { headers: { connection: 'close' } })
  expect([ready.status, await ready.json()]).toMatchObject([200, { database: 'up', redis: 'up' }])
})

it('shows both workers on the operations screen, whichever of them is asked', async () => {
  const admin = new Actor(`http://127.0.0.1:${port}`)
  const { status } = await admin.rest('POST', '/api/account/login', { userName: 'Admin', password })
  expect(status).toBe(200)
  const pids = logLines().flatMap(({ pid, worker }) => (worker ? [pid] : []))
  for (let count = 0; count < 2; count += 1) {
    const { operations } = await admin.query<{
      operations: { processes: { name: string; pid: number; isAnswering: boolean }[] }
    }>('{ operations { processes { name pid isAnswering } } }')
    const { processes } = operations
    expect(processes.map(({ name }) => name.split(' · ').at(-1))).toEqual(['1', '2'])
    expect(processes.every(({ isAnswering, pid }) => isAnswering && pids.includes(pid))).toBe(true)
  }
})

it('names the worker in each of its lines', () => {
  const workers = new Set(logLines().map(({ worker }) => worker))
  expect(workers).toEqual(new Set([undefined, '1', '2']))
})

it('keeps 1,000 connections that arrive while its workers accept none', async () => {
  const workers = ['1', '2'].map(pidOf)
  for (const pid of workers) process.kill(pid, 'SIGSTOP')
  // The operating system connects those that have a place.
  const sockets = Array.from({ length: 1000 }, () => connect(port, '127.0.0.1'))
  try {
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  } finally {
    for (const pid of workers) process.kill(pid, 'SIGCONT')
    for (const socket of sockets) socket.destroy()
  }
  expect(await ask(new Agent())).toBe(200)
})

it('restarts its workers one by one without a failed request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 3 })
  const failures: unknown[] = []
  let answered = 0
  const over = new AbortController()
  const load = Array.from({ length: 3 }, async () => {
    while (!over.signal.aborted) {
      try {
        const status = await ask(agent)
        if (status === 200) answered += 1
        else failures.push(status)
      } catch (error) {
        failures.push(error)
      }
      // The machine also has to start processes.
      await pause(5)
    }
  })
  const done = () => logLines().filter(({ msg }) => msg === 'all processes are restarted').length
  const pids = () => new Set(logLines().flatMap(({ pid, worker }) => (worker ? [pid] : [])))
  const former = pids()
  process.kill(server.pid, 'SIGHUP')
  await until(() => done() === 1, 'the workers are restarted')
  over.abort()
  await Promise.all(load)
  agent.destroy()
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(100)
  expect([...pids()].filter((pid) => !former.has(pid))).toHaveLength(2)
  expect(await ask()).toBe(200)
})

it('answers every request while a worker hangs, and replaces it in its slot after it was killed', async () => {
  const victim = pidOf('1')
  process.kill(victim, 'SIGSTOP')
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(new Agent())))
  process.kill(victim, 'SIGKILL')
  expect(new Set(answers)).toEqual(new Set([200]))
  await until(
    () => logLines().some(({ msg, worker }) => worker === '1' && msg.startsWith('a process ended')),
    'the end is logged',
  )
  expect(await ask(new Agent())).toBe(200)
  await until(async () => {
    const text = await metricsText()
    return ['1', '2'].every((worker) => text.includes(`halyard_process_info{worker="${worker}"`))
  }, 'the slot is taken again')
})
