import type { Context } from '../../../context.ts'
import { databaseTime } from '../../../database/database-time.ts'
import type { Transaction } from '../../../database/database.ts'
import { ConflictError, NotFoundError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { requireMonitor } from '../../../use-case/roles.ts'
import type { AuditAction } from '../../audit/audit-actions.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { approvalInput, refusalInput } from './shared-writeup.input.ts'
import type { WriteupKey } from './share-writeup.ts'

/**
 * Publishes the write-up of a player. `version` is the one that the organizer has read.
 * @throws NotFoundError, ConflictError (changed or decided since)
 */
export async function approveWriteup(
  ctx: Context,
  { writeupId, ...raw }: { writeupId: number } & Record<string, unknown>,
): Promise<WriteupKey> {
  requireMonitor(ctx)
  await ctx.limits.charge(ctx, 'Monitor')
  const { version } = parseInput(approvalInput, raw)
  return ctx.db.$transaction(async (tx) => {
    const publishedAt = await databaseTime(tx, ctx.clock)
    const decision = { state: 'Published', refusal: '', publishedAt } as const
    return decide(ctx, tx, { id: writeupId, version, decision, action: 'writeup.published' })
  })
}

/**
 * Refuses the write-up of a player, also a published one. The author reads the reason and can change the write-up.
 * @throws NotFoundError, ConflictError (changed or decided since)
 */
export async function refuseWriteup(
  ctx: Context,
  { writeupId, ...raw }: { writeupId: number } & Record<string, unknown>,
): Promise<WriteupKey> {
  requireMonitor(ctx)
  await ctx.limits.charge(ctx, 'Monitor')
  const { version, reason } = parseInput(refusalInput, raw)
  return ctx.db.$transaction((tx) => {
    const decision = { state: 'Refused', refusal: reason, publishedAt: null } as const
    return decide(ctx, tx, { id: writeupId, version, decision, action: 'writeup.refused' })
  })
}

type Decision = {
  id: number
  version: number
  decision:
    | { state: 'Published'; refusal: ''; publishedAt: Date }
    | { state: 'Refused'; refusal: string; publishedAt: null }
  action: AuditAction
}

async function decide(
  ctx: Context,
  tx: Transaction,
  { id, version, decision, action }: Decision,
): Promise<WriteupKey> {
  const ofPlayer = { id, userId: { not: null }, game: isNotDeleted }
  const known = await tx.sharedWriteup.findFirst({
    where: ofPlayer,
    include: {
      user: { select: { userName: true } },
      participation: { select: { team: { select: { name: true } } } },
      challenges: { select: { challenge: { select: { title: true } } } },
    },
  })
  if (!known) throw new NotFoundError('writeup.notFound')
  // The version in the condition lets only one of several decisions at once succeed.
  const { count } = await tx.sharedWriteup.updateMany({
    where: { ...ofPlayer, version, state: { not: decision.state } },
    data: { ...decision, version: { increment: 1 } },
  })
  if (count === 0) throw new ConflictError('writeup.changed')
  const about = {
    user: known.user?.userName,
    challenges: known.challenges.map(({ challenge }) => challenge.title),
  }
  const { gameId, participationId, participation, state } = known
  await recordAudit(tx, ctx, {
    action,
    subject: { id: participationId, name: participation.team.name },
    gameId,
    before: { ...about, state },
    after: { ...about, state: decision.state, ...(decision.refusal && { reason: decision.refusal }) },
  })
  return { gameId, writeupId: id }
}
