import { requireAdmin, requireAuthor, requireUser } from '../../access.ts'
import type { Context } from '../../context.ts'
import { openFeed } from '../../events/feed.ts'
import { readEach } from '../../events/read-each.ts'
import { subscribeTo } from '../../events/subscribe.ts'
import { requireGame } from '../challenge/challenge-rows.ts'
import { readGame } from '../game/read-games.ts'
import { instanceStatus, readTeamInstance, readTestInstance, type InstanceView } from './instance-view.ts'

/** Those that wait are told of their place this often at most. */
const placesEachMs = 1000

/**
 * The containers of the team that the viewer plays for when they begin to follow, as they change; of one that
 * waits, its place too. @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function followInstances(ctx: Context, gameId: number): Promise<AsyncIterable<InstanceView>> {
  const viewer = requireUser(ctx, 'read')
  await readGame(ctx, gameId)
  const member = await ctx.db.participationMember.findUnique({
    where: { gameId_userId: { gameId, userId: viewer.id } },
    select: { participationId: true },
  })
  const participationId = member?.participationId ?? -1
  const waiting = await ctx.db.instance.findMany({
    where: { participationId, container: { status: 'Pending', phase: 'Queued' } },
    select: { challengeId: true },
  })
  const queued = new Set(waiting.map(({ challengeId }) => challengeId))
  return readEach(changesOf(ctx, participationId, queued), async ({ challengeId }) => {
    const view = await readTeamInstance(ctx, challengeId)
    if (view && instanceStatus(view.container) === 'Queued') queued.add(challengeId)
    else queued.delete(challengeId)
    return view
  })
}

function changesOf(
  { events }: Pick<Context, 'events'>,
  participationId: number,
  queued: Set<number>,
): AsyncIterable<{ challengeId: number }> {
  return openFeed((push) => {
    let places: NodeJS.Timeout | undefined
    const offChanged = events.on('container.changed', (change) => {
      const { challengeId } = change
      if (change.participationId === participationId && challengeId !== null) push({ challengeId })
    })
    const offMoved = events.on('container.queueMoved', () => {
      if (queued.size === 0 || places) return
      places = setTimeout(() => {
        places = undefined
        for (const challengeId of queued) push({ challengeId })
      }, placesEachMs)
    })
    return () => {
      clearTimeout(places)
      offChanged()
      offMoved()
    }
  })
}

/** What authors try the challenges of a game with. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function followTestContainers(
  ctx: Context,
  gameId: number,
): Promise<AsyncIterable<InstanceView>> {
  requireAuthor(ctx)
  await requireGame(ctx.db, gameId)
  const changes = subscribeTo(ctx, 'container.changed', {
    where: (change) => change.gameId === gameId && change.participationId === null,
  })
  return readEach(changes, ({ challengeId }) => readTestInstance(ctx, challengeId ?? -1))
}

/** The ids of all teams' containers, as they change and go. @throws UnauthenticatedError, ForbiddenError */
export function followAllContainers(ctx: Context): AsyncIterable<{ containerId: string }> {
  requireAdmin(ctx)
  const changes = subscribeTo(ctx, 'container.changed', {
    where: ({ participationId }) => participationId !== null,
  })
  return changes
}
