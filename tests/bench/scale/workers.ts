import { startRedis } from '../../kit/services/test-redis.ts'
import type { Figure } from '../figure.ts'
import { benchReadsInTurns } from '../reads/reads-in-turns.ts'
import { benchSubmissionsInTurns } from '../submissions.ts'
import { createWorld } from '../world.ts'

/**
 * The processor time of requests to two processes on one database, which share a port and a Redis, with that of requests
 * to one process as the limits. Each process has the same number of connections. Both platforms are measured in turns.
 * The time of Redis is not counted.
 */
export async function benchWorkers(): Promise<Figure[]> {
  const redis = await startRedis()
  try {
    const two = await createWorld({ counts: true, env: { HALYARD_WORKERS: '2', REDIS_URL: redis.url } })
    try {
      const one = await createWorld({ counts: true })
      try {
        return [...(await benchReadsInTurns(two, one)), ...(await benchSubmissionsInTurns(two, one))]
      } finally {
        await one.dispose()
      }
    } finally {
      await two.dispose()
    }
  } finally {
    await redis.stop()
  }
}
