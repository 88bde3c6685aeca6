import type { FastifyInstance } from 'fastify'
import type { AppServices } from '../../services.ts'

const probe = { config: { admission: 'probe' } } as const

/** `/healthz`: the process answers. `/readyz`: database and storage answer. The metrics port gives details. */
export function registerHealth(app: FastifyInstance, services: AppServices): void {
  const { readiness } = services
  app.get('/healthz', probe, (_request, reply) => reply.header('Cache-Control', 'no-store').send('Healthy'))
  app.get('/readyz', probe, async (_request, reply) => {
    const { isReady } = await readiness.read()
    return reply
      .header('Cache-Control', 'no-store')
      .status(isReady ? 200 : 503)
      .send(isReady ? 'Ready' : 'Not ready')
  })
}
