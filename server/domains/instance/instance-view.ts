import type { Container, Game } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { may } from '../../use-case/roles.ts'
import { hasContainer } from '../../../rules/challenge-types.ts'
import { mayAuthorChallenges, visibleChallenges } from '../challenge/challenge.policy.ts'
import { expirySelection, instanceExpiry } from '../challenge/play/instance-expiry.ts'
import { isUp } from '../challenge/play/play-challenge.service.ts'
import { viewerIdOf } from '../../use-case/viewer.ts'

/** A team's instance of a challenge, or its test container. */
export type InstanceView = {
  challengeId: number
  /** Null for a test container. */
  participationId: number | null
  container: Container | null
  /** When the container stops, which can be before the end of its own time. */
  expiresAt: Date | null
  lastOperationAt: Date | null
}

export type InstanceStatus = 'None' | 'Queued' | 'Pulling' | 'Starting' | 'Running' | 'Stopping' | 'Failed'

export function instanceStatus(container: Container | null): InstanceStatus {
  if (!container) return 'None'
  if (container.status === 'Destroyed') return 'Failed'
  if (container.stoppingAt) return 'Stopping'
  return container.status === 'Running' ? 'Running' : container.phase
}

/** The container while players can reach it. */
export function upContainer({ container }: InstanceView): Container | null {
  return container && isUp(container) ? container : null
}

type Starts = Pick<Context, 'starts'>

/** Position in the queue, 1 for the next; null unless the container is queued. */
export async function queuePosition(services: Starts, view: InstanceView): Promise<number | null> {
  return (await placeOf(services, view))?.position ?? null
}

/** When the start is expected to begin; null unless the container is queued, and if it is not known. */
export async function expectedStart(services: Starts, view: InstanceView): Promise<Date | null> {
  const place = await placeOf(services, view)
  return place && place.queue.expectedAt(place.position)
}

async function placeOf({ starts }: Starts, { container }: InstanceView) {
  if (instanceStatus(container) !== 'Queued' || !container) return null
  const queue = await starts.queue()
  // A container queued after the positions were read is behind all of them.
  return { queue, position: queue.positions.get(container.id) ?? queue.positions.size + 1 }
}

/** The Prisma selection for `viewOfTeam`. */
export function viewerInstanceSelection(ctx: Pick<Context, 'viewer'>) {
  const userId = viewerIdOf(ctx)
  return {
    type: true,
    assignments: {
      where: { participation: { members: { some: { userId } } } },
      take: 1,
      select: { lastContainerOperationAt: true, container: true },
    },
    closeAt: expirySelection.closeAt,
    game: {
      select: {
        ...expirySelection.game.select,
        members: { where: { userId }, take: 1, select: { participationId: true } },
      },
    },
  } as const
}

type Held = {
  id: number
  type: Parameters<typeof hasContainer>[0]
  closeAt: Date | null
  assignments: { lastContainerOperationAt: Date | null; container: Container | null }[]
  game: Pick<Game, 'end' | 'practiceMode'> & { members: { participationId: number }[] }
}

/** Null if the challenge has no containers or the viewer does not play. */
export function viewOfTeam(held: Held): InstanceView | null {
  const {
    id,
    type,
    assignments: [assignment],
    game,
  } = held
  const [member] = game.members
  if (!member || !hasContainer(type)) return null
  const container = assignment?.container ?? null
  return {
    challengeId: id,
    participationId: member.participationId,
    container,
    expiresAt: container && instanceExpiry(container, held),
    lastOperationAt: assignment?.lastContainerOperationAt ?? null,
  }
}

/** The instance of the viewer's team; null if the viewer may not see it. */
export async function readTeamInstance(ctx: Context, challengeId: number): Promise<InstanceView | null> {
  if (!may(ctx.viewer, 'User', 'read')) return null
  const challenge = await ctx.db.challenge.findFirst({
    where: { AND: [{ id: challengeId }, visibleChallenges(ctx)] },
    select: { id: true, ...viewerInstanceSelection(ctx) },
  })
  return challenge && viewOfTeam(challenge)
}

/** The test container; null for users who are not authors. */
export async function readTestInstance(ctx: Context, challengeId: number): Promise<InstanceView | null> {
  if (!mayAuthorChallenges(ctx.viewer)) return null
  const challenge = await ctx.db.challenge.findUnique({
    where: { id: challengeId },
    select: { id: true, type: true, testContainer: true },
  })
  return challenge && viewOfTest(challenge)
}

export function viewOfTest(challenge: {
  id: number
  type: Held['type']
  testContainer: Container | null
}): InstanceView | null {
  if (!hasContainer(challenge.type)) return null
  const { id: challengeId, testContainer: container } = challenge
  const expiresAt = container?.expectStopAt ?? null
  return { challengeId, participationId: null, container, expiresAt, lastOperationAt: null }
}
