import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * How many connections may wait at a socket until the process accepts them. The operating system drops further ones,
 * and their clients repeat the attempt after 1, 3, 7 and more seconds. Linux reduces it to `net.core.somaxconn`, which
 * is 4096 since Linux 5.4.
 */
const backlog = 16_384
/**
 * Node accepts one connection of a socket in each turn of its event loop. When thousands of browsers connect at one
 * instant, a turn has hundreds of requests of those that came first, so the last one would wait for minutes. The
 * operating system distributes new connections over these sockets, and each has waiting places of its own.
 */
const socketCount = 64

type Place = { host: string; port: number }

/**
 * Listens with several sockets, where the operating system can share a port. Returns a function that closes them.
 * @throws Error with the code EADDRINUSE when another process has the port
 */
export async function listenOnAll(app: FastifyInstance, { host, port }: Place): Promise<() => Promise<void>> {
  await requireFree({ host, port })
  if (!(await canShare(host))) {
    await listenOnOne(app, { host, port })
    return async () => undefined
  }
  const options = { host, port, backlog, reusePort: true }
  await app.listen(options)
  const addresses = app.addresses().filter((address) => typeof address === 'object')
  const servers = addresses.flatMap((address) =>
    Array.from({ length: socketCount - 1 }, () => listenToo(app, address)),
  )
  await Promise.all(servers.map((server) => once(server, 'listening')))
  for (const server of servers) server.on('error', (error) => void app.server.emit('error', error))
  return async () => {
    for (const server of servers) server.close()
  }
}

/** Listens with one socket, which workers share. */
export async function listenOnOne(app: FastifyInstance, { host, port }: Place): Promise<void> {
  await app.listen({ host, port, backlog })
}

/** Several processes can share a port, so a port that another process shares would not be noticed. */
const requireFree = (place: Place) => openAndClose(place)

/** Other systems than Linux, and some that imitate it, refuse the option. */
async function canShare(host: string): Promise<boolean> {
  return openAndClose({ host, port: 0, reusePort: true }).then(
    () => true,
    () => false,
  )
}

async function openAndClose(options: Place & { reusePort?: boolean }): Promise<void> {
  const server = createServer().listen({ ...options, backlog: 1 })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/** Accepts connections for the HTTP server, with its options for sockets. */
function listenToo({ server: http }: FastifyInstance, { address, port }: AddressInfo): Server {
  const options = { allowHalfOpen: true, noDelay: true }
  const server = createServer(options, (socket: Socket) => void http.emit('connection', socket))
  return server.listen({ host: address, port, backlog, reusePort: true })
}
