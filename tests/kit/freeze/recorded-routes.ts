import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

const created = 'fastify.initialization'

/** `:id(^[0-9]+$)` in the address of a route; its pattern has at most two levels of groups. */
const parameter = /:(\w+)(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g

/** Starts a server, and returns the addresses of its GET routes, such as `/api/game/{id}`, without those of built files. */
export async function recordRoutes<Started>(
  start: () => Promise<Started>,
): Promise<{ started: Started; routes: string[] }> {
  const routes: RouteOptions[] = []
  const record = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe(created, record)
  try {
    const started = await start()
    // A later hook marks the routes of files.
    const read = routes.filter(
      ({ method, config }) =>
        [method].flat().includes('GET') && config?.admission !== 'file' && config?.admission !== 'probe',
    )
    return { started, routes: [...new Set(read.map(({ url }) => url.replaceAll(parameter, '{$1}')))] }
  } finally {
    unsubscribe(created, record)
  }
}
