import { queueContainer } from '../container/container-queue.ts'
import type { Services } from '../container/container-rows.ts'
import { countsAsWarm, keepsWarm, settingsIn, warmLifetimeMinutes } from './warm-rows.ts'

export const keepWarmTask = 'keep-warm'

/** Queues the starts of the warm containers that challenges of live games lack. */
export async function keepWarm(services: Services): Promise<void> {
  const { pool, containers, clock } = services
  if (containers.name === 'none') return
  const { rows } = await pool.query<{ id: number }>(
    `SELECT challenge.id FROM challenge JOIN game ON game.id = challenge.game_id
      WHERE ${keepsWarm('challenge', 'game', '$1')}
        AND challenge.container_image <> '' AND challenge.container_expose_port IS NOT NULL
        AND challenge.warm_instances > (
          SELECT count(*) FROM container
           WHERE container.warm_challenge_id = challenge.id AND ${countsAsWarm('container', '$1')})
      ORDER BY challenge.id`,
    [clock.now()],
  )
  for (const { id } of rows) await fill(services, id)
}

type Wanted = {
  id: number
  image: string
  count: number
  settings: string
  memoryLimitMib: number | null
  cpuTenths: number | null
}

async function fill(services: Services, challengeId: number): Promise<void> {
  await services.db.$transaction(async (tx) => {
    // Another process that counts at the same time would start as many.
    const [challenge] = await tx.$queryRawUnsafe<Wanted[]>(
      `SELECT id, container_image AS image, warm_instances AS count, ${settingsIn('challenge')} AS settings,
              memory_limit_mib AS "memoryLimitMib", cpu_tenths AS "cpuTenths"
         FROM challenge WHERE id = $1 FOR NO KEY UPDATE`,
      challengeId,
    )
    if (!challenge) return
    const [held] = await tx.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM container
        WHERE warm_challenge_id = $1 AND ${countsAsWarm('container', '$2')}`,
      challengeId,
      services.clock.now(),
    )
    const missing = challenge.count - (held?.count ?? 0)
    for (let queued = 0; queued < missing; queued += 1) {
      await queueContainer(services, tx, {
        image: challenge.image,
        challenge,
        lifetimeMinutes: warmLifetimeMinutes,
        warmSettings: challenge.settings,
      })
    }
  })
}
