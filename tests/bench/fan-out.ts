import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { withGlobalIds } from '../kit/calls/global-ids.ts'
import type { Figure } from './figure.ts'
import { sendAll } from './load.ts'
import { cpuMsOf, memoryOf } from './process-use.ts'
import { createWorld, freshChallenges, type World } from './world.ts'

const subscriberCount = 1000
/** Node still compiles the code of sending during the first solves. */
const warmUps = 60
const solves = 30
const timeoutMs = 60_000

export type FanOutOrder = { kind: 'open'; url: string; count: number; payload: unknown } | { kind: 'end' }
/** `arrivals` are in milliseconds since 1970, one for each subscriber. */
export type FanOutReport = { kind: 'open' } | { kind: 'heard'; arrivals: number[] }

const subscribersFile = fileURLToPath(new URL('./subscribers.ts', import.meta.url))

/** The fields that the scoreboard page of the web client asks for, and the standings. */
const query = `subscription ($gameId: ID!) { scoreboardChanged(gameId: $gameId) {
  previousSeq seq hiddenFrom
  solves { team { databaseId } challenge { databaseId } solvedAt type userName }
  challenges { databaseId title category score solvedCount } removedChallengeIds
  teams { participationId databaseId name avatarUrl division } removedTeamIds
  standings { teamIds scores ranks divisionRanks }
  reset { __typename } } }`

/** The message that subscribes to a board. */
export function subscription(gameId: number): unknown {
  return withGlobalIds({ query, variables: { gameId } })
}

/**
 * The figures of this Halyard, and with the folder of another one its figures as the limits: both are measured one after
 * the other on the same machine.
 */
export async function benchFanOutBeside({ beside }: { beside?: string | undefined }): Promise<Figure[]> {
  const own = await measureApart()
  if (beside === undefined) return own
  const other = await measureApart(beside)
  return own.map((figure, index) => {
    const limit = other[index]?.value ?? null
    return { ...figure, limit, ratio: limit === null ? null : figure.value / limit }
  })
}

async function measureApart(checkout?: string): Promise<Figure[]> {
  const world = await createWorld({ checkout })
  try {
    return await benchFanOut(world)
  } finally {
    await world.dispose()
  }
}

/** The processor time of one solve while 1,000 sockets of another process subscribe to the board, and the memory of a socket. */
export async function benchFanOut(world: World): Promise<Figure[]> {
  const child = fork(subscribersFile, { execArgv: ['--disable-warning=ExperimentalWarning'] })
  try {
    await world.collectGarbage()
    const emptyBytes = memoryOf(world.pid, 'VmRSS')
    const url = `${world.url.replace('http', 'ws')}/graphql`
    const payload = subscription(world.gameId)
    await askSubscribers(child, { kind: 'open', url, count: subscriberCount, payload })

    const challengeId = freshChallenges(world.challengeIds).at(-2) ?? 0
    const [first, ...rest] = world.tokens
    if (!first) throw new Error('no team can solve')
    for (const token of rest.slice(0, warmUps)) await solveForSubscribers(world, child, challengeId, token)
    const before = cpuMsOf(world.pid)
    const latencies: number[] = []
    for (const token of rest.slice(warmUps, warmUps + solves)) {
      latencies.push(...(await solveForSubscribers(world, child, challengeId, token)))
    }
    const cpuMs = (cpuMsOf(world.pid) - before) / solves
    await world.collectGarbage()
    const socketKb = (memoryOf(world.pid, 'VmRSS') - emptyBytes) / 1000 / subscriberCount

    const sorted = latencies.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
    const sockets = `${subscriberCount} sockets`
    const figure = (name: string, value: number, unit: string): Figure => ({
      name,
      value,
      unit,
      limit: null,
      ratio: null,
    })
    return [
      figure('fan-out-cpu', cpuMs, `ms of CPU a solve, ${sockets}`),
      figure('fan-out-p50', at(0.5), `ms, ${sockets}`),
      figure('fan-out-p99', at(0.99), `ms, ${sockets}`),
      figure('memory-socket', socketKb, `kB a socket, ${sockets}`),
    ]
  } finally {
    child.kill()
  }
}

/** The time in milliseconds from sending a correct flag to its delta, at each subscriber. */
export async function solveForSubscribers(
  world: World,
  child: ChildProcess,
  challengeId: number,
  token: string,
): Promise<number[]> {
  const all = once(child, 'message', { signal: AbortSignal.timeout(timeoutMs) })
  const url = `${world.url}/api/game/${world.gameId}/challenges/${challengeId}`
  const body = JSON.stringify({ flag: `flag{${challengeId}}` })
  const start = performance.timeOrigin + performance.now()
  const { refused } = await sendAll([{ method: 'POST', url, token, body }], 1)
  if (refused > 0) throw new Error('the server refused a correct flag')
  const [report] = (await all) as [FanOutReport]
  if (report.kind !== 'heard') throw new Error('the subscribers sent an unexpected report')
  return report.arrivals.map((arrival) => arrival - start)
}

export async function askSubscribers(child: ChildProcess, order: FanOutOrder): Promise<void> {
  const done = once(child, 'message', { signal: AbortSignal.timeout(timeoutMs) })
  child.send(order)
  await done
}
