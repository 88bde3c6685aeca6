import { startOwnMetrics } from '../../../server/http/health/process-metrics.ts'
import { createReadiness } from '../../../server/http/health/readiness.ts'
import { freePort } from '../../../server/database/free-port.ts'
import type { TestApp } from './app.ts'

/** The current response of `/readyz` on the metrics port. */
export async function readinessAnswer({ services }: TestApp): Promise<{ status: number; body: unknown }> {
  const metricsPort = await freePort()
  const metrics = await startOwnMetrics({
    ...services,
    readiness: createReadiness(services),
    config: { ...services.config, metricsPort },
  })
  try {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/readyz`, {
      headers: { connection: 'close' },
    })
    return { status: response.status, body: await response.json() }
  } finally {
    await metrics.dispose()
  }
}

export async function readiness(test: TestApp): Promise<unknown> {
  return (await readinessAnswer(test)).body
}
