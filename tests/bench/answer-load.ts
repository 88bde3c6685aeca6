import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { LoadOrder, LoadReport } from './judge-load.ts'

// A process of its own that parses no more of an answer than it must, so that little of the machine goes to the load.

process.once('message', (order: LoadOrder) => {
  run(order).then(
    (report) => process.send?.(report, () => process.exit(0)),
    (error: unknown) => {
      console.error('the load could not be sent', error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(1))

/** Sends all requests over kept-alive connections, each of which waits for its answer before it sends the next. */
async function run({ port, connections, requests }: LoadOrder): Promise<LoadReport> {
  const bytes = requests.map((text) => Buffer.from(text))
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  const latencies: number[] = []
  let refused = 0
  let next = 0
  const work = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let received = ''
      let sentAt = 0
      const send = () => {
        const request = bytes[next++]
        if (!request) {
          socket.destroy()
          return resolve()
        }
        sentAt = performance.now()
        socket.write(request)
      }
      socket.once('error', reject)
      socket.on('data', (data) => {
        received += data.toString('latin1')
        const head = received.indexOf('\r\n\r\n')
        if (head === -1) return
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1])
        if (received.length < head + 4 + length) return
        latencies.push(performance.now() - sentAt)
        if (!received.startsWith('HTTP/1.1 200')) refused += 1
        received = ''
        send()
      })
      send()
    })
  const start = performance.now()
  await Promise.all(sockets.map(work))
  return { seconds: (performance.now() - start) / 1000, refused, latencies }
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  await once(socket, 'connect')
  return socket
}
