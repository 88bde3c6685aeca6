import { setTimeout as sleep } from 'node:timers/promises'
import { atMost } from '../../../server/limits/at-most.ts'
import { boardOperation, createBoardSocket, type BoardReport, type BoardSocket } from './board-socket.ts'
import type { CrowdOpening, CrowdOrder, CrowdReport } from './crowds.ts'
import { createTimes, percentilesOf } from './times.ts'

// A process of its own: it holds the sockets of many visitors, and tells when all of them have reached a version.

const sockets: BoardSocket[] = []
const board: BoardReport = { gaps: 0, resets: 0, faults: [] }
const staleness = createTimes()
let others = 0
let awaited: { seq: number; arrivals: number[] } | null = null
/** How many openings run at the same time at most; a browser opens one, but there are many browsers. */
const mostOpenings = 1000
/** The time after which a browser opens its socket again, on average. */
const reconnectMs = 1000

const now = () => performance.timeOrigin + performance.now()
const tell = (report: CrowdReport): void => void process.send?.(report)

process.on('message', (order: CrowdOrder) => {
  obey(order).catch((error: unknown) => {
    console.error('the crowd could not do what it was asked for', error)
    process.exit(1)
  })
})
process.on('disconnect', () => process.exit(1))

async function obey(order: CrowdOrder): Promise<void> {
  switch (order.kind) {
    case 'open':
      create(order)
      return tell(await openAll(order.withinMs))
    case 'await':
      awaited = { seq: order.seq, arrivals: [] }
      return
    case 'reconnect':
      for (const socket of sockets) socket.close()
      return tell(await openAll(order.withinMs))
    case 'report':
      return tell({
        kind: 'report',
        ...board,
        faults: board.faults.slice(0, 5),
        faultCount: board.faults.length,
        staleness: percentilesOf(staleness),
        others,
        seqs: sockets.map((socket) => socket.seq() ?? -1),
      })
    case 'end':
      process.exit(0)
  }
}

function create({ port, places, boardPayload, otherPayloads, seq, isPersistent }: CrowdOpening): void {
  const message = (id: string, payload: unknown) => JSON.stringify({ id, type: 'subscribe', payload })
  const asked = {
    board: (after: number | null) => {
      const { variables, ...rest } = boardPayload
      return message(boardOperation, { ...rest, variables: { ...variables, after: after ?? seq } })
    },
    others: otherPayloads.map((payload, index) => message(`o${index}`, payload)),
  }
  for (const place of places) {
    let last = seq
    const reached = (next: number) => {
      if (awaited && last < awaited.seq && next >= awaited.seq) hear(awaited)
      last = next
    }
    const socket: BoardSocket = createBoardSocket({ port, ...place }, asked, {
      report: board,
      staleness,
      reached,
      other: () => void (others += 1),
      ...(isPersistent && { lost: () => void openAgain(socket) }),
    })
    sockets.push(socket)
  }
}

async function openAgain(socket: BoardSocket): Promise<void> {
  for (let isOpen = false; !isOpen;) {
    await sleep(reconnectMs * (0.5 + Math.random()))
    isOpen = await socket.open().then(
      () => true,
      () => false,
    )
  }
}

function hear(heard: { seq: number; arrivals: number[] }): void {
  heard.arrivals.push(now())
  if (heard.arrivals.length < sockets.length) return
  tell({ kind: 'heard', arrivals: heard.arrivals })
  awaited = null
}

/** Opens all sockets, each at a time of its own within the time. */
async function openAll(withinMs: number): Promise<CrowdReport> {
  const times = createTimes()
  const failures: string[] = []
  const inTurn = atMost(mostOpenings)
  const start = performance.now()
  await Promise.all(
    sockets.map(async (socket, index) => {
      await sleep((index / sockets.length) * withinMs)
      await inTurn(async () => {
        const from = performance.now()
        try {
          await socket.open()
          times.add(performance.now() - from)
        } catch (error) {
          failures.push(error instanceof Error ? error.message : String(error))
        }
      })
    }),
  )
  return {
    kind: 'open',
    seconds: (performance.now() - start) / 1000,
    opening: percentilesOf(times),
    failed: failures.length,
    failures: [...new Set(failures)].slice(0, 5),
  }
}
