import type { FastifyInstance } from 'fastify'
import type { AppServices } from '../app.ts'

const probe = { config: { admission: 'probe' } } as const

/** `/healthz`: the process answers. `/readyz`: database and storage answer; the rest is reported only. */
export function registerHealth(app: FastifyInstance, services: AppServices): void {
  app.get('/healthz', probe, (_request, reply) => reply.header('Cache-Control', 'no-store').send('Healthy'))
  app.get('/readyz', probe, async (_request, reply) => {
    const hasContainers = services.containers.name !== 'none'
    const [database, storage, runtime] = await Promise.all([
      answers(() => services.pool.query('SELECT 1')),
      answers(() => services.storage.check()),
      hasContainers && answers(() => services.containers.ping()),
    ])
    const { mailer } = services
    const mail = mailer ? upOrDown(mailer.isUp()) : 'off'
    const containers = hasContainers ? upOrDown(runtime) : 'off'
    const redis = services.redis ? (services.redis.status === 'ready' ? 'up' : 'down') : 'off'
    return reply
      .header('Cache-Control', 'no-store')
      .status(database && storage ? 200 : 503)
      .send({ database: upOrDown(database), storage: upOrDown(storage), redis, mail, containers })
  })
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await Promise.race([ask(), rejectAfter(3000)])
    return true
  } catch {
    return false
  }
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), ms).unref()
  })
}

function upOrDown(isUp: boolean): 'up' | 'down' {
  return isUp ? 'up' : 'down'
}
