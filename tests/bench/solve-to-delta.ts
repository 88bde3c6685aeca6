import { createClient } from 'graphql-ws'
import WebSocket from 'ws'
import type { Figure } from './figure.ts'
import { sendAll } from './load.ts'
import { freshChallenges, type World } from './world.ts'
import { withGlobalIds } from '../kit/calls/global-ids.ts'

const subscriberCount = 200
const solves = 40

type Delta = { scoreboardChanged: { solves: { team: { databaseId: number }; solvedAt: string }[] } }

/** The time in milliseconds from sending a correct flag to its delta at each of 200 subscribers. */
export async function benchSolveToDelta(world: World): Promise<Figure[]> {
  const clients = Array.from({ length: subscriberCount }, () =>
    createClient({
      url: `${world.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
    }),
  )
  const query = `subscription { scoreboardChanged(gameId: ${world.gameId}) { seq solves { team { databaseId } solvedAt } } }`
  const hear = { next: () => undefined as void }
  const ends = clients.map((client) =>
    client.subscribe<Delta>(withGlobalIds({ query }), {
      next: ({ data }) => {
        if ((data?.scoreboardChanged.solves.length ?? 0) > 0) hear.next()
      },
      error: (error) => console.error('a subscription failed', error),
      complete: () => undefined,
    }),
  )
  await untilSubscribed(world)

  const challengeId = freshChallenges(world.challengeIds).at(-1) ?? 0
  const latencies: number[] = []
  for (const token of world.tokens.slice(0, solves)) {
    await new Promise<void>((resolve, reject) => {
      let heard = 0
      const start = performance.now()
      const timer = setTimeout(() => reject(new Error(`only ${heard} subscribers heard of a solve`)), 10_000)
      hear.next = () => {
        latencies.push(performance.now() - start)
        heard += 1
        if (heard < subscriberCount) return
        clearTimeout(timer)
        resolve()
      }
      const url = `${world.url}/api/game/${world.gameId}/challenges/${challengeId}`
      const body = JSON.stringify({ flag: `flag{${challengeId}}` })
      void sendAll([{ method: 'POST', url, token, body }], 1)
    })
  }
  for (const end of ends) end()
  for (const client of clients) await client.dispose()

  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const unit = `ms at ${subscriberCount} subscribers`
  return [
    { name: 'solve-to-delta-p50', value: at(0.5), unit, limit: null, ratio: null },
    { name: 'solve-to-delta-p99', value: at(0.99), unit, limit: null, ratio: null },
  ]
}

/** Solves until every subscriber receives a delta, which proves that all subscriptions have started. */
async function untilSubscribed(world: World): Promise<void> {
  const challengeId = freshChallenges(world.challengeIds).at(-2) ?? 0
  const url = `${world.url}/api/game/${world.gameId}/challenges/${challengeId}`
  const body = JSON.stringify({ flag: `flag{${challengeId}}` })
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await sendAll([{ method: 'POST', url, token: world.tokens.at(-1) ?? '', body }], 1)
  await new Promise((resolve) => setTimeout(resolve, 1000))
}
