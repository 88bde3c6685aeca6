import { createServer } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { AppServices } from '../app.ts'

/** `/metrics` and `/healthz` on a port of their own. A taken port costs the metrics, not the start. */
export async function startMetrics({
  config,
  logger,
}: AppServices): Promise<{ dispose(): Promise<void> } | null> {
  if (config.metricsPort === 0) return null
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.url === '/healthz') return void response.end('Healthy')
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.setHeader('Content-Type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`
      logger.warn(
        `There are no metrics: port ${config.metricsPort} ${reason}. Set HALYARD_METRICS_PORT to a free port, or to 0 to go without.`,
      )
      resolve(false)
    })
    server.listen(config.metricsPort, config.host, () => resolve(true))
  })
  if (!isListening) return null
  return { dispose: () => new Promise((resolve) => server.close(() => resolve())) }
}
