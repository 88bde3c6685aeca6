import type { Context } from '../../context.ts'
import { databaseTime } from '../../database/database-time.ts'
import { listOf } from '../../database/row-list.ts'
import { ConflictError, invalidField, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireRevision } from '../../use-case/revision.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import { changedFields } from '../audit/audit-fields.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { editedDivisions, gameRevision } from '../game/game-revision.ts'
import { lockTeamParticipations } from '../participation/change-participation.ts'
import { readCode } from './certificate-code.ts'
import { undrawableIn } from './pdf/certificate-fonts.ts'
import { certificateRuleInput, withdrawalInput } from './certificate.input.ts'

const fields = ['certificateRule', 'certificateTeamLimit', 'certificateText', 'certificateSignature'] as const

/**
 * Changes who gets a certificate of a game, and what it says. Absent members stay.
 * @throws InvalidInputError (also for characters that no font has), NotFoundError, ConflictError (another revision)
 */
export async function setCertificates(
  ctx: Context,
  { gameId, ...raw }: { gameId: number } & Record<string, unknown>,
): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { rule, teamLimit, text, signature } = parseInput(certificateRuleInput, raw)
  for (const [field, value] of Object.entries({ text, signature })) {
    const missing = undrawableIn(value ?? '')
    if (missing.length > 0)
      throw invalidField(field, 'certificate.notShown', { characters: missing.join(' ') })
  }
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`
    const before = await tx.game.findUnique({
      where: { id: gameId, ...isNotDeleted },
      include: editedDivisions,
    })
    if (!before) throw new NotFoundError('game.notFound')
    await requireRevision(ctx, () => gameRevision(before))
    const after = await tx.game.update({
      where: { id: gameId },
      data: {
        ...(rule != null && { certificateRule: rule }),
        ...(teamLimit != null && { certificateTeamLimit: teamLimit }),
        ...(text != null && { certificateText: text.trim() }),
        ...(signature != null && { certificateSignature: signature.trim() }),
      },
    })
    const changed = changedFields(before, after, fields)
    if (!changed) return
    const subject = { id: gameId, name: before.title }
    await recordAudit(tx, ctx, { action: 'game.certificates.changed', subject, gameId, ...changed })
  })
}

/** The certificates of a game, the newest first; for authors. */
export function gameCertificates(ctx: Context, gameId: number) {
  requireAuthor(ctx)
  return listOf(ctx, 'certificate', { where: { gameId, game: isNotDeleted }, orderBy: { id: 'desc' } })
}

/**
 * Withdraws the certificate with this code and the other ones of its holder, who gets no new one. Returns its game.
 * @throws InvalidInputError, NotFoundError, ConflictError (withdrawn already)
 */
export async function withdrawCertificate(ctx: Context, code: string, raw: unknown): Promise<number> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { reason } = parseInput(withdrawalInput, raw)
  return change(ctx, code, reason)
}

/** Restores withdrawn certificates. Returns the game. @throws NotFoundError, ConflictError (not withdrawn) */
export async function restoreCertificate(ctx: Context, code: string): Promise<number> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  return change(ctx, code, null)
}

/** With a reason the certificates of the holder are withdrawn, without one restored. */
async function change(ctx: Context, code: string, reason: string | null): Promise<number> {
  const where = { code: readCode(code) ?? '', game: isNotDeleted }
  return ctx.db.$transaction(async (tx) => {
    const known = await tx.certificate.findUnique({ where, select: { participation: true } })
    if (!known) throw new NotFoundError('certificate.notFound')
    // A certificate that is issued at the same moment is either among those below or refused.
    await lockTeamParticipations(tx, known.participation.teamId)
    const found = await tx.certificate.findUnique({ where })
    if (!found) throw new NotFoundError('certificate.notFound')
    const { gameId, participationId, userId, userName, teamName } = found
    if (reason !== null && found.withdrawnAt) throw new ConflictError('certificate.withdrawn')
    if (reason === null && !found.withdrawnAt) throw new ConflictError('certificate.notWithdrawn')
    const withdrawnAt = reason === null ? null : await databaseTime(tx, ctx.clock)
    await tx.certificate.updateMany({
      where: { participationId, userId },
      data: { withdrawnAt, withdrawalReason: reason },
    })
    await recordAudit(tx, ctx, {
      action: reason === null ? 'certificate.restored' : 'certificate.withdrawn',
      subject: { id: participationId, name: teamName },
      gameId,
      before: { user: userName, withdrawnAt: found.withdrawnAt, withdrawalReason: found.withdrawalReason },
      after: { user: userName, withdrawnAt, withdrawalReason: reason },
    })
    return gameId
  })
}
