import type { Challenge } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { warmClaims } from '../../../meters/meters.ts'
import { isEngineUp } from '../container/container-place.ts'
import { settingsIn } from './warm-rows.ts'

/** The engines of the list that answer. Their answers are kept, so this asks none that was asked just now. */
export async function enginesUp({ containers }: Pick<Context, 'containers'>): Promise<string[]> {
  const names = containers.engines.map(({ name }) => name)
  const isUp = await Promise.all(names.map((engine) => isEngineUp(containers, { engine })))
  return names.filter((_name, index) => isUp[index])
}

type Claim = { challenge: Challenge; lifetimeMinutes: number; engines: readonly string[] }

/**
 * Takes a warm container of the challenge for a team and returns its id; null if none is ready. Two transactions take
 * different ones.
 */
export async function claimWarm(
  ctx: Context,
  tx: Transaction,
  { challenge, lifetimeMinutes, engines }: Claim,
): Promise<string | null> {
  if (challenge.warmInstances === 0) return null
  const now = ctx.clock.now()
  const expectStopAt = new Date(now.getTime() + lifetimeMinutes * 60_000)
  const [taken] = await tx.$queryRawUnsafe<{ id: string }[]>(
    `UPDATE container
        SET warm_challenge_id = NULL, warm_settings = NULL, started_at = $2, queued_at = $2, expect_stop_at = $3
      WHERE id = (
        SELECT warm.id
          FROM container warm
          JOIN challenge ON challenge.id = warm.warm_challenge_id
         WHERE warm.warm_challenge_id = $1 AND warm.status = 'Running' AND warm.stopping_at IS NULL
           AND warm.expect_stop_at > $2 AND warm.warm_settings = ${settingsIn('challenge')}
           AND warm.is_proxy = $4 AND (warm.engine IS NULL OR warm.engine = ANY($5::text[]))
         ORDER BY warm.started_at, warm.id
         LIMIT 1
           FOR UPDATE OF warm SKIP LOCKED)
      RETURNING id`,
    challenge.id,
    now,
    expectStopAt,
    ctx.config.portMapping === 'PlatformProxy',
    [...engines],
  )
  warmClaims.inc({ result: taken ? 'ready' : 'none' })
  return taken?.id ?? null
}
