import type { Challenge, Game, Participation } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database.ts'
import { NotFoundError } from '../../errors.ts'
import { generateFlag } from '../flag/flag-template.ts'
import { teamHash } from '../flag/team-hash.ts'
import { gameHashSalt } from '../game/hash-salt.ts'
import { isDynamic } from './challenge-enums.ts'

type Owner = { game: Game; participation: Participation; challenge: Challenge }

const attempts = 5
const pauseMs = 40

/**
 * Gives a team its own flag of a dynamic challenge the first time that it looks (contract: rules, section 7);
 * afterwards, and for static challenges, there is nothing to do.
 * @throws NotFoundError when every attachment has its team already
 */
export async function loadInstance(ctx: Context, owner: Owner): Promise<void> {
  const { challenge, participation } = owner
  if (!isDynamic(challenge.type)) return
  const key = { challengeId: challenge.id, participationId: participation.id }
  const known = await ctx.db.instance.findUnique({ where: { challengeId_participationId: key } })
  if (known?.isLoaded) return
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const outcome = await ctx.db.$transaction((tx) => assignFlag(ctx, tx, owner))
    if (outcome === 'loaded') return
    if (outcome === 'exhausted') break
    // Every free flag is in the hands of a transaction that may yet fail.
    await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt))
  }
  const message = `has no attachment of challenge ${challenge.id} left for the team ${participation.teamId}`
  ctx.logs.write({ level: 'Warning', status: 'NotFound', message })
  throw new NotFoundError('challenge.attachmentsGone')
}

async function assignFlag(
  ctx: Context,
  tx: Transaction,
  owner: Owner,
): Promise<'loaded' | 'exhausted' | 'busy'> {
  const { challenge, participation } = owner
  await tx.$executeRaw`
    INSERT INTO instance (challenge_id, participation_id) VALUES (${challenge.id}, ${participation.id})
    ON CONFLICT DO NOTHING`
  const rows = await tx.$queryRaw<{ isLoaded: boolean }[]>`
    SELECT is_loaded AS "isLoaded" FROM instance
     WHERE challenge_id = ${challenge.id} AND participation_id = ${participation.id} FOR UPDATE`
  if (rows[0]?.isLoaded) return 'loaded'
  const flagId =
    challenge.type === 'DynamicContainer' ? await makeFlag(ctx, tx, owner) : await takeFlag(tx, challenge.id)
  if (flagId === null) {
    const free = await tx.flag.findFirst({ where: { challengeId: challenge.id, isOccupied: false } })
    return free ? 'busy' : 'exhausted'
  }
  await tx.instance.update({
    where: { challengeId_participationId: { challengeId: challenge.id, participationId: participation.id } },
    data: { isLoaded: true, flagId },
  })
  return 'loaded'
}

async function makeFlag(
  ctx: Context,
  tx: Transaction,
  { game, participation, challenge }: Owner,
): Promise<number> {
  const salt = gameHashSalt(game.privateKey, ctx.config.compatPrefix)
  const hash = teamHash(salt, challenge.id, participation.token)
  const flag = generateFlag(challenge.flagTemplate, hash)
  const row = await tx.flag.create({ data: { challengeId: challenge.id, flag, isOccupied: true } })
  return row.id
}

/** Any of the free ones; teams that come at the same time pass over each other's. */
async function takeFlag(tx: Transaction, challengeId: number): Promise<number | null> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE flag SET is_occupied = true WHERE id = (
      SELECT id FROM flag WHERE challenge_id = ${challengeId} AND NOT is_occupied
       ORDER BY random() LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`
  return rows[0]?.id ?? null
}
