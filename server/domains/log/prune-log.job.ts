import type { Task } from 'graphile-worker'
import type { AppServices } from '../../services.ts'

export const pruneLogTask = 'forget-old'

const dayMs = 86_400_000
/** A subscriber may continue from a cursor of some days before the end of a game; older changes are not needed. */
const boardDays = 7
const deliveryDays = 14
/** Small enough for short locks. */
const chunkRows = 5000

type Services = Pick<AppServices, 'pool' | 'config' | 'clock' | 'logger'>

/**
 * Runs nightly: deletes log rows and events of ended games that are older than `HALYARD_LOG_DAYS`, and the changes
 * of boards that are final, and old deliveries of webhooks. Games in practice keep theirs. The rows are deleted in batches by the index of their
 * time: partitions by month would only help a log far larger than that of a competition, and Prisma does not
 * support them.
 */
export function createPruneLog({ pool, config, clock, logger }: Services): Task {
  async function deleteAll(what: string, statement: string, before: Date): Promise<void> {
    let count = 0
    for (;;) {
      const { rowCount } = await pool.query(statement, [before, chunkRows])
      count += rowCount ?? 0
      if ((rowCount ?? 0) < chunkRows) break
    }
    if (count > 0) logger.info({ what, count, before }, 'deleted expired rows')
  }

  return async () => {
    const now = clock.now().getTime()
    if (config.logDays > 0) {
      const before = new Date(now - config.logDays * dayMs)
      await deleteAll('log', oldLog, before)
      await deleteAll('game events', oldEvents, before)
    }
    await deleteAll('board changes', oldChanges, new Date(now - boardDays * dayMs))
    await deleteAll('webhook deliveries', oldDeliveries, new Date(now - deliveryDays * dayMs))
  }
}

const oldLog = `
DELETE FROM log WHERE ctid = ANY(ARRAY(SELECT ctid FROM log WHERE time < $1 ORDER BY time LIMIT $2))`

// $1 is compared with the game's end as well, so an old event of a recently ended game stays.
const oldEvents = `
DELETE FROM game_event WHERE ctid = ANY(ARRAY(
  SELECT event.ctid FROM game JOIN game_event event ON event.game_id = game.id
   WHERE game.end_at < $1 AND NOT game.practice_mode AND event.published_at < $1 LIMIT $2))`

// The last change stays: it holds the time of the board's last change.
const oldChanges = `
DELETE FROM board_change WHERE ctid = ANY(ARRAY(
  SELECT change.ctid FROM game JOIN game_board board ON board.game_id = game.id
    JOIN board_change change ON change.game_id = game.id AND change.seq < board.seq
   WHERE game.end_at < $1 AND change.created_at < $1 LIMIT $2))`

const oldDeliveries = `
DELETE FROM webhook_delivery WHERE ctid = ANY(ARRAY(
  SELECT ctid FROM webhook_delivery WHERE status <> 'Waiting' AND created_at < $1 LIMIT $2))`
