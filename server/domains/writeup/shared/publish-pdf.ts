import type { Context } from '../../../context.ts'
import { databaseTime } from '../../../database/database-time.ts'
import type { Transaction } from '../../../database/database.ts'
import { ConflictError, invalidField, NotFoundError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { requireAdmin } from '../../../use-case/roles.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { hasEnded } from '../../game/game-state.ts'
import { publicationInput } from './shared-writeup.input.ts'
import type { WriteupKey } from './share-writeup.ts'

/**
 * Publishes the PDF of a team after the end, for the whole game or beside some of its challenges. Another call changes
 * the challenges.
 * @throws InvalidInputError, NotFoundError (no PDF), ConflictError (before the end)
 */
export async function publishWriteup(
  ctx: Context,
  { participationId, ...raw }: { participationId: number } & Record<string, unknown>,
): Promise<WriteupKey> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const { challengeIds } = parseInput(publicationInput, raw)
  return ctx.db.$transaction(async (tx) => {
    const { gameId, game, team } = await lockPdf(tx, participationId)
    const now = await databaseTime(tx, ctx.clock)
    if (!hasEnded(game, now)) throw new ConflictError('writeup.beforeEnd')
    const titles = await titlesOf(tx, gameId, challengeIds)
    const before = await findPdf(tx, participationId)
    const published = { gameId, participationId, kind: 'Pdf', state: 'Published', publishedAt: now } as const
    const { id } = before ?? (await tx.sharedWriteup.create({ data: { ...published, submittedAt: now } }))
    await tx.sharedWriteupChallenge.deleteMany({ where: { writeupId: id } })
    await tx.sharedWriteupChallenge.createMany({
      data: challengeIds.map((challengeId) => ({ writeupId: id, challengeId, gameId })),
    })
    await recordAudit(tx, ctx, {
      action: 'writeup.published',
      subject: { id: participationId, name: team.name },
      gameId,
      ...(before && { before: { challenges: before.challenges.map(({ challenge }) => challenge.title) } }),
      after: { challenges: titles },
    })
    return { gameId, writeupId: id }
  })
}

/** Withdraws the published PDF of a team, which stays with the team. @throws NotFoundError */
export async function unpublishWriteup(ctx: Context, participationId: number): Promise<WriteupKey> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  return ctx.db.$transaction(async (tx) => {
    const { gameId, team } = await lockPdf(tx, participationId)
    const before = await findPdf(tx, participationId)
    if (!before) throw new NotFoundError('writeup.notFound')
    await tx.sharedWriteup.delete({ where: { id: before.id } })
    await recordAudit(tx, ctx, {
      action: 'writeup.withdrawn',
      subject: { id: participationId, name: team.name },
      gameId,
      before: { challenges: before.challenges.map(({ challenge }) => challenge.title) },
    })
    return { gameId, writeupId: before.id }
  })
}

/** Locks a participation with a PDF, as an upload of the team does. */
async function lockPdf(tx: Transaction, participationId: number) {
  await tx.$queryRaw`SELECT id FROM participation WHERE id = ${participationId} FOR NO KEY UPDATE`
  const participation = await tx.participation.findFirst({
    where: { id: participationId, writeupFileId: { not: null }, game: isNotDeleted },
    include: { game: true, team: { select: { name: true } } },
  })
  if (!participation) throw new NotFoundError('writeup.notFound')
  return participation
}

function findPdf(tx: Transaction, participationId: number) {
  return tx.sharedWriteup.findFirst({
    where: { participationId, kind: 'Pdf' },
    include: { challenges: { select: { challenge: { select: { title: true } } } } },
  })
}

/** @throws InvalidInputError for a challenge that the game does not have */
async function titlesOf(tx: Transaction, gameId: number, challengeIds: number[]): Promise<string[]> {
  const found = await tx.challenge.findMany({
    where: { gameId, id: { in: challengeIds } },
    select: { title: true },
    orderBy: { id: 'asc' },
  })
  if (found.length < challengeIds.length) {
    throw invalidField('challengeIds', 'input.notOneOf', {
      field: 'challengeIds',
      values: 'the challenges of the game',
    })
  }
  return found.map(({ title }) => title)
}
