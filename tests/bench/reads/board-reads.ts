import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, type Figure } from '../figure.ts'
import { cpuMsOf, cpuMsOfTree } from '../process-use.ts'
import type { World } from '../world.ts'
import { readOften, type Load } from './wrk.ts'

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url))
const seconds = 3
const rounds = 3
const connections = 32
/** A round counts if the bare server was at least this fast, compared with its best round. */
const quietShare = 0.7

/** A server that is measured: with its process, the processor time of a request is known. */
export type Target = Pick<World, 'url' | 'gameId'> & { pid: number | null; postgresPid: number | null }
export type Asked = { name: string; url: string; headers?: Record<string, string>; status?: number }
type Round = { own: number; bare: number; ownUs: number | null; bareUs: number; databaseUs: number | null }

/** What many visitors read. */
export async function visitorReads(target: Pick<Target, 'url' | 'gameId'>): Promise<Asked[]> {
  const rest = `${target.url}/api/game/${target.gameId}`
  const board = `${rest}/scoreboard`
  const query = `{ game: gameByDatabaseId(databaseId: ${target.gameId}) { scoreboard { seq table {
    teamIds names scores ranks solveTeamIds solveChallengeIds solveTimes solveTypes } } } }`
  const graphql = `${target.url}/graphql?query=${encodeURIComponent(query.replace(/\s+/g, ' '))}`
  const { tag } = await fetchRaw({ name: 'board', url: board })
  return [
    { name: 'board-read', url: board },
    { name: 'board-read-304', url: board, headers: { 'if-none-match': tag }, status: 304 },
    { name: 'board-read-graphql', url: graphql },
    { name: 'notices-read', url: `${rest}/notices` },
    { name: 'game-read', url: rest },
    { name: 'games-read', url: `${target.url}/api/game/recent` },
    { name: 'config-read', url: `${target.url}/api/config` },
  ]
}

/** Reads per second of what many visitors read, in turns with a bare Node server that sends the same bytes. */
export async function benchBoardReads(target: Target): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const one of await visitorReads(target)) figures.push(...(await compare(target, one)))
  return figures
}

async function compare(target: Target, asked: Asked): Promise<Figure[]> {
  const { bytes, encoding } = await fetchRaw(asked)
  const folder = await mkdtemp(path.join(tmpdir(), 'halyard-bare-'))
  const file = path.join(folder, 'answer')
  await writeFile(file, bytes)
  const bare = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', bareServer, file, encoding, String(asked.status ?? 200)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    const [port] = (await once(bare.stdout, 'data')) as [Buffer]
    const bareUrl = `http://127.0.0.1:${port.toString().trim()}/`
    const load = { headers: { 'accept-encoding': 'gzip', ...asked.headers }, connections, seconds }
    for (const url of [bareUrl, asked.url]) await readOften({ ...load, url, seconds: 1 })
    const all: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      all.push(
        await measureRound({ target, barePid: bare.pid ?? 0, bareUrl, load: { ...load, url: asked.url } }),
      )
    }
    return figuresOf({ ...asked, unit: `${bytes.length} bytes (${encoding})` }, all)
  } finally {
    bare.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

type Pair = { target: Target; barePid: number; bareUrl: string; load: Load }

async function measureRound({ target, barePid, bareUrl, load }: Pair): Promise<Round> {
  const timed = async (one: Load, cpuMs: () => number) => {
    const before = cpuMs()
    const { perSecond, count } = await readOften(one)
    return { perSecond, us: ((cpuMs() - before) * 1000) / count, count }
  }
  const bare = await timed({ ...load, url: bareUrl }, () => cpuMsOf(barePid))
  const { pid, postgresPid } = target
  const databaseBefore = postgresPid === null ? 0 : cpuMsOfTree(postgresPid)
  const own = await timed(load, () => (pid === null ? 0 : cpuMsOf(pid)))
  const databaseMs = postgresPid === null ? 0 : cpuMsOfTree(postgresPid) - databaseBefore
  return {
    own: own.perSecond,
    bare: bare.perSecond,
    ownUs: pid === null ? null : own.us,
    bareUs: bare.us,
    databaseUs: postgresPid === null ? null : (databaseMs * 1000) / own.count,
  }
}

/** The medians of the quiet rounds. */
function figuresOf({ name, unit }: { name: string; unit: string }, all: Round[]): Figure[] {
  const best = Math.max(...all.map(({ bare }) => bare))
  const quiet = all.filter(({ bare }) => bare >= quietShare * best)
  const of = (read: (round: Round) => number) => median(quiet.map(read))
  const value = of(({ own }) => own)
  const limit = of(({ bare }) => bare)
  const left = quiet.length < all.length ? `, ${all.length - quiet.length} noisy rounds left out` : ''
  const rate = {
    name,
    value,
    unit: `reads/s of ${unit}${left}`,
    limit,
    ratio: of(({ own, bare }) => own / bare),
  }
  if (quiet[0]?.ownUs == null) return [rate]
  const cpu = of(({ ownUs }) => ownUs ?? 0)
  const bareCpu = of(({ bareUs }) => bareUs)
  const database = of(({ databaseUs }) => databaseUs ?? 0)
  const figure = (suffix: string, us: number, other: number | null): Figure => ({
    name: `${name}-${suffix}`,
    value: us,
    unit: 'µs of CPU a read',
    limit: other,
    ratio: other === null ? null : us / other,
  })
  return [rate, figure('cpu', cpu, bareCpu), figure('database-cpu', database, null)]
}

type Raw = { bytes: Buffer; encoding: string; tag: string }

function fetchRaw({ url, headers, status = 200 }: Asked): Promise<Raw> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => {
        if (response.statusCode !== status) reject(new Error(`${url} answered ${response.statusCode}`))
        else
          resolve({
            bytes: Buffer.concat(chunks),
            encoding: response.headers['content-encoding'] ?? 'identity',
            tag: response.headers.etag ?? '',
          })
      })
    }).once('error', reject)
  })
}
