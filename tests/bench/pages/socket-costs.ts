import { median, type Figure } from '../figure.ts'
import { cpuMsOf } from '../process-use.ts'
import { createCrowds } from '../scale/crowds.ts'
import { placesOf } from '../scale/places.ts'
import { boardSeq } from '../scale/sockets.ts'
import type { HerdWorld } from '../scale/herd-world.ts'
import { checkoutOperations } from './page-requests.ts'

const count = 400
const rounds = 3
/** The subscriptions of the page of challenges, beside the board. */
const names = [
  'useNoticePublishedSubscription',
  'useSubmissionJudgedSubscription',
  'useInstanceChangedSubscription',
  'FollowGameSubscription',
]

type Side = { world: HerdWorld; checkout: string }

/** The processor time of a WebSocket with the subscriptions of a page: when it opens, and when it comes back. */
export async function costOfSockets(sides: Side[]): Promise<Figure[]> {
  const costs = sides.map((): { first: number[]; again: number[] } => ({ first: [], again: [] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      const { first, again } = await openTwice(side)
      costs[index]?.first.push(first)
      costs[index]?.again.push(again)
    }
  }
  const [own, other] = costs
  const row = (name: 'first' | 'again'): Figure => {
    const value = median(own?.[name] ?? [])
    const limit = other ? median(other[name]) : null
    const unit = 'ms of CPU of the server a socket'
    return { name: `socket-${name}-cpu`, value, unit, limit, ratio: limit === null ? null : value / limit }
  }
  return [row('first'), row('again')]
}

async function openTwice({ world, checkout }: Side): Promise<{ first: number; again: number }> {
  const operation = checkoutOperations(checkout)
  const { gameId, cookies } = world
  const crowds = createCrowds(1)
  const timed = async (open: () => Promise<{ failed: number; failures: string[] }>) => {
    const before = cpuMsOf(world.pid)
    const { failed, failures } = await open()
    if (failed > 0) throw new Error(`${failed} sockets were refused: ${failures.join('; ')}`)
    return (cpuMsOf(world.pid) - before) / count
  }
  try {
    const seq = await boardSeq(world)
    const opening = {
      port: Number(new URL(world.url).port),
      places: placesOf(count, cookies),
      boardPayload: operation('liveBoardSourceChangedSubscription', { gameId }),
      otherPayloads: names.map((name) => operation(name, { gameId })),
      seq,
      withinMs: 0,
    }
    const first = await timed(() => crowds.open(opening))
    return { first, again: await timed(() => crowds.reconnect(0)) }
  } finally {
    crowds.end()
  }
}
