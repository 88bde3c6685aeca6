import type { Division } from '../../../../prisma/generated/client/client.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import type { MovedBoard } from '../../../events/board-moves.ts'
import { invalidField, NotFoundError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { changedFields } from '../../audit/audit-fields.ts'
import { recordAudit, type AuditRecord } from '../../audit/record-audit.ts'
import { divisionRightsInput, type DivisionRights } from './division-rights.input.ts'
import { isNotDeleted } from '../game.policy.ts'
import type { GameWithDivisions } from './divisions.ts'
import { lockSolving } from '../set-freeze.ts'

type Stored = Division & { exclusions: { challengeId: number }[] }

/** The challenges that the teams of a division do not see, in a selection of Prisma. */
export const withExclusions = {
  exclusions: { select: { challengeId: true }, orderBy: { challengeId: 'asc' } },
} as const

/**
 * Changes the names and rights of divisions, all or none. Joins and first solves in progress are decided entirely
 * before or after it.
 * @throws InvalidInputError, NotFoundError
 */
export async function setDivisionRights(ctx: Context, gameId: number, raw: unknown): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { divisions } = parseInput(divisionRightsInput, raw)
  const moved = await ctx.db.$transaction(async (tx) => {
    const game = await lockDivisions(ctx, tx, gameId)
    const acts: AuditRecord[] = []
    let isBoardMoved = false
    for (const [index, { divisionId, name, ...rights }] of divisions.entries()) {
      const path = `divisions.${index}.`
      const before = await tx.division.findUnique({
        where: { id: divisionId, gameId },
        include: withExclusions,
      })
      if (!before) throw invalidField(`${path}divisionId`, 'participation.divisionUnknown')
      if (name != null) await requireFreeName(tx, { ...before, name }, path)
      const named = { ...before, name: name ?? before.name }
      const changed = await changeRights(tx, { before, named, rights, path })
      if (!changed) continue
      isBoardMoved ||= changed.isBoardMoved
      acts.push({
        action: 'game.divisions.changed',
        subject: { id: gameId, name: game.title },
        gameId,
        ...changed.fields,
      })
    }
    const boards = isBoardMoved ? await moveBoardOf(ctx, tx, gameId) : []
    await recordAudit(tx, ctx, acts)
    return boards
  })
  publishDivisions(ctx, gameId, moved)
}

/** Locks a game with its divisions and stops judging until commit. @throws NotFoundError */
export async function lockDivisions(
  ctx: Context,
  tx: Transaction,
  gameId: number,
): Promise<GameWithDivisions> {
  await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`
  const game = await tx.game.findUnique({
    where: { id: gameId, ...isNotDeleted },
    include: { divisions: { orderBy: { position: 'asc' } } },
  })
  if (!game) throw new NotFoundError('game.notFound')
  await lockSolving(ctx, tx, gameId)
  return game
}

export function moveBoardOf(ctx: Context, tx: Transaction, gameId: number): Promise<MovedBoard[]> {
  return ctx.boards.move(tx, [{ gameId, changes: [{ kind: 'game', ids: [gameId] }] }])
}

/** Other rights than those of the board decide who may join. */
export function publishDivisions(ctx: Context, gameId: number, moved: MovedBoard[]): void {
  ctx.boards.publish(moved)
  if (moved.length === 0) ctx.events.emit('play.changed', { gameId, kinds: ['game'] })
}

/** `path` is that of the division in the input. @throws InvalidInputError */
export async function requireFreeName(
  tx: Transaction,
  { id, gameId, name }: { id?: number; gameId: number; name: string },
  path = '',
): Promise<void> {
  const other = await tx.division.findUnique({ where: { gameId_name: { gameId, name } } })
  if (other && other.id !== id) throw invalidField(`${path}name`, 'game.divisionNameTaken')
}

type Change = { before: Stored; named: Stored; rights: DivisionRights; path?: string }

/** Stores the name and the rights; null if nothing changes. `path` is that of the division in the input. */
export async function changeRights(tx: Transaction, { before, named, rights, path = '' }: Change) {
  const after = await store(tx, named, withRules(before, rights, path))
  const fields = changedFields(asAudited(before), asAudited(after), auditedFields)
  return fields && { fields, isBoardMoved: Object.keys(fields.after).some((field) => shownFields.has(field)) }
}

/** The stored values after a change. Testers count for nothing, and organizers choose them. */
function withRules(before: Stored, rights: DivisionRights, path: string) {
  const entry = rights.entry ?? before.entry
  const standing = rights.standing ?? before.standing
  const inviteCode = rights.inviteCode === undefined ? before.inviteCode : rights.inviteCode
  const mailDomains = rights.mailDomains ?? before.mailDomains
  const isTester = standing === 'Tester'
  if (!isTester && entry === 'Code' && inviteCode === null) {
    throw invalidField(`${path}inviteCode`, 'game.divisionNeedsCode')
  }
  if (!isTester && entry === 'MailDomain' && mailDomains.length === 0) {
    throw invalidField(`${path}mailDomains`, 'game.divisionNeedsDomains')
  }
  return {
    entry: isTester ? ('ByHand' as const) : entry,
    inviteCode,
    mailDomains,
    standing,
    takesBloods: !isTester && (rights.takesBloods ?? before.takesBloods),
    lowersValues: !isTester && (rights.lowersValues ?? before.lowersValues),
    requiresReview: rights.requiresReview === undefined ? before.requiresReview : rights.requiresReview,
    hiddenChallengeIds: rights.hiddenChallengeIds ?? before.exclusions.map(({ challengeId }) => challengeId),
  }
}

async function store(
  tx: Transaction,
  { id, gameId, name }: Stored,
  { hiddenChallengeIds, ...columns }: ReturnType<typeof withRules>,
): Promise<Stored> {
  const known = await tx.challenge.count({ where: { gameId, id: { in: hiddenChallengeIds } } })
  if (known < hiddenChallengeIds.length) throw new NotFoundError('challenge.notFound')
  await tx.divisionExclusion.deleteMany({ where: { divisionId: id } })
  await tx.divisionExclusion.createMany({
    data: hiddenChallengeIds.map((challengeId) => ({ divisionId: id, challengeId, gameId })),
  })
  return tx.division.update({ where: { id }, data: { name, ...columns }, include: withExclusions })
}

const auditedFields = [
  'name',
  'entry',
  'inviteCode',
  'mailDomains',
  'standing',
  'takesBloods',
  'lowersValues',
  'requiresReview',
  'hiddenChallengeIds',
] as const

/** The fields that the scoreboard depends on. */
const shownFields = new Set<string>(['name', 'standing', 'takesBloods', 'lowersValues', 'hiddenChallengeIds'])

function asAudited({ exclusions, ...division }: Stored) {
  return { ...division, hiddenChallengeIds: exclusions.map(({ challengeId }) => challengeId) }
}
