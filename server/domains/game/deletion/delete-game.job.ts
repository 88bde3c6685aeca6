import type { Task } from 'graphile-worker'
import { z } from 'zod'
import type { AppServices } from '../../../services.ts'
import { queueJob } from '../../../jobs/job-queue.ts'
import { releaseFiles } from '../../asset/file-store.ts'
import { countGameRows, deleteGameRows } from './delete-game-rows.ts'

export const deleteGameTask = 'delete-game'
export const resumeDeletionsTask = 'resume-deletions'

const payload = z.object({ gameId: z.int() })

export function deletionJob(gameId: number) {
  const key = `${deleteGameTask}:${gameId}`
  return { task: deleteGameTask, key, payload: { gameId }, attempts: 10, queue: deleteGameTask }
}

type Services = Pick<AppServices, 'pool' | 'db' | 'storage' | 'fileLocks' | 'logs' | 'logger' | 'clock'>

/** Deletes the rows of a game that was marked as deleted, some thousand per transaction, the game itself last. */
export function createDeleteGame(services: Services): Task {
  const { pool, db, logs } = services
  return async (raw) => {
    const { gameId } = payload.parse(raw)
    const game = await db.game.findFirst({ where: { id: gameId, deletedAt: { not: null } } })
    if (!game) return
    const name = `the game ${game.title} (${gameId})`
    try {
      await countGameRows(pool, gameId)
      for (;;) {
        const chunk = await deleteGameRows(pool, gameId)
        await releaseFiles(services, chunk.hashes)
        if (chunk.isLast) break
      }
      if (game.posterHash) await releaseFiles(services, [game.posterHash])
      logs.write({ level: 'Information', status: 'Success', message: `deleted all rows of ${name}` })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await db.gameDeletion
        .updateMany({ where: { gameId }, data: { failure: reason } })
        .catch(() => undefined)
      const message = `could not delete the rows of ${name}, will retry: ${reason}`
      logs.write({ level: 'Error', status: 'Failed', message })
      throw error
    }
  }
}

/** Queues deletions again whose job failed or was lost. */
export function createResumeDeletions({ db }: Services): Task {
  return async () => {
    const rows = await db.$queryRaw<{ id: number }[]>`
      SELECT id FROM game WHERE deleted_at IS NOT NULL AND NOT EXISTS (
        SELECT FROM graphile_worker.jobs AS job
         WHERE job.key = ${`${deleteGameTask}:`} || game.id
           AND (job.attempts < job.max_attempts OR job.locked_at IS NOT NULL))`
    await db.$transaction(async (tx) => {
      for (const { id } of rows) await queueJob(tx, deletionJob(id))
    })
  }
}
