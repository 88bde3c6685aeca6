import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { importLeaseLimits } from '../../../../rules/field-limits.ts'
import { ConflictError } from '../../../use-case/errors.ts'
import { inputObject, parseInput, requiredText } from '../../../use-case/input.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { requireGame } from '../challenge-rows.ts'

const importLeaseInput = inputObject({ client: requiredText({ max: importLeaseLimits.client }) })

export type ImportLease = { gameId: number; leaseKey: string; expiresAt: Date }

type HeldLease = { gameId: number; leaseKey: string }
type Holder = { user: string; client: string; startedAt: Date; expiresAt: Date }

/** A holder may end its import between the two statements of an attempt. */
const attempts = 3

/**
 * Lets one program import challenges into a game, until it ends the import or the lease expires by the database's
 * clock. `client` names the program in the refusal of another one.
 * @throws InvalidInputError, NotFoundError, ConflictError (another import holds the lease)
 */
export async function beginImport(
  ctx: Context,
  { gameId, ...raw }: { gameId: number } & Record<string, unknown>,
): Promise<ImportLease> {
  const { id: userId } = requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { client } = parseInput(importLeaseInput, raw)
  await requireGame(ctx.db, gameId)
  const { offsetMs } = ctx.clock
  for (let attempt = 1; ; attempt += 1) {
    const [lease] = await ctx.db.$queryRaw<ImportLease[]>`
      INSERT INTO import_lease AS held (game_id, lease_key, user_id, client, started_at, expires_at)
      SELECT ${gameId}, ${randomUUID()}::uuid, ${userId}::uuid, ${client}, now, now + ${importLeaseLimits.seconds}::int * interval '1 second'
      FROM (SELECT clock_timestamp() + ${offsetMs}::float8 * interval '1 millisecond' AS now) clock
      ON CONFLICT (game_id) DO UPDATE
        SET lease_key = EXCLUDED.lease_key, user_id = EXCLUDED.user_id, client = EXCLUDED.client,
          started_at = EXCLUDED.started_at, expires_at = EXCLUDED.expires_at
        WHERE held.expires_at <= EXCLUDED.started_at
      RETURNING game_id AS "gameId", lease_key AS "leaseKey", expires_at AS "expiresAt"`
    if (lease) return lease
    const [holder] = await ctx.db.$queryRaw<Holder[]>`
      SELECT "user".user_name AS "user", client, started_at AS "startedAt", expires_at AS "expiresAt"
      FROM import_lease JOIN "user" ON "user".id = import_lease.user_id WHERE game_id = ${gameId}`
    if (holder) throw refusalOf(holder)
    if (attempt === attempts) throw new ConflictError('challenge.importEnded')
  }
}

/** Extends a lease, unless another import has taken it over. @throws ConflictError (the lease is lost) */
export async function renewImport(ctx: Context, { gameId, leaseKey }: HeldLease): Promise<ImportLease> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const [lease] = await ctx.db.$queryRaw<ImportLease[]>`
    UPDATE import_lease SET expires_at = clock_timestamp() + ${ctx.clock.offsetMs}::float8 * interval '1 millisecond'
      + ${importLeaseLimits.seconds}::int * interval '1 second'
    WHERE game_id = ${gameId} AND lease_key::text = ${leaseKey}
    RETURNING game_id AS "gameId", lease_key::text AS "leaseKey", expires_at AS "expiresAt"`
  if (!lease) throw new ConflictError('challenge.importEnded')
  return lease
}

/** Ends an import, so that the next one may begin. Does nothing if another import has taken the lease over. */
export async function endImport(ctx: Context, { gameId, leaseKey }: HeldLease): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  await ctx.db
    .$executeRaw`DELETE FROM import_lease WHERE game_id = ${gameId} AND lease_key::text = ${leaseKey}`
}

function refusalOf({ user, client, startedAt, expiresAt }: Holder): ConflictError {
  const params = { user, client, since: inUtc(startedAt), until: inUtc(expiresAt) }
  return new ConflictError('challenge.importRunning', { params })
}

const inUtc = (time: Date) => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`
