import { Prisma, type PastGame } from '../../../prisma/generated/client/client.ts'
import type { Context, UploadedFile } from '../../context.ts'
import { listOf } from '../../database/row-list.ts'
import { ConflictError, invalidField, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireRevision, revisionOf } from '../../use-case/revision.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import { changedFields, pick } from '../audit/audit-fields.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readUploadedStandings } from './open-file.ts'
import { newPastGameInput, pastGameChangesInput } from './past-game.input.ts'
import type { Standing, StandingFault } from './read-standings.ts'

const auditedFields = ['title', 'start', 'end', 'link'] as const
type EditedPastGame = Pick<PastGame, (typeof auditedFields)[number]>

export type PastGameImport = { pastGameId: number; standings: Standing[]; faults: StandingFault[] }

/** All past games for anybody, latest end first. @throws RateLimitedError */
export async function allPastGames(ctx: Context) {
  await ctx.limits.charge(ctx, 'Query')
  return listOf(ctx, 'pastGame', { orderBy: [{ end: 'desc' }, { id: 'desc' }] })
}

/** The final standings of a past game for anybody, in the order of the places. */
export function pastStandings(ctx: Context, pastGameId: number) {
  return listOf(ctx, 'pastStanding', { where: { pastGameId }, orderBy: [{ place: 'asc' }, { id: 'asc' }] })
}

/** A past game with a selection, for anybody; null if it does not exist. */
export function findPastGame(ctx: Context, id: number, query: object) {
  return ctx.db.pastGame.findUnique({ ...query, where: { id } })
}

/** Changes with every field that `updatePastGame` can change. */
export function pastGameRevision(game: EditedPastGame): string {
  return revisionOf(pick(game, auditedFields))
}

/**
 * Stores the standings of a file as a past game. Entries with a fault are left out and returned.
 * @throws InvalidInputError, ConflictError (exists, the file, the storage), UnauthenticatedError, ForbiddenError
 */
export async function importPastGame(
  ctx: Context,
  raw: unknown,
  take: () => Promise<UploadedFile>,
): Promise<PastGameImport> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const input = parseInput(newPastGameInput, raw)
  requireOver(ctx, input)
  const { standings, faults } = await readUploadedStandings(ctx, await take())
  const pastGameId = await refusingSecond(
    ctx.db.$transaction(async (tx) => {
      const game = await tx.pastGame.create({ data: input })
      const rows = standings.map((standing) => ({ ...standing, pastGameId: game.id }))
      await tx.pastStanding.createMany({ data: rows })
      await recordAudit(tx, ctx, {
        action: 'pastGame.imported',
        subject: { id: game.id, name: game.title },
        after: { ...pick(game, auditedFields), teams: standings.length },
      })
      return game.id
    }),
  )
  return { pastGameId, standings, faults }
}

/**
 * Absent members stay unchanged.
 * @throws InvalidInputError, NotFoundError, ConflictError (exists, another revision), UnauthenticatedError,
 * ForbiddenError
 */
export async function updatePastGame(ctx: Context, id: number, raw: unknown): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const changes = parseInput(pastGameChangesInput, raw)
  await refusingSecond(
    ctx.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM past_game WHERE id = ${id} FOR UPDATE`
      const before = await tx.pastGame.findUnique({ where: { id } })
      if (!before) throw new NotFoundError('pastGame.notFound')
      await requireRevision(ctx, () => pastGameRevision(before))
      requireOver(ctx, { start: changes.start ?? before.start, end: changes.end ?? before.end })
      const after = await tx.pastGame.update({ where: { id }, data: changes as Prisma.PastGameUpdateInput })
      const changed = changedFields(before, after, auditedFields)
      const subject = { id, name: after.title }
      if (changed) await recordAudit(tx, ctx, { action: 'pastGame.updated', subject, ...changed })
    }),
  )
}

/** Deletes a past game with its standings. @throws NotFoundError, UnauthenticatedError, ForbiddenError */
export async function deletePastGame(ctx: Context, id: number): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  await ctx.db.$transaction(async (tx) => {
    const game = await tx.pastGame.findUnique({ where: { id } })
    const teams = await tx.pastStanding.count({ where: { pastGameId: id } })
    const { count } = await tx.pastGame.deleteMany({ where: { id } })
    if (!game || count === 0) throw new NotFoundError('pastGame.notFound')
    await recordAudit(tx, ctx, {
      action: 'pastGame.deleted',
      subject: { id, name: game.title },
      before: { ...pick(game, auditedFields), teams },
    })
  })
}

function requireOver({ clock }: Context, { start, end }: { start: Date; end: Date }): void {
  if (end < start) throw invalidField('end', 'game.endBeforeStart')
  if (end > clock.now()) throw invalidField('end', 'pastGame.notOver')
}

/** Two imports at the same time, or a second one by mistake, would list one game twice. */
async function refusingSecond<Result>(act: Promise<Result>): Promise<Result> {
  try {
    return await act
  } catch (error) {
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    throw isTaken ? new ConflictError('pastGame.exists') : error
  }
}
