import type { AppServices } from '../../app.ts'
import { releaseFiles } from './file-store.ts'
import { findUnusedFiles } from './file-uses.ts'

const everyMs = 3_600_000

/** Once an hour: uploads of more than a day ago that nothing came to use, and attachments whose owner is gone. */
export function startFileSweep(services: AppServices): { dispose(): Promise<void> } {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => sweepFiles(services))
      .catch((error: unknown) => {
        services.logger.warn({ err: error }, 'unused files could not be swept')
      })
  }, everyMs)
  timer.unref()
  return {
    async dispose() {
      clearInterval(timer)
      await running
    },
  }
}

export async function sweepFiles(services: AppServices): Promise<void> {
  await services.db.attachment.deleteMany({ where: { challenges: { none: {} }, flags: { none: {} } } })
  await releaseFiles(services, await findUnusedFiles(services.db))
  await services.storage.removeStaleDrafts()
}
