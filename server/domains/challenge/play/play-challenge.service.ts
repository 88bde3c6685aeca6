import type { Challenge, Container } from '../../../../prisma/generated/client/client.ts'
import { requireUser } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { isShown } from '../../game/shown-challenges.ts'
import { viewAttachment, type AttachmentView, type AttachmentWithFile } from '../../asset/attachment.ts'
import { requirePlayingParticipation } from '../../participation/playing.ts'
import type { ChallengeKey } from '../challenge-key.ts'
import { requireChallenge, withFile } from '../challenge-rows.ts'
import { challengeValue, type ChallengeValue } from '../challenge-value.ts'
import { expirySelection, instanceExpiry } from './instance-expiry.ts'
import { requireUnlocked } from './unlocks.ts'
import { openHintTexts } from '../hints/open-hints.ts'
import { ensureAssignment } from '../assignment.service.ts'

/** A team's flag, container and attachment of a challenge. */
export type TeamContext = {
  closeTime: Date | null
  instanceEntry: string | null
  attachment: AttachmentView | null
}

/**
 * Opens a challenge for a playing team; the first opening assigns its flag.
 * @throws ConflictError, NotFoundError also when all attachments are assigned
 */
export async function openChallenge(
  ctx: Context,
  key: ChallengeKey,
): Promise<{ challenge: Challenge; hints: string[]; value: ChallengeValue; context: TeamContext }> {
  requireUser(ctx, 'read')
  const { challenge, participationId } = await assignOnOpening(ctx, key)
  const [held, value, hints] = await Promise.all([
    ctx.db.challenge.findUniqueOrThrow({
      where: { id: challenge.id },
      select: teamContextSelection(participationId),
    }),
    challengeValue(ctx, challenge),
    openHintTexts(ctx.db, { challengeId: challenge.id, participationId }),
  ])
  return { challenge, hints: [...challenge.hints, ...hints], value, context: teamContext(held) }
}

/**
 * Records that a playing team opened a challenge, as `openChallenge` does.
 * @throws ConflictError, NotFoundError also when all attachments are assigned
 */
export async function recordOpening(ctx: Context, key: ChallengeKey): Promise<void> {
  requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  await assignOnOpening(ctx, key)
}

async function assignOnOpening(ctx: Context, { gameId, challengeId }: ChallengeKey) {
  const { game, participation } = await requirePlayingParticipation(ctx, gameId)
  const challenge = await requireChallenge(ctx.db, { gameId, challengeId })
  if (!isShown(challenge)) throw new NotFoundError('challenge.notFound')
  await requireUnlocked(ctx.db, { challengeId, participationId: participation.id })
  await ensureAssignment(ctx, { game, participation, challenge })
  return { challenge, participationId: participation.id }
}

/** The Prisma selection for `teamContext`; never a flag's text. */
export function teamContextSelection(participation: number | { userId: string }) {
  const owner =
    typeof participation === 'number'
      ? { participationId: participation }
      : { participation: { members: { some: participation } } }
  return {
    ...expirySelection,
    type: true,
    fileName: true,
    attachment: withFile,
    assignments: {
      where: owner,
      take: 1,
      select: { flag: { select: { attachment: withFile } }, container: true },
    },
  } as const
}

type Held = Parameters<typeof instanceExpiry>[1] & {
  type: Challenge['type']
  fileName: string | null
  attachment: AttachmentWithFile | null
  assignments: { flag: { attachment: AttachmentWithFile | null } | null; container: Container | null }[]
}

export function teamContext(held: Held): TeamContext {
  const { type, fileName, attachment, assignments } = held
  const [assignment] = assignments
  const container = assignment?.container && isUp(assignment.container) ? assignment.container : null
  return {
    closeTime: container && instanceExpiry(container, held),
    instanceEntry: container && containerEntry(container),
    attachment:
      type === 'DynamicAttachment'
        ? viewAttachment(assignment?.flag?.attachment ?? null, fileName ?? 'attachment')
        : viewAttachment(attachment),
  }
}

/** Whether players can reach the container. */
export function isUp({ status, stoppingAt }: Pick<Container, 'status' | 'stoppingAt'>): boolean {
  return status === 'Running' && stoppingAt === null
}

/** The address of a container: its id if the platform proxy is used, else host and port. */
export function containerEntry({ id, isProxy, ip, port, publicIp, publicPort }: Container): string {
  return isProxy ? id : `${publicIp ?? ip}:${publicPort ?? port}`
}
