import { createServer, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { AppServices } from '../services.ts'
import { createReadiness } from './readiness.ts'

/**
 * Serves `/metrics`, `/healthz` and `/readyz` on a separate port. If the port is in use, the server starts without
 * metrics.
 */
export async function startMetrics(services: AppServices): Promise<{ dispose(): Promise<void> } | null> {
  const { config, logger } = services
  if (config.metricsPort === 0) return null
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const readiness = createReadiness(services)
  const answers = new Map<string, (response: ServerResponse) => Promise<unknown>>([
    [
      '/metrics',
      async (response) => {
        const text = await registry.metrics()
        response.setHeader('Content-Type', registry.contentType).end(text)
      },
    ],
    [
      '/healthz',
      async (response) => {
        const { isReady, isDegraded } = await readiness()
        response.setHeader('Cache-Control', 'no-store').setHeader('Content-Type', 'text/plain')
        response
          .writeHead(isReady ? 200 : 503)
          .end(isReady ? (isDegraded ? 'Degraded' : 'Healthy') : 'Unhealthy')
      },
    ],
    [
      '/readyz',
      async (response) => {
        const { isReady, parts } = await readiness()
        response.setHeader('Cache-Control', 'no-store').setHeader('Content-Type', 'application/json')
        response.writeHead(isReady ? 200 : 503).end(JSON.stringify(parts))
      },
    ],
  ])
  const server = createServer((request, response) => {
    const answer = answers.get(request.url?.split('?', 1)[0] ?? '')
    if (!answer) return void response.writeHead(404).end()
    answer(response).catch(() => response.writeHead(500).end())
  })
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`
      logger.warn(
        `metrics are disabled: port ${config.metricsPort} ${reason}. Set HALYARD_METRICS_PORT to a free port, or to 0 to run without metrics.`,
      )
      resolve(false)
    })
    server.listen(config.metricsPort, config.host, () => resolve(true))
  })
  if (!isListening) return null
  return { dispose: () => new Promise((resolve) => server.close(() => resolve())) }
}
