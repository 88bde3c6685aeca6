import type { AppServices } from '../../app.ts'
import { releaseFiles, removeOrphan } from './file-store.ts'
import { findUnusedFiles } from './file-uses.ts'

const everyMs = 3_600_000
const dayMs = 86_400_000

/**
 * At the start and once an hour: uploads of more than a day ago that nothing came to use, attachments whose owner
 * is gone, and what a crash left.
 */
export function startFileSweep(services: AppServices): { dispose(): Promise<void> } {
  let running = Promise.resolve()
  const sweep = () => {
    running = running
      .then(() => sweepFiles(services))
      .catch((error: unknown) => {
        services.logger.warn(
          { err: error },
          'unused files could not be removed: the next sweep tries again within an hour',
        )
      })
  }
  sweep()
  const timer = setInterval(sweep, everyMs)
  timer.unref()
  return {
    async dispose() {
      clearInterval(timer)
      await running
    },
  }
}

export async function sweepFiles(services: AppServices): Promise<void> {
  const { db, clock, storage } = services
  await storage.removeLeftovers()
  await db.attachment.deleteMany({ where: { challenges: { none: {} }, flags: { none: {} } } })
  const before = new Date(clock.now().getTime() - dayMs)
  await releaseFiles(services, await findUnusedFiles(db, before), { uploadedBefore: before })
  for await (const { hash, modifiedAt } of storage.list()) {
    if (modifiedAt < before && (await db.file.count({ where: { hash } })) === 0) {
      await removeOrphan(services, hash)
    }
  }
}
