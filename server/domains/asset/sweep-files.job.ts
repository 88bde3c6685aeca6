import type { Task } from 'graphile-worker'
import type { AppServices } from '../../services.ts'
import { sweepFiles } from './sweep-files.ts'

export const sweepFilesTask = 'sweep-files'

/** Queued hourly, and by every process at its start; the queue runs it in one process at a time. */
export function createSweepFiles(services: AppServices): Task {
  return async () => {
    try {
      await sweepFiles(services)
    } catch (error) {
      services.logger.warn(
        { err: error },
        'could not delete unused files, the next sweep will retry within an hour',
      )
    }
  }
}

/** At the start: removes incomplete uploads that a crash left on this machine, and queues the sweep. */
export async function sweepFilesSoon({ pool, storage, logger }: AppServices): Promise<void> {
  try {
    await storage.removeLeftovers()
    await pool.query(
      `SELECT FROM graphile_worker.add_job($1, queue_name => $1, job_key => $1, max_attempts => 1)`,
      [sweepFilesTask],
    )
  } catch (error) {
    logger.warn({ err: error }, 'could not delete unused files, the next sweep will retry within an hour')
  }
}
