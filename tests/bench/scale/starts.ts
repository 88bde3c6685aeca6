import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Figure } from '../figure.ts'
import { cpuMsOf, cpuMsOfTree } from '../process-use.ts'
import { createWorld, type World } from '../world.ts'
import { figure, type LoadOptions } from './sockets.ts'
import { createTimes, percentilesOf } from './times.ts'

const teams = 2000
const withinMs = 60_000
/** After this time without the end of all starts, the rest counts as lost. */
const timeoutMs = 120_000

const mutation = `mutation ($input: StartInstanceInput!) { startInstance(input: $input) { __typename ... on Error { message } } }`

/** 2,000 teams start an instance each within a minute, on one process with stand-ins for four engines. */
export async function benchStarts({ scale, cpuProfile }: LoadOptions): Promise<Figure[]> {
  const count = Math.ceil(teams / scale)
  const folder = mkdtempSync(path.join(tmpdir(), 'halyard-starts-'))
  const startsFile = path.join(folder, 'starts')
  writeFileSync(startsFile, '')
  const world = await createWorld({
    size: { teams: count, challenges: 1, solves: 0 },
    serverFile: fileURLToPath(new URL('./starts-server.ts', import.meta.url)),
    cpuProfile,
    env: { STARTS_FILE: startsFile },
  })
  try {
    await world.pool.query(
      `UPDATE challenge SET type = 'StaticContainer', container_image = 'stand-in', container_expose_port = 80`,
    )
    await world.pool.query('ANALYZE')
    const before = { cpuMs: cpuMsOf(world.pid), postgresMs: cpuMsOfTree(world.postgresPid) }
    const { answers, refused } = await ask(world, withinMs / scale)
    const seconds = await whenDone(world)
    const cpuMs = cpuMsOf(world.pid) - before.cpuMs
    const postgresMs = cpuMsOfTree(world.postgresPid) - before.postgresMs
    const { running, begins, waits, overtaken } = await compare(world, startsFile)
    const perEngine = Object.values(Object.groupBy(begins, ({ engine }) => engine)).map(
      (all) => all?.length ?? 0,
    )
    return [
      figure(
        'starts-answer-p99',
        answers.p99,
        `ms, ${answers.count} requests within ${withinMs / scale / 1000} s`,
      ),
      figure('starts-refused', refused, 'requests'),
      figure('starts-lost', count - running, 'teams without a running container'),
      figure('starts-twice', begins.length - new Set(begins.map(({ id }) => id)).size, 'starts at an engine'),
      figure('starts-queue-p50', waits.p50, 'ms from the request to the start at the engine'),
      figure('starts-queue-p99', waits.p99, 'ms from the request to the start at the engine'),
      figure('starts-after', seconds, 's from the last request until all run'),
      figure('starts-overtaken', overtaken, 'later ones, the most that began before an earlier one'),
      figure('starts-engine-least', Math.min(...perEngine), `starts, on one of ${perEngine.length} engines`),
      figure('starts-engine-most', Math.max(...perEngine), 'starts, on another one'),
      figure('starts-cpu', cpuMs / count, 'ms of CPU of the server for each'),
      figure('starts-database-cpu', postgresMs / count, 'ms of CPU of PostgreSQL for each'),
    ]
  } finally {
    await world.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Sends the request of each team at its time. */
async function ask({ url, tokens, gameId, challengeIds }: World, durationMs: number) {
  const times = createTimes()
  let refused = 0
  const from = performance.now()
  const body = JSON.stringify({
    query: mutation,
    variables: {
      input: {
        gameId: encodeGlobalID('Game', gameId),
        challengeId: encodeGlobalID('Challenge', challengeIds[0] ?? 0),
      },
    },
  })
  await Promise.all(
    tokens.map(async (token, index) => {
      await sleep(Math.max(0, from + (index / tokens.length) * durationMs - performance.now()))
      const sentAt = performance.now()
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const text = await fetch(`${url}/graphql`, { method: 'POST', headers, body }).then(
        (response) => response.text(),
        (error: unknown) => String(error),
      )
      times.add(performance.now() - sentAt)
      if (text.includes('StartInstancePayload')) return
      if (refused === 0) console.log({ refused: text.slice(0, 300) })
      refused += 1
    }),
  )
  return { answers: percentilesOf(times), refused }
}

/** Waits until no start is queued, and returns the seconds that it took. */
async function whenDone({ pool }: World): Promise<number> {
  const from = performance.now()
  while (performance.now() - from < timeoutMs) {
    const { rows } = await pool.query(`SELECT FROM container WHERE status = 'Pending' LIMIT 1`)
    if (rows.length === 0) break
    await sleep(100)
  }
  return (performance.now() - from) / 1000
}

/** Compares the rows with what the engines were asked for. */
async function compare({ pool }: World, startsFile: string) {
  const lines = readFileSync(startsFile, 'utf8').split('\n').filter(Boolean)
  const begins = lines.map((line) => {
    const [id = '', engine = '', at = ''] = line.split(' ')
    return { id, engine, atMs: Number(at) }
  })
  const { rows } = await pool.query<{ id: string; status: string; queuedAt: Date }>(
    'SELECT id, status, queued_at AS "queuedAt" FROM container ORDER BY queued_at, id',
  )
  const placeOf = new Map(begins.map(({ id, atMs }, place) => [id, { place, atMs }]))
  const times = createTimes()
  let overtaken = 0
  for (const [queued, { id, queuedAt }] of rows.entries()) {
    const begun = placeOf.get(id)
    if (!begun) continue
    times.add(begun.atMs - queuedAt.getTime())
    overtaken = Math.max(overtaken, begun.place - queued)
  }
  const running = rows.filter(({ status }) => status === 'Running').length
  return { begins, running, waits: percentilesOf(times), overtaken }
}
