import { requireAdmin, requireAuthor, requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { openFeed } from '../../events/feed.ts'
import { joinChanges } from '../../events/join-changes.ts'
import { readEach } from '../../events/read-each.ts'
import { subscribeTo } from '../../events/subscribe.ts'
import { requireGame } from '../challenge/challenge-rows.ts'
import { readGame } from '../game/read-games.ts'
import { findOwnParticipation } from '../participation/own-participation.ts'
import {
  instanceStatus,
  queuePosition,
  readTeamInstance,
  readTestInstance,
  type InstanceView,
} from './instance-view.ts'
import { findOwnContainers } from './own-containers.ts'

/** The interval of measurements in milliseconds. */
const measuredEveryMs = 10_000
/** Minimum time between two updates of queue positions. */
const positionsEveryMs = 1000

/**
 * Subscribes the viewer to the containers of the team that they play for at the time of subscribing, with queue
 * positions. It begins with their present states, because a start can fail before the subscription is open.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function followInstances(ctx: Context, gameId: number): Promise<AsyncIterable<InstanceView>> {
  const viewer = requireUser(ctx, 'read')
  await readGame(ctx, gameId)
  const own = await findOwnParticipation(ctx, { gameId, userId: viewer.id })
  const participationId = own ?? -1
  const queued: Queued = new Map()
  return readEach(changesOf(ctx, { participationId, queued }), async ({ challengeId, view: known }) => {
    const view = known ?? (await readTeamInstance(ctx, challengeId))
    if (view && instanceStatus(view.container) === 'Queued') {
      queued.set(challengeId, { view, position: await queuePosition(ctx, view) })
    } else queued.delete(challengeId)
    return view
  })
}

/** The last published state by challenge, for queued containers. */
type Queued = Map<number, { view: InstanceView; position: number | null }>
type Change = { challengeId: number; view?: InstanceView }

type Followed = {
  participationId: number
  queued: Queued
}

function changesOf(
  ctx: Pick<Context, 'events' | 'starts' | 'pool'>,
  { participationId, queued }: Followed,
): AsyncIterable<Change> {
  const { events, starts } = ctx
  return openFeed<Change>((push) => {
    let timer: NodeJS.Timeout | undefined
    /** The challenges with a container at some time of the subscription. */
    const seen = new Set<number>()
    const offChanged = events.on('container.changed', ({ challengeId, ...change }) => {
      if (change.participationId !== participationId || challengeId === null) return
      seen.add(challengeId)
      push({ challengeId })
    })
    // The next change of a container is published even if this read fails.
    const offMissed = events.on('events.missed', () => void pushAll().catch(() => undefined))
    void pushAll().catch(() => undefined)
    const offMoved = events.on('container.queueMoved', () => {
      if (queued.size === 0 || timer) return
      timer = setTimeout(() => {
        timer = undefined
        // A failed read is repeated with the next change of the queue.
        void pushMoved().catch(() => undefined)
      }, positionsEveryMs)
    })

    /**
     * Publishes new positions with the instances as they were read before; the positions are read once for all
     * subscribers.
     */
    async function pushMoved(): Promise<void> {
      const { positions } = await starts.queue()
      for (const [challengeId, published] of queued) {
        const position = published.view.container && positions.get(published.view.container.id)
        if (position !== undefined && position !== null) {
          if (position !== published.position) push({ challengeId, view: published.view })
        } else push({ challengeId })
      }
    }

    async function pushAll(): Promise<void> {
      for (const { challengeId } of await findOwnContainers(ctx, participationId)) seen.add(challengeId)
      for (const challengeId of seen) push({ challengeId })
    }

    return () => {
      clearTimeout(timer)
      offChanged()
      offMissed()
      offMoved()
    }
  })
}

/**
 * Subscribes an author to the test containers of a game.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
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

/**
 * Subscribes to the ids of all containers that change or are deleted.
 * @throws UnauthenticatedError, ForbiddenError
 */
export function followAllContainers(ctx: Context): AsyncIterable<{ containerId: string }> {
  requireAdmin(ctx)
  return subscribeTo(ctx, 'container.changed', { where: () => true })
}

/** An item now and after each interval, at which the usage of containers is measured. @throws UnauthenticatedError, ForbiddenError */
export function followMeasurements(ctx: Context): AsyncIterable<true> {
  requireAdmin(ctx)
  return joinChanges({
    listen(changed) {
      const timer = setInterval(() => changed(0), measuredEveryMs)
      return () => clearInterval(timer)
    },
    beginsNow: true,
  })
}
