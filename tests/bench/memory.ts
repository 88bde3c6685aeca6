import { fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { askSubscribers, solveForSubscribers, subscription } from './fan-out.ts'
import type { Figure } from './figure.ts'
import { memoryOf } from './process-use.ts'
import { createWorld, freshChallenges, type WorldSize } from './world.ts'

const large: WorldSize = { teams: 10_000, challenges: 100, solves: 300_000 }
const solves = 30
const probeMs = 5

/**
 * The first board of a large game after a start, the longest time for which the event loop answers nothing meanwhile, and
 * the memory after solves that 1,000 subscribers receive. `scale` divides the game and the subscribers.
 */
export async function benchMemory({ scale = 1 }: { scale?: number } = {}): Promise<Figure[]> {
  const size = {
    teams: Math.ceil(large.teams / scale),
    challenges: large.challenges,
    solves: Math.ceil(large.solves / scale),
  }
  const subscribers = Math.ceil(1000 / scale)
  const world = await createWorld({ size })
  const child = fork(fileURLToPath(new URL('./subscribers.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  try {
    const board = `${world.url}/api/game/${world.gameId}/scoreboard`
    const { blockMs, ms } = await whileProbed(`${world.url}/healthz`, async () => {
      const answer = await fetch(board, { headers: { 'accept-encoding': 'gzip' } })
      for await (const _chunk of answer.body ?? []);
    })
    await world.collectGarbage()
    const loaded = memoryOf(world.pid, 'VmRSS')
    const payload = subscription(world.gameId)
    const url = `${world.url.replace('http', 'ws')}/graphql`
    await askSubscribers(child, { kind: 'open', url, count: subscribers, payload })
    const challengeId = freshChallenges(world.challengeIds).at(-1) ?? 0
    for (const [index, token] of world.tokens.slice(0, solves).entries()) {
      await solveForSubscribers(world, child, challengeId, token)
      if (index % 10 === 0) await fetch(board).then((answer) => answer.arrayBuffer())
    }
    const busy = memoryOf(world.pid, 'VmRSS')
    await world.collectGarbage()
    const { teams, challenges, solves: rows } = size
    const game = `${teams} teams, ${challenges} challenges, ${rows} solves`
    const figure = (name: string, value: number, unit: string): Figure => ({
      name,
      value,
      unit,
      limit: null,
      ratio: null,
    })
    return [
      figure('board-cold-start', ms, `ms, ${game}`),
      figure('board-cold-start-block', blockMs, 'ms for which nothing else is answered'),
      figure('memory-board', loaded / 1e6, `MB after the first board, ${game}`),
      figure('memory', busy / 1e6, `MB after ${solves} solves with ${subscribers} subscribers`),
      figure(
        'memory-collected',
        memoryOf(world.pid, 'VmRSS') / 1e6,
        'MB, the same after a garbage collection',
      ),
      figure('memory-peak', memoryOf(world.pid, 'VmHWM') / 1e6, 'MB at the peak'),
    ]
  } finally {
    child.kill()
    await world.dispose()
  }
}

/** The time of `work`, and the longest answer to requests that are sent all the time meanwhile. */
async function whileProbed(url: string, work: () => Promise<void>): Promise<{ ms: number; blockMs: number }> {
  for (let warmUp = 0; warmUp < 50; warmUp += 1) await fetch(url).then((answer) => answer.text())
  const over = new AbortController()
  let blockMs = 0
  const probing = (async () => {
    while (!over.signal.aborted) {
      const start = performance.now()
      await fetch(url).then((answer) => answer.text())
      blockMs = Math.max(blockMs, performance.now() - start)
      await sleep(probeMs)
    }
  })()
  const start = performance.now()
  await work()
  const ms = performance.now() - start
  over.abort()
  await probing
  return { ms, blockMs }
}
