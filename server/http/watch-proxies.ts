import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { AppServices } from '../services.ts'
import { createProxySigns } from './security/proxy-signs.ts'

/** Says in the log when the reverse proxy in front of the platform is not set up right. */
export function watchProxies(app: FastifyInstance, services: AppServices): void {
  const signs = createProxySigns(services)
  app.addHook('onRequest', (request, _reply, done) => {
    signs.look(request.raw, request.ctx?.viewer?.id ?? null)
    done()
  })
  // Before the listener that ends the connection, which then has no address any more.
  app.server.prependListener('clientError', (error: Error & { rawPacket?: Buffer }, socket) => {
    signs.badStart(error.rawPacket, (socket as Socket).remoteAddress ?? '')
  })
}
