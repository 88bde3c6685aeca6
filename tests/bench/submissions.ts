import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Figure } from './figure.ts'
import { sendAll, type Call } from './load.ts'
import { freshChallenges, type World } from './world.ts'

const run = promisify(execFile)
const connections = 64

/** Submissions per second, correct and wrong, all stored, compared with single-row inserts by pgbench. */
export async function benchSubmissions(world: World): Promise<Figure[]> {
  const limit = await insertsPerSecond(world)
  const fresh = freshChallenges(world.challengeIds).slice(0, 8)
  const correct = fresh.flatMap((challengeId) =>
    world.tokens.map((token) => submission(world, challengeId, token, `flag{${challengeId}}`)),
  )
  const wrong = fresh.flatMap((challengeId) =>
    world.tokens.map((token, index) => submission(world, challengeId, token, `flag{wrong-${index}}`)),
  )
  await sendAll(wrong.slice(0, 200), connections)
  return [
    await measure(world, 'submit-correct', correct, limit),
    await measure(world, 'submit-wrong', wrong.slice(200), limit),
  ]
}

async function measure(world: World, name: string, calls: Call[], limit: number): Promise<Figure> {
  const before = await stored(world)
  const { perSecond, refused } = await sendAll(calls, connections)
  if (refused > 0) throw new Error(`${name}: ${refused} of ${calls.length} were refused`)
  const after = await stored(world)
  if (after - before !== calls.length)
    throw new Error(`${name}: ${after - before} of ${calls.length} were stored`)
  return { name, value: perSecond, unit: 'submissions/s', limit, ratio: perSecond / limit }
}

function submission(world: World, challengeId: number, token: string, flag: string): Call {
  return {
    method: 'POST',
    url: `${world.url}/api/game/${world.gameId}/challenges/${challengeId}`,
    token,
    body: JSON.stringify({ flag }),
  }
}

async function stored({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM submission')
  return rows[0]?.n ?? 0
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
