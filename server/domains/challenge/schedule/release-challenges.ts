import type pg from 'pg'
import type { AppServices } from '../../../services.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { publishEdit } from '../author/publish-edit.ts'
import { challengeChange, challengesOnBoard } from '../move-challenges.ts'
import { releaseHintsInGame } from '../hints/release-hints.ts'
import { publishCloses } from './publish-closes.ts'
import { createReleaseNotices, type Opened } from './release-notices.ts'

type Services = Pick<AppServices, 'db' | 'pool' | 'clock' | 'events' | 'boards' | 'logger'>

export type ChallengeReleases = { dispose(): Promise<void> }

/** The longest pause, after which the next release is read again: an author may have moved it. */
const pauseMs = 1000

/**
 * Releases challenges and hints at their time by the database's clock, and publishes closes. Every process does so. If no process was running at that
 * time, the next one that starts releases them: `is_released` is false until then.
 */
export function startChallengeReleases(services: Services): ChallengeReleases {
  let isDisposed = false
  let hasFailed = false
  let closesSeenAt: Date | null = null
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    let waitMs = pauseMs
    try {
      waitMs = await releaseDueChallenges(services)
      closesSeenAt = await publishCloses(services, closesSeenAt)
      hasFailed = false
    } catch (error) {
      if (!hasFailed && !isDisposed) services.logger.error({ err: error }, 'could not release challenges')
      hasFailed = true
    }
    if (isDisposed) return
    const again = () => {
      running = run()
    }
    timer = setTimeout(again, Math.min(Math.max(waitMs, 1), pauseMs))
    timer.unref()
  }

  running = run()
  return {
    async dispose() {
      isDisposed = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Releases what is due, game by game. Returns the milliseconds until the next release, Infinity without one. */
async function releaseDueChallenges(services: Services): Promise<number> {
  let nextMs = Infinity
  for (const { gameId, waitMs } of await readNextReleases(services)) {
    if (waitMs > 0) nextMs = Math.min(nextMs, waitMs)
    else {
      await releaseInGame(services, gameId)
      await releaseHintsInGame(services, gameId)
    }
  }
  return nextMs
}

type NextRelease = { gameId: number; waitMs: number }

async function readNextReleases({ pool, clock }: { pool: pg.Pool; clock: Services['clock'] }) {
  const { rows } = await pool.query<NextRelease>(
    `SELECT waiting.game_id AS "gameId", (extract(epoch FROM min(release_at)
         - (clock_timestamp() + $1::float8 * interval '1 millisecond')) * 1000)::float8 AS "waitMs"
       FROM (
         SELECT game_id, release_at FROM challenge WHERE NOT is_released
         UNION ALL SELECT game_id, release_at FROM hint WHERE NOT is_released
       ) waiting JOIN game ON game.id = waiting.game_id
      WHERE game.deleted_at IS NULL AND game.paused_at IS NULL
      GROUP BY 1 ORDER BY 2`,
    [clock.offsetMs],
  )
  return rows
}

/** Two processes release a challenge once: the second waits for the row, and finds it released. */
async function releaseInGame(services: Services, gameId: number): Promise<void> {
  const { db, clock, events, boards } = services
  const nothing = { moved: [], noticeIds: [], isShown: false }
  const { moved, isShown, noticeIds } = await db.$transaction(async (tx) => {
    // A pause moves releases: it waits for this lock, or this waits for the pause.
    await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`
    const game = await tx.game.findUnique({ where: { id: gameId, ...isNotDeleted } })
    if (!game || game.pausedAt) return nothing
    const at = await databaseTime(tx, clock)
    const opened = await tx.$queryRaw<Opened[]>`
      UPDATE challenge SET is_released = true WHERE id IN (
        SELECT id FROM challenge WHERE game_id = ${gameId} AND NOT is_released AND release_at <= ${at}
        ORDER BY id FOR NO KEY UPDATE)
      RETURNING id, title, is_enabled AS "isEnabled", release_at AS "releaseAt"`
    if (opened.length === 0) return nothing
    // Challenges that are released by the start of the game get no notice.
    const added = opened.filter(({ releaseAt }) => releaseAt && releaseAt > game.start)
    const noticeIds = await createReleaseNotices(tx, { gameId, game, opened: added, at })
    const onBoard = await challengesOnBoard(
      tx,
      opened.map(({ id }) => id),
    )
    const changes = [challengeChange(onBoard)]
    const moved = onBoard.length > 0 ? await boards.move(tx, [{ gameId, changes }], 'keepsResult') : []
    return { noticeIds, moved, isShown: opened.some(({ isEnabled }) => isEnabled) }
  })
  boards.publish(moved)
  if (isShown && moved.length === 0) publishEdit({ events }, { gameId, isShown })
  for (const noticeId of noticeIds) events.emit('notice.published', { gameId, noticeId })
}
