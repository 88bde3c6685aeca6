import { createServer, type ServerResponse } from 'node:http'
import type { Config } from '../../config/config.ts'
import type { MetricsText } from '../../meters/process-meters.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Readiness } from './readiness.ts'

type Options = {
  config: Pick<Config, 'host' | 'metricsPort'>
  logger: Logger
  metrics: () => Promise<MetricsText>
  readiness: () => Promise<Readiness>
}

/**
 * Serves `/metrics`, `/healthz` and `/readyz` on a separate port. If the port is in use, the server starts without
 * metrics.
 */
export async function startMetrics(options: Options): Promise<{ dispose(): Promise<void> } | null> {
  const { config, logger, metrics, readiness } = options
  if (config.metricsPort === 0) return null
  const answers = new Map<string, (response: ServerResponse) => Promise<unknown>>([
    [
      '/metrics',
      async (response) => {
        const { type, body } = await metrics()
        response.setHeader('Content-Type', type).end(body)
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
        const { isReady, parts, reasons } = await readiness()
        response.setHeader('Cache-Control', 'no-store').setHeader('Content-Type', 'application/json')
        response
          .writeHead(isReady ? 200 : 503)
          .end(JSON.stringify(Object.keys(reasons).length === 0 ? parts : { ...parts, reasons }))
      },
    ],
  ])
  const server = createServer((request, response) => {
    const answer = answers.get(request.url?.split('?', 1)[0] ?? '')
    if (!answer) return void response.writeHead(404).end()
    answer(response).catch((error: unknown) => {
      logger.warn({ err: error }, `could not answer ${request.url} on the metrics port`)
      response.writeHead(500).end()
    })
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
  return {
    dispose: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
