import { z } from 'zod'
import { atMost } from '../../../limits/at-most.ts'
import { seesIn } from '../../game/divisions/division-rights.ts'
import { shownIn } from '../../game/shown-challenges.ts'
import type { ContainerRuntime } from '../../../ports/containers/container-runtime.ts'
import { runtimeAt } from './container-place.ts'
import { removeContainer, logRemovalFailure } from './remove-container.ts'
import { countsAsWarm, keepsWarm, settingsIn } from '../warm/warm-rows.ts'
import { requester, markFailed } from './start-container.job.ts'
import type { Services } from './container-rows.ts'

export const sweepTask = 'sweep-containers'

const concurrency = 4
/** A stop in progress is left to its own caller for this time. */
const stopSeconds = 60

/**
 * Stops containers that may no longer run: the container has expired, the challenge is hidden, closed, deleted or not for
 * the team's division, the team is suspended, the game is over, or a warm one has lost its use. Then compares the rows with
 * the backend and corrects differences, such as those after a crash.
 */
export async function sweepContainers(services: Services): Promise<void> {
  const unneeded = await findUnneeded(services)
  await forEachConcurrently(unneeded, async ({ id, isNew, isWarm }) => {
    try {
      if (isWarm && isNew && !(await isStillWarm(services, id))) return
      await removeContainer(services, id)
    } catch (error) {
      if (isNew) logRemovalFailure(services, id, error)
      else services.logger.debug({ err: error, containerId: id }, 'could not remove a container, will retry')
    }
  })
  await reconcile(services)
}

type Unneeded = { id: string; isNew: boolean; isWarm: boolean }

async function findUnneeded({ pool, clock, config }: Services): Promise<Unneeded[]> {
  const { rows } = await pool.query<Unneeded>(
    `SELECT container.id, container.stopping_at IS NULL AS "isNew",
            container.warm_challenge_id IS NOT NULL AS "isWarm"
       FROM container
       LEFT JOIN assignment ON assignment.container_id = container.id
       LEFT JOIN challenge ON challenge.id = assignment.challenge_id
       LEFT JOIN game ON game.id = challenge.game_id
       LEFT JOIN participation ON participation.id = assignment.participation_id
       LEFT JOIN challenge tested ON tested.test_container_id = container.id
       LEFT JOIN (
         SELECT one.id, ${keepsWarm('warm', 'warm_game', '$1')} AND one.warm_settings = ${settingsIn('warm')}
                  AND one.is_proxy = $3 AND ${countsAsWarm('one', '$1')}
                  AND row_number() OVER (PARTITION BY one.warm_challenge_id
                        ORDER BY one.warm_settings <> ${settingsIn('warm')}, one.status = 'Destroyed', one.queued_at, one.id)
                      <= warm.warm_instances AS is_kept
           FROM container one
           JOIN challenge warm ON warm.id = one.warm_challenge_id
           JOIN game warm_game ON warm_game.id = warm.game_id
          WHERE one.stopping_at IS NULL) kept_warm ON kept_warm.id = container.id
      WHERE (container.expect_stop_at < $1 AND game.paused_at IS NULL)
         OR container.stopping_at < $1::timestamptz - $2 * interval '1 second'
         OR (assignment.container_id IS NULL AND tested.id IS NULL AND container.warm_challenge_id IS NULL)
         OR NOT kept_warm.is_kept
         OR NOT ${shownIn('challenge')}
         OR NOT ${seesIn('assignment.challenge_id', 'participation')}
         OR participation.status <> 'Accepted'
         OR game.start_at > $1
         OR challenge.close_at <= COALESCE(game.paused_at, $1)
         OR (game.end_at <= $1 AND NOT game.practice_mode AND game.paused_at IS NULL)
         OR (container.status = 'Pending' AND NOT EXISTS (
              SELECT FROM graphile_worker.jobs AS job
               WHERE job.key = 'start:' || container.id
                 AND (job.attempts < job.max_attempts OR job.locked_at IS NOT NULL)))
      ORDER BY container.expect_stop_at`,
    [clock.now(), stopSeconds, config.portMapping === 'PlatformProxy'],
  )
  return rows
}

/** Marks a warm container as stopping, so that no team takes it any more; false if a team has just taken it. */
async function isStillWarm({ db, clock }: Services, id: string): Promise<boolean> {
  const { count } = await db.container.updateMany({
    where: { id, warmChallengeId: { not: null }, stoppingAt: null },
    data: { stoppingAt: clock.now() },
  })
  return count > 0
}

/** Rows without a container become failures that their teams can read; containers without a row are removed. */
async function reconcile(services: Services): Promise<void> {
  const { containers } = services
  if (containers.name === 'none') return
  if (containers.engines.length === 0) return reconcileAt(services, { engine: null, runtime: containers })
  await Promise.all(
    containers.engines.map(async ({ name, runtime, capacity }) => {
      if (await capacity()) await reconcileAt(services, { engine: name, runtime })
    }),
  )
}

type Place = { engine: string | null; runtime: ContainerRuntime }

/** Compares one engine, or the whole backend, with the rows of its containers. */
async function reconcileAt(services: Services, { engine, runtime }: Place): Promise<void> {
  const { db, containers, logger, logs } = services
  const placeOf = (row: { engine: string | null }) => runtimeAt(containers, row)
  const running = await db.container.findMany({
    where: { status: 'Running', stoppingAt: null },
    select: { id: true, engine: true },
  })
  const listed = await runtime.list().catch((error: unknown) => {
    logger.debug({ err: error, engine }, 'could not list the containers of the backend')
    return null
  })
  if (!listed) return
  // A row is created before its container and deleted after it, so a container without one is a leftover. So is one
  // whose start has moved to another engine.
  const ids = listed.map(({ containerId }) => containerId)
  const rows = await db.container.findMany({
    where: { id: { in: ids } },
    select: { id: true, status: true, engine: true },
  })
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const leftOver = ids.filter((id) => {
    const row = rowOf.get(id)
    if (!row || row.status === 'Destroyed') return true
    const place = placeOf(row)
    return place !== null && place !== runtime && !(row.status === 'Pending' && row.engine === null)
  })
  const up = new Set(
    listed.filter(({ status }) => status === 'Running').map(({ containerId }) => containerId),
  )
  await forEachConcurrently(leftOver, async (id) => {
    logger.info({ containerId: id, engine }, 'removing a container without a row')
    await runtime.destroy(id).catch((error: unknown) => logRemovalFailure(services, id, error))
  })
  await forEachConcurrently(
    running.filter((row) => placeOf(row) === runtime && !up.has(row.id)),
    async ({ id }) => {
      const message = `the container ${id.slice(0, 8)} ended by itself`
      logs.write({ level: 'Warning', status: 'Exit', message })
      await markFailed(services, id, 'exited')
      await runtime.destroy(id).catch((error: unknown) => logRemovalFailure(services, id, error))
    },
  )
}

async function forEachConcurrently<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const limited = atMost(concurrency)
  await Promise.all(items.map((item) => limited(() => work(item))))
}

const stopPayload = z.object({ containerId: z.string(), player: requester.optional() })

/** Retries a stop that a crash interrupted. */
export function createStopContainer(services: Services) {
  return async function stopContainer(raw: unknown): Promise<void> {
    const { containerId, player } = stopPayload.parse(raw)
    await removeContainer(services, containerId, { player })
  }
}
