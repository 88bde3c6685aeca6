import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { median, type Figure } from './figure.ts'
import { sendApart } from './judge-load.ts'
import { cpuMsOfTree } from './process-use.ts'
import { createWorld, freshChallenges, type World } from './world.ts'

const run = promisify(execFile)
const connections = 64
/** Challenges of each kind of answer in each of the rounds. */
const challengesPerRound = 3
const rounds = 7
/** Wrong answers of each team before the first round. Until then Node still compiles the code that answers. */
const warmUps = 20

type Cost = {
  perSecond: number
  p50: number
  p99: number
  serverMs: number
  postgresMs: number
  cpuMs: number
  statements: number
}
type Kind = 'correct' | 'wrong'
type Costs = Record<Kind, Cost[]>

/** Submissions per second, correct and wrong, all stored, compared with single-row inserts by pgbench. */
export async function benchSubmissions(world: World): Promise<Figure[]> {
  const limit = await insertsPerSecond(world)
  await warmUp(world)
  const costs: Costs = { correct: [], wrong: [] }
  for (let round = 0; round < rounds; round += 1) await measureRound(world, costs, round)
  return figuresOf(costs, (cost) => (cost === 'perSecond' ? { limit } : null))
}

/**
 * The costs of a submission, and with the folder of another Halyard its costs as the limits. Both are measured in turns,
 * so that other work on the machine disturbs both alike.
 */
export async function benchSubmissionsBeside(folder: { beside?: string | undefined }): Promise<Figure[]> {
  const own = await createWorld({ counts: true })
  const other =
    folder.beside === undefined ? null : await createWorld({ checkout: folder.beside, counts: true })
  try {
    return await (other ? benchSubmissionsInTurns(own, other) : benchSubmissions(own))
  } finally {
    await own.dispose()
    await other?.dispose()
  }
}

/**
 * The costs of a submission in the first world, with those in the second as the limits. The worlds take turns at going
 * first, and a ratio compares two neighbours in time, so that a slow minute costs both alike.
 */
export async function benchSubmissionsInTurns(own: World, other: World): Promise<Figure[]> {
  const [ownCosts, otherCosts]: [Costs, Costs] = [
    { correct: [], wrong: [] },
    { correct: [], wrong: [] },
  ]
  await warmUp(own)
  await warmUp(other)
  for (let round = 0; round < rounds; round += 1) {
    const isOwnFirst = round % 2 === 0
    if (isOwnFirst) await measureRound(own, ownCosts, round)
    await measureRound(other, otherCosts, round)
    if (!isOwnFirst) await measureRound(own, ownCosts, round)
  }
  return figuresOf(ownCosts, (cost, kind) => {
    const limits = otherCosts[kind].map((each) => each[cost])
    const ratios = ownCosts[kind].map((each, round) => each[cost] / (limits[round] ?? Number.NaN))
    return { limit: median(limits), ratio: median(ratios) }
  })
}

/**
 * Wrong answers to a challenge that no round uses for correct ones, until each connection of the judge has its plans and
 * the code is compiled, and one to each challenge of the rounds: the first answer to a challenge makes the platform read
 * its flags and limits.
 */
async function warmUp(world: World): Promise<void> {
  const fresh = freshChallenges(world.challengeIds)
  const [someToken = ''] = world.tokens
  const first = fresh.map((challengeId) => submission(world, challengeId, someToken, 'flag{first}'))
  const often = world.tokens.map((token) => submission(world, fresh.at(-1) ?? 0, token, 'flag{warm-up}'))
  for (const requests of [first, ...Array.from({ length: warmUps }, () => often)])
    await sendApart({ port: portOf(world), connections: connections * world.processes, requests })
}

async function measureRound(world: World, costs: Costs, round: number): Promise<void> {
  const first = round * challengesPerRound
  const fresh = freshChallenges(world.challengeIds).slice(first, first + challengesPerRound)
  const all = (flagOf: (challengeId: number, team: number) => string) =>
    fresh.flatMap((challengeId) =>
      world.tokens.map((token, team) => submission(world, challengeId, token, flagOf(challengeId, team))),
    )
  costs.wrong.push(
    await measure(
      world,
      all((_id, team) => `flag{wrong-${round}-${team}}`),
    ),
  )
  costs.correct.push(
    await measure(
      world,
      all((challengeId) => `flag{${challengeId}}`),
    ),
  )
}

async function measure(world: World, requests: string[]): Promise<Cost> {
  const count = requests.length
  const before = await usedBy(world)
  const { seconds, refused, latencies } = await sendApart({
    port: portOf(world),
    connections: connections * world.processes,
    requests,
  })
  if (refused > 0) throw new Error(`${refused} of ${count} submissions were refused`)
  const after = await usedBy(world)
  if (after.stored - before.stored !== count)
    throw new Error(`${after.stored - before.stored} of ${count} submissions were stored`)
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return {
    perSecond: count / seconds,
    p50: at(0.5),
    p99: at(0.99),
    serverMs: (after.serverMs - before.serverMs) / count,
    postgresMs: (after.postgresMs - before.postgresMs) / count,
    cpuMs: (after.serverMs + after.postgresMs - before.serverMs - before.postgresMs) / count,
    statements: (after.statements - before.statements) / count,
  }
}

type Limit = { limit: number; ratio?: number }

/** Each figure is the median of the rounds. */
function figuresOf(costs: Costs, limitOf: (cost: keyof Cost, kind: Kind) => Limit | null): Figure[] {
  const kinds: Kind[] = ['correct', 'wrong']
  return kinds.flatMap((kind) => {
    const figure = (suffix: string, key: keyof Cost, unit: string): Figure => {
      const value = median(costs[kind].map((cost) => cost[key]))
      const found = limitOf(key, kind)
      const limit = found?.limit ?? null
      const ratio = found?.ratio ?? (limit === null ? null : value / limit)
      return { name: `submit-${kind}${suffix}`, value, unit, limit, ratio }
    }
    return [
      figure('', 'perSecond', 'submissions/s'),
      figure('-p50', 'p50', 'ms'),
      figure('-p99', 'p99', 'ms'),
      figure('-server', 'serverMs', 'ms of CPU of the server a submission'),
      figure('-postgres', 'postgresMs', 'ms of CPU of PostgreSQL a submission'),
      figure('-cpu', 'cpuMs', 'ms of CPU of both a submission'),
      figure('-statements', 'statements', 'statements a submission'),
    ]
  })
}

function submission(world: World, challengeId: number, token: string, flag: string): string {
  const body = JSON.stringify({ flag })
  const head = [
    `POST /api/game/${world.gameId}/challenges/${challengeId} HTTP/1.1`,
    `Host: ${new URL(world.url).host}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

function portOf({ url }: World): number {
  return Number(new URL(url).port)
}

/** `statements` stays 0 for a database that does not count them. */
async function usedBy({ pool, pid, postgresPid, countsStatements }: World) {
  const { rows } = await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM submission')
  const counted = countsStatements
    ? await pool.query<{ n: number }>('SELECT sum(calls)::float8 AS n FROM pg_stat_statements')
    : { rows: [] }
  return {
    stored: rows[0]?.n ?? 0,
    serverMs: cpuMsOfTree(pid),
    postgresMs: cpuMsOfTree(postgresPid),
    statements: counted.rows[0]?.n ?? 0,
  }
}

async function insertsPerSecond({ databaseUrl, pool }: World): Promise<number> {
  await pool.query(
    `CREATE TABLE bench_insert (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, answer text,
       at timestamptz DEFAULT now(), team int)`,
  )
  const folder = await mkdtemp(path.join(tmpdir(), 'halyard-pgbench-'))
  const script = path.join(folder, 'insert.sql')
  await writeFile(script, "INSERT INTO bench_insert (answer, team) VALUES ('flag{benchmark}', 1);\n")
  try {
    const { stdout } = await run(pgbench(), [
      '-n',
      `--file=${script}`,
      `--client=${connections}`,
      '--jobs=2',
      '--time=6',
      '--protocol=prepared',
      databaseUrl,
    ])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } finally {
    await rm(folder, { recursive: true, force: true })
    await pool.query('DROP TABLE bench_insert')
  }
}

function pgbench(): string {
  const versions = '/usr/lib/postgresql'
  const found = existsSync(versions)
    ? readdirSync(versions)
        .map((version) => path.join(versions, version, 'bin/pgbench'))
        .find((file) => existsSync(file))
    : undefined
  if (!found) throw new Error('pgbench is missing: install PostgreSQL’s server package (Debian: postgresql)')
  return found
}
