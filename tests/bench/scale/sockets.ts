import type { Figure } from '../figure.ts'
import { sendAll } from '../load.ts'
import { cpuMsOf, memoryOf } from '../process-use.ts'
import { createWorld, freshChallenges, type World } from '../world.ts'
import { readClientOperations } from './client-operations.ts'
import { createCrowds, type Crowds } from './crowds.ts'
import { placesOf } from './places.ts'
import { whileWatched } from './probe.ts'

const most = 10_000
const warmUps = 3
const solves = 30
const openWithinMs = 20_000
const reconnectWithinMs = 30_000
/** Solves a second while the sockets reconnect. */
const meanwhilePerSecond = 2

/** `scale` divides the counts; `cpuProfile` is the folder for a profile of the server. */
export type LoadOptions = { scale: number; cpuProfile?: string | undefined }

/**
 * Sockets on one process that all hear each solve, and then reconnect within 30 seconds while solves go on.
 */
export async function benchSockets({ scale, cpuProfile }: LoadOptions): Promise<Figure[]> {
  const count = Math.ceil(most / scale)
  const world = await createWorld({ cpuProfile })
  const crowds = createCrowds(count > 1000 ? 2 : 1)
  try {
    await world.collectGarbage()
    const emptyBytes = memoryOf(world.pid, 'VmRSS')
    const port = Number(new URL(world.url).port)
    const boardPayload = readClientOperations()('liveBoardSourceChangedSubscription', {
      gameId: world.gameId,
    })
    const seq = await boardSeq(world)
    const places = placesOf(count)
    const opened = await crowds.open({
      port,
      places,
      boardPayload,
      otherPayloads: [],
      seq,
      withinMs: openWithinMs / scale,
    })
    requireNone('sockets were refused', opened.failed, opened.failures)
    const fan = await hearSolves(world, crowds, { seq, count })
    await world.collectGarbage()
    const socketKb = (memoryOf(world.pid, 'VmRSS') - emptyBytes) / 1000 / count
    const storm = await reconnect(world, crowds, { port, withinMs: reconnectWithinMs / scale })
    const report = await crowds.report()
    const newest = await boardSeq(world)
    const behind = report.seqs.filter((one) => one !== newest).length
    requireNone('sockets lost a delta', report.gaps, [])
    requireNone('messages were errors', report.faultCount, report.faults)
    requireNone('sockets are behind the board', behind, [])
    const named = `${count} sockets`
    return [
      figure('sockets-cpu', fan.cpuMs, `ms of CPU a solve, ${named}`),
      figure('sockets-p50', fan.p50, `ms, ${named}, ${solves} solves`),
      figure('sockets-p99', fan.p99, `ms, ${named}, ${solves} solves`),
      figure('sockets-lost', report.gaps + behind, 'sockets that missed a solve'),
      figure('memory-socket', socketKb, `kB a socket, ${named}`),
      figure('memory', fan.bytes / 1e6, `MB after ${solves} solves with ${named}`),
      figure(
        'reconnect-p99',
        storm.opened.opening.p99,
        `ms from connecting to the open subscription, ${named}`,
      ),
      figure('reconnect-cpu', storm.cpuMs / count, `ms of CPU for each of ${named}`),
      figure('reconnect-block', storm.blockMs, 'ms, the longest answer to another request meanwhile'),
      figure('reconnect-resets', report.resets, 'sockets that needed the whole board again'),
      figure('memory-peak', storm.peakBytes / 1e6, `MB, the most while ${named} reconnect`),
    ]
  } finally {
    crowds.end()
    await world.dispose()
  }
}

export function figure(name: string, value: number, unit: string): Figure {
  return { name, value, unit, limit: null, ratio: null }
}

function requireNone(what: string, count: number, examples: string[]): void {
  if (count > 0) throw new Error(`${count} ${what}: ${examples.join('; ')}`)
}

export async function boardSeq({ pool, gameId }: Pick<World, 'pool' | 'gameId'>): Promise<number> {
  const { rows } = await pool.query<{ seq: string }>('SELECT seq FROM game_board WHERE game_id = $1', [
    gameId,
  ])
  return Number(rows[0]?.seq ?? 0)
}

/** Every socket hears every solve, or this does not resolve. */
async function hearSolves(world: World, crowds: Crowds, { seq, count }: { seq: number; count: number }) {
  const challengeId = freshChallenges(world.challengeIds)[0] ?? 0
  const latencies: number[] = []
  let before = 0
  for (const [index, token] of world.tokens.slice(0, warmUps + solves).entries()) {
    if (index === warmUps) before = cpuMsOf(world.pid)
    const heard = crowds.heard(seq + index + 1)
    const start = performance.timeOrigin + performance.now()
    await solve(world, challengeId, token)
    const arrivals = await heard
    if (arrivals.length !== count) throw new Error(`${arrivals.length} of ${count} sockets heard a solve`)
    if (index >= warmUps) latencies.push(...arrivals.map((arrival) => arrival - start))
  }
  const cpuMs = (cpuMsOf(world.pid) - before) / solves
  const sorted = new Float64Array(latencies).sort()
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { cpuMs, p50: at(0.5), p99: at(0.99), bytes: memoryOf(world.pid, 'VmRSS') }
}

async function solve(world: World, challengeId: number, token: string): Promise<void> {
  const url = `${world.url}/api/game/${world.gameId}/challenges/${challengeId}`
  const body = JSON.stringify({ flag: `flag{${challengeId}}` })
  const { refused } = await sendAll([{ method: 'POST', url, token, body }], 1)
  if (refused > 0) throw new Error('the server refused a correct flag')
}

async function reconnect(
  world: World,
  crowds: Crowds,
  { port, withinMs }: { port: number; withinMs: number },
) {
  const before = cpuMsOf(world.pid)
  const over = new AbortController()
  const challengeId = freshChallenges(world.challengeIds)[1] ?? 0
  const solving = (async () => {
    for (const token of world.tokens) {
      if (over.signal.aborted) return
      await solve(world, challengeId, token)
      await new Promise((resolve) => setTimeout(resolve, 1000 / meanwhilePerSecond))
    }
  })()
  const { result, blockMs, peakBytes } = await whileWatched({ port, pid: world.pid }, () =>
    crowds.reconnect(withinMs),
  )
  const cpuMs = cpuMsOf(world.pid) - before
  over.abort()
  await solving
  requireNone('sockets could not reconnect', result.failed, result.failures)
  const heard = crowds.heard((await boardSeq(world)) + 1)
  await solve(world, freshChallenges(world.challengeIds)[2] ?? 0, world.tokens[0] ?? '')
  await heard
  return { opened: result, blockMs, peakBytes, cpuMs }
}
