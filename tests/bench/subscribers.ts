import { WebSocket } from 'ws'
import type { FanOutOrder, FanOutReport } from './fan-out.ts'

// A process of its own, so that reading the frames is not counted as work of the server or of the benchmark.
const openAtOnce = 50

const sockets: WebSocket[] = []
/** When each subscriber received the delta of the last solve, in milliseconds since 1970. */
let arrivals: number[] = []
let heard = 0

const now = () => performance.timeOrigin + performance.now()
const report = (message: FanOutReport) => process.send?.(message)

process.on('message', (order: FanOutOrder) => {
  if (order.kind === 'end') process.exit(0)
  open(order).catch((error: unknown) => {
    console.error('the subscribers could not connect', error)
    process.exit(1)
  })
})
process.on('disconnect', () => process.exit(1))

async function open({ url, count, payload }: Extract<FanOutOrder, { kind: 'open' }>): Promise<void> {
  for (let first = 0; first < count; first += openAtOnce) {
    const lot = Math.min(openAtOnce, count - first)
    sockets.push(...(await Promise.all(Array.from({ length: lot }, () => subscribe(url, payload)))))
  }
  report({ kind: 'open' })
}

/** Like a browser: compression is offered, and used for messages of any length. */
function subscribe(url: string, payload: unknown): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, 'graphql-transport-ws', { perMessageDeflate: { threshold: 0 } })
    const send = (message: object) => socket.send(JSON.stringify(message))
    socket.once('open', () => send({ type: 'connection_init' }))
    socket.once('error', reject)
    socket.once('message', () => {
      send({ id: crypto.randomUUID(), type: 'subscribe', payload })
      // The answer to a ping comes after the subscription has been read.
      send({ type: 'ping' })
      socket.once('message', () => {
        socket.on('message', take)
        resolve(socket)
      })
    })
  })
}

function take(data: Buffer): void {
  if (!data.includes('"solves":[{')) return
  arrivals.push(now())
  heard += 1
  if (heard < sockets.length) return
  report({ kind: 'heard', arrivals })
  arrivals = []
  heard = 0
}
