import type { Task } from 'graphile-worker'
import type { AppServices } from '../../services.ts'
import { sweepFiles } from './sweep-files.ts'

export const sweepFilesTask = 'sweep-files'

/** Queued hourly, and by every process that starts; its queue lets one process at a time do it. */
export function createSweepFiles(services: AppServices): Task {
  return async () => {
    try {
      await sweepFiles(services)
    } catch (error) {
      services.logger.warn(
        { err: error },
        'unused files could not be removed: the next sweep tries again within an hour',
      )
    }
  }
}

/** At the start: what uploads of this machine left that a crash cut short, then all unused files. */
export async function sweepFilesSoon({ pool, storage, logger }: AppServices): Promise<void> {
  try {
    await storage.removeLeftovers()
    await pool.query(
      `SELECT FROM graphile_worker.add_job($1, queue_name => $1, job_key => $1, max_attempts => 1)`,
      [sweepFilesTask],
    )
  } catch (error) {
    logger.warn(
      { err: error },
      'unused files could not be removed: the next sweep tries again within an hour',
    )
  }
}
