import type { Context } from '../../../context.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { mayAuthorChallenges } from '../../challenge/challenge.policy.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { inTime } from '../read-insight.ts'
import { imageNames, liveKeys, ofContainers, pullKey, queuePull } from './image-queue.ts'
import { imageState, type EngineImage } from './image-state.ts'

export type GameImage = {
  image: string
  challenges: { id: number; title: string }[]
  engines: EngineImage[]
}

/** The images of a game's challenges with their states on the engines, by name; null for users who are not authors. */
export async function readGameImages(ctx: Context, gameId: number): Promise<GameImage[] | null> {
  if (!mayAuthorChallenges(ctx.viewer)) return null
  const { db, containers } = ctx
  const challenges = await db.challenge.findMany({
    where: { ...ofContainers, gameId },
    orderBy: { id: 'asc' },
    select: { id: true, title: true, containerImage: true },
  })
  const names = imageNames(challenges.map(({ containerImage }) => containerImage)).toSorted()
  const [live, pulls] = await Promise.all([
    liveKeys(db),
    db.imagePull.findMany({ where: { image: { in: names } } }),
  ])
  const pullOf = new Map(pulls.map((pull) => [pullKey(pull), pull]))
  return Promise.all(
    names.map(async (image) => ({
      image,
      challenges: challenges.filter(({ containerImage }) => containerImage?.trim() === image),
      engines: await Promise.all(
        containers.images.map(async ({ engine, has }) => {
          const key = pullKey({ engine, image })
          const isPresent = await inTime({ logger: ctx.logger, about: { image, engine } }, has(image))
          return imageState({ engine, pull: pullOf.get(key) ?? null, isQueued: live.has(key), isPresent })
        }),
      ),
    })),
  )
}

/**
 * Queues pulls of all images of a game to all engines, also of those that are present, since tags can move.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function pullGameImages(ctx: Context, gameId: number): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const pulled = await ctx.db.$transaction(async (tx) => {
    const game = await tx.game.findUnique({
      where: { id: gameId, ...isNotDeleted },
      select: { title: true, challenges: { where: ofContainers, select: { containerImage: true } } },
    })
    if (!game) throw new NotFoundError('game.notFound')
    const images = imageNames(game.challenges.map(({ containerImage }) => containerImage)).toSorted()
    const live = await liveKeys(tx)
    for (const { engine } of ctx.containers.images) {
      for (const image of images) {
        if (!live.has(pullKey({ engine, image }))) await queuePull(tx, { engine, image }, ctx.clock)
      }
    }
    const subject = { id: gameId, name: game.title }
    await recordAudit(tx, ctx, { action: 'game.images.pulled', subject, gameId, after: { images } })
    return images
  })
  for (const image of pulled) ctx.events.emit('image.pullChanged', { image })
}
