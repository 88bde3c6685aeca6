import type { Challenge, Game, Participation } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { teamFlag, teamHash } from '../flag/team-flag.ts'
import { gameHashSalt } from '../game/hash-salt.ts'
import { isDynamic } from '../../../rules/challenge-types.ts'

type Owner = { game: Game; participation: Participation; challenge: Challenge }

/**
 * Assigns a team its own flag of a dynamic challenge on the first opening (contract: rules, section 7), and stores
 * the time by the clock of judging. Does nothing later and for static challenges.
 * @throws NotFoundError when every attachment is assigned to another team
 */
export async function ensureAssignment(ctx: Context, owner: Owner): Promise<void> {
  const { challenge, participation } = owner
  if (!isDynamic(challenge.type)) return
  const key = { challengeId: challenge.id, participationId: participation.id }
  const known = await ctx.db.assignment.findUnique({ where: { challengeId_participationId: key } })
  if (known?.isAssigned) return
  if (await ctx.db.$transaction((tx) => assignFlag(ctx, tx, owner))) return
  const message = `has no attachment of challenge ${challenge.id} left for the team ${participation.teamId}`
  ctx.logs.write({ level: 'Warning', status: 'Failed', message })
  throw new NotFoundError('challenge.attachmentsGone')
}

/** Returns whether the team has its flag and its attachment; false if no free flag is left. */
async function assignFlag(ctx: Context, tx: Transaction, owner: Owner): Promise<boolean> {
  const { challenge, participation } = owner
  await tx.$executeRaw`
    INSERT INTO assignment (challenge_id, participation_id, game_id, opened_at)
    VALUES (${challenge.id}, ${participation.id}, ${participation.gameId},
      date_trunc('milliseconds', clock_timestamp() + ${ctx.clock.offsetMs}::float8 * interval '1 millisecond'))
    ON CONFLICT (challenge_id, participation_id) DO UPDATE
      SET opened_at = coalesce(assignment.opened_at, EXCLUDED.opened_at)`
  const rows = await tx.$queryRaw<{ isAssigned: boolean }[]>`
    SELECT is_assigned AS "isAssigned" FROM assignment
     WHERE challenge_id = ${challenge.id} AND participation_id = ${participation.id} FOR UPDATE`
  if (rows[0]?.isAssigned) return true
  const flagId =
    challenge.type === 'DynamicContainer' ? await makeFlag(ctx, tx, owner) : await takeFlag(tx, challenge.id)
  if (flagId === null) return false
  await tx.assignment.update({
    where: { challengeId_participationId: { challengeId: challenge.id, participationId: participation.id } },
    data: { isAssigned: true, flagId },
  })
  return true
}

async function makeFlag(
  ctx: Context,
  tx: Transaction,
  { game, participation, challenge }: Owner,
): Promise<number> {
  const salt = gameHashSalt(game.privateKey, ctx.config.compatPrefix)
  const hash = teamHash(salt, challenge.id, participation.token)
  const flag = teamFlag(challenge.flagTemplate, hash)
  const row = await tx.flag.create({ data: { challengeId: challenge.id, flag, isOccupied: true } })
  return row.id
}

/** Takes any free flag. Concurrent teams skip the flags that others have locked. */
async function takeFlag(tx: Transaction, challengeId: number): Promise<number | null> {
  const free = await tx.$queryRaw<{ id: number }[]>`
    UPDATE flag SET is_occupied = true WHERE id = (
      SELECT id FROM flag WHERE challenge_id = ${challengeId} AND NOT is_occupied AND NOT is_bait
       ORDER BY random() LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`
  if (free[0]) return free[0].id
  // The remaining flags are locked by transactions that may roll back, so this one waits for them. They do not wait for
  // its locks, so there is no deadlock.
  const left = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM flag WHERE challenge_id = ${challengeId} AND NOT is_occupied AND NOT is_bait
     ORDER BY id LIMIT 1 FOR UPDATE`
  if (!left[0]) return null
  await tx.flag.update({ where: { id: left[0].id }, data: { isOccupied: true } })
  return left[0].id
}
