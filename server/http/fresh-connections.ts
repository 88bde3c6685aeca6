import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Browsers open connections in advance. Node counts these as neither busy nor idle, so closing the server would
 * wait a minute for each.
 */
export function closeFreshConnections(app: FastifyInstance): void {
  const fresh = new Set<Socket>()
  const isUsed = ({ socket }: IncomingMessage) => fresh.delete(socket)
  app.server.on('connection', (socket: Socket) => {
    fresh.add(socket)
    socket.once('close', () => fresh.delete(socket))
  })
  app.server.on('request', isUsed)
  app.server.on('upgrade', isUsed)
  app.addHook('preClose', (done) => {
    for (const socket of fresh) socket.destroy()
    done()
  })
}
