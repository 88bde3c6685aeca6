import type { RequestListener, Server } from 'node:http'

const handlers = new WeakMap<Server, RequestListener>()

/**
 * Handles the requests of a server with `handle` in place of its handler, which `handle` calls for all other requests.
 * Other listeners of requests stay.
 */
export function handleFirst(server: Server, handle: (ordinary: RequestListener) => RequestListener): void {
  // Node adds the handler of a new server before all other listeners.
  const [first] = server.listeners('request') as RequestListener[]
  const ordinary = handlers.get(server) ?? first
  if (!ordinary) throw new Error('the HTTP server has no handler')
  const handler = handle(ordinary)
  server.off('request', ordinary)
  server.on('request', handler)
  handlers.set(server, handler)
}
