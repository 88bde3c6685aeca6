import { z } from 'zod'
import type { Services } from '../container/container-rows.ts'

export const pullPayload = z.object({ engine: z.string(), image: z.string() })

const storeEveryMs = 500
const longestMessage = 500

/**
 * Pulls an image to an engine and stores its progress. `ending` ends the wait, so that another process pulls it. A refusal
 * of the engine is stored for organizers, and the pull is retried later.
 */
export function createPullImage(
  { db, containers, clock, events, logger, logs }: Services,
  ending: AbortSignal,
) {
  const ended = rejectAtEnd(ending)
  ended.catch(() => undefined)

  return async function pullImage(raw: unknown): Promise<void> {
    const where = pullPayload.parse(raw)
    const { engine, image } = where
    const images = containers.images.find((one) => one.engine === engine)
    if (!images) {
      await db.imagePull.deleteMany({ where })
      return
    }
    const store = async (data: Parameters<typeof db.imagePull.updateMany>[0]['data']) => {
      await db.imagePull.updateMany({ where, data: { ...data, changedAt: clock.now() } })
      events.emit('image.pullChanged', { image })
    }

    await store({ status: 'Pulling', progress: null, message: null })
    let storing: Promise<unknown> = Promise.resolve()
    let storedAt = Number.NEGATIVE_INFINITY
    const onPercent = (progress: number | null) => {
      if (progress === null || performance.now() - storedAt < storeEveryMs) return
      storedAt = performance.now()
      storing = storing
        .then(() => store({ progress }))
        .catch((error: unknown) => logger.debug({ err: error }, 'could not store the progress of a pull'))
    }
    try {
      await Promise.race([images.pull(image, onPercent), ended])
    } catch (error) {
      await storing
      if (ending.aborted) throw error
      const { message } = error as Error
      logger.warn({ err: error, image, engine }, 'could not pull an image before the start, will retry')
      logs.write({ level: 'Warning', status: 'Failed', message: `could not pull ${image}: ${message}` })
      await store({ status: 'Failed', progress: null, message: message.slice(0, longestMessage) })
      return
    }
    await storing
    await store({ status: 'Pulled', progress: null })
    logs.write({ level: 'Information', status: 'Success', message: `pulled ${image}` })
  }
}

function rejectAtEnd(ending: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    ending.addEventListener('abort', () =>
      reject(new Error('the platform stops; another process pulls the image')),
    )
  })
}
