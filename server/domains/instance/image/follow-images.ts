import type { Context } from '../../../context.ts'
import { joinChanges } from '../../../events/join-changes.ts'
import { readEach } from '../../../events/read-each.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { requireGame } from '../../challenge/challenge-rows.ts'
import { imageNames, ofContainers } from './image-queue.ts'

const everyMs = 500

/**
 * Subscribes an author to the images of a game, now and after each change of a pull or of its challenges, at most twice
 * a second.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function followImages(ctx: Context, gameId: number): Promise<AsyncIterable<{ gameId: number }>> {
  requireAuthor(ctx)
  const { db, events } = ctx
  await requireGame(db, gameId)
  let isGameChanged = true
  const pulled = new Set<string>()
  const changes = joinChanges({
    listen(changed) {
      const changeGame = () => {
        isGameChanged = true
        changed(everyMs)
      }
      const offs = [
        events.on('events.missed', changeGame),
        events.on('image.pullChanged', ({ image }) => {
          pulled.add(image)
          changed(everyMs)
        }),
        events.on('play.changed', (change) => {
          if (change.gameId === gameId) changeGame()
        }),
      ]
      return () => {
        for (const off of offs) off()
      }
    },
    beginsNow: true,
  })
  return readEach(changes, async () => {
    const images = [...pulled]
    pulled.clear()
    const isWanted = isGameChanged || (await usesOneOf(ctx, { gameId, images }))
    isGameChanged = false
    return isWanted ? { gameId } : null
  })
}

async function usesOneOf({ db }: Context, { gameId, images }: { gameId: number; images: string[] }) {
  const challenges = await db.challenge.findMany({
    where: { ...ofContainers, gameId },
    select: { containerImage: true },
  })
  const names = new Set(imageNames(challenges.map(({ containerImage }) => containerImage)))
  return images.some((image) => names.has(image))
}
