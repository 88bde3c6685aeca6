import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { Server } from 'node:net'

const checkMs = 50

/**
 * Returns a function that stops a server without a failed request: the server accepts no new connection, and each
 * answer closes its connection. It resolves when no connection is left, or after `waitMs`. Clients connect to the next
 * process.
 */
export function prepareDrain(server: HttpServer): (waitMs: number) => Promise<void> {
  let isDraining = false
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.shouldKeepAlive = false
  })
  return async (waitMs) => {
    isDraining = true
    // `http.Server` would close idle connections at once, also one on which a request is on its way.
    Server.prototype.close.call(server)
    const until = performance.now() + waitMs
    while (performance.now() < until && (await countConnections(server)) > 0) {
      await new Promise((resolve) => setTimeout(resolve, checkMs))
    }
  }
}

function countConnections(server: HttpServer): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
}
