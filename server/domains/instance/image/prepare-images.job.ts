import { isNotDeleted } from '../../game/game.policy.ts'
import { notEnded } from '../../game/game-state.ts'
import type { Services } from '../container/container-rows.ts'
import { imageNames, liveKeys, ofContainers, pullKey, queuePull } from './image-queue.ts'

export const prepareTask = 'prepare-images'

/** Images are pulled from this time before the start of their game. */
const aheadMs = 60 * 60_000
const retryMs = 10 * 60_000

/** Queues the images that running games and those of the next hour need and that an engine does not have. */
export async function prepareImages(services: Services): Promise<void> {
  const { db, containers, clock, events, logger } = services
  if (containers.images.length === 0) return
  const names = await neededImages(services)
  if (names.length === 0) return
  const failed = { status: 'Failed', changedAt: { gt: new Date(clock.now().getTime() - retryMs) } } as const
  const [live, refused] = await Promise.all([liveKeys(db), db.imagePull.findMany({ where: failed })])
  const waiting = new Set([...live, ...refused.map(pullKey)])
  for (const { engine, has } of containers.images) {
    try {
      for (const image of names) {
        if (waiting.has(pullKey({ engine, image })) || (await has(image))) continue
        await db.$transaction((tx) => queuePull(tx, { engine, image }, clock))
        events.emit('image.pullChanged', { image })
      }
    } catch (error) {
      logger.debug({ err: error, engine }, 'could not check the images of games, will retry')
    }
  }
}

async function neededImages({ db, clock }: Services): Promise<string[]> {
  const now = clock.now()
  const challenges = await db.challenge.findMany({
    where: {
      ...ofContainers,
      isEnabled: true,
      game: { ...isNotDeleted, start: { lte: new Date(now.getTime() + aheadMs) }, OR: notEnded(now) },
    },
    select: { containerImage: true },
    distinct: ['containerImage'],
  })
  return imageNames(challenges.map(({ containerImage }) => containerImage))
}
