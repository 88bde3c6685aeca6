import type { Division } from '../../../../prisma/generated/client/client.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { invalidField, NotFoundError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { changedFields } from '../../audit/audit-fields.ts'
import { recordAudit, type AuditRecord } from '../../audit/record-audit.ts'
import { divisionRightsInput, type DivisionRights } from './division-rights.input.ts'
import { isNotDeleted } from '../game.policy.ts'
import { lockSolving } from '../set-freeze.ts'

type Stored = Division & { exclusions: { challengeId: number }[] }

/**
 * Changes the rights of divisions, all or none. Joins and first solves in progress are decided entirely before or
 * after it.
 * @throws InvalidInputError, NotFoundError
 */
export async function setDivisionRights(ctx: Context, gameId: number, raw: unknown): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { divisions } = parseInput(divisionRightsInput, raw)
  const moved = await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`
    const game = await tx.game.findUnique({ where: { id: gameId, ...isNotDeleted }, select: { title: true } })
    if (!game) throw new NotFoundError('game.notFound')
    await lockSolving(ctx, tx, gameId)
    const acts: AuditRecord[] = []
    let areRightsChanged = false
    for (const [index, rights] of divisions.entries()) {
      const before = await tx.division.findUnique({
        where: { id: rights.divisionId, gameId },
        include: { exclusions: { select: { challengeId: true }, orderBy: { challengeId: 'asc' } } },
      })
      if (!before) throw invalidField(`divisions.${index}.divisionId`, 'participation.divisionUnknown')
      const after = await store(tx, before, withRules(before, rights, index))
      const changed = changedFields(asAudited(before), asAudited(after), auditedFields)
      if (!changed) continue
      areRightsChanged ||= Object.keys(changed.after).some((field) => resultFields.has(field))
      acts.push({
        action: 'game.divisions.changed',
        subject: { id: gameId, name: game.title },
        gameId,
        ...changed,
      })
    }
    const changes = [{ kind: 'game' as const, ids: [gameId] }]
    const boards = areRightsChanged ? await ctx.boards.move(tx, [{ gameId, changes }]) : []
    await recordAudit(tx, ctx, acts)
    return boards
  })
  ctx.boards.publish(moved)
  // Other rights than those of the board decide who may join.
  if (moved.length === 0) ctx.events.emit('play.changed', { gameId, kinds: ['game'] })
}

/** The stored values after a change. Testers count for nothing, and organizers choose them. */
function withRules(before: Stored, { divisionId: _id, ...rights }: DivisionRights, index: number) {
  const entry = rights.entry ?? before.entry
  const standing = rights.standing ?? before.standing
  const inviteCode = rights.inviteCode === undefined ? before.inviteCode : rights.inviteCode
  const mailDomains = rights.mailDomains ?? before.mailDomains
  const isTester = standing === 'Tester'
  if (!isTester && entry === 'Code' && inviteCode === null) {
    throw invalidField(`divisions.${index}.inviteCode`, 'game.divisionNeedsCode')
  }
  if (!isTester && entry === 'MailDomain' && mailDomains.length === 0) {
    throw invalidField(`divisions.${index}.mailDomains`, 'game.divisionNeedsDomains')
  }
  return {
    entry: isTester ? ('ByHand' as const) : entry,
    inviteCode,
    mailDomains,
    standing,
    takesBloods: !isTester && (rights.takesBloods ?? before.takesBloods),
    lowersValues: !isTester && (rights.lowersValues ?? before.lowersValues),
    hiddenChallengeIds: rights.hiddenChallengeIds ?? before.exclusions.map(({ challengeId }) => challengeId),
  }
}

async function store(
  tx: Transaction,
  { id, gameId }: Stored,
  { hiddenChallengeIds, ...columns }: ReturnType<typeof withRules>,
): Promise<Stored> {
  const known = await tx.challenge.count({ where: { gameId, id: { in: hiddenChallengeIds } } })
  if (known < hiddenChallengeIds.length) throw new NotFoundError('challenge.notFound')
  await tx.divisionExclusion.deleteMany({ where: { divisionId: id } })
  await tx.divisionExclusion.createMany({
    data: hiddenChallengeIds.map((challengeId) => ({ divisionId: id, challengeId, gameId })),
  })
  return tx.division.update({
    where: { id },
    data: columns,
    include: { exclusions: { select: { challengeId: true }, orderBy: { challengeId: 'asc' } } },
  })
}

const auditedFields = [
  'name',
  'entry',
  'inviteCode',
  'mailDomains',
  'standing',
  'takesBloods',
  'lowersValues',
  'hiddenChallengeIds',
] as const

/** The rights that the scoreboard depends on. */
const resultFields = new Set<string>(['standing', 'takesBloods', 'lowersValues', 'hiddenChallengeIds'])

function asAudited({ exclusions, ...division }: Stored) {
  return { ...division, hiddenChallengeIds: exclusions.map(({ challengeId }) => challengeId) }
}
