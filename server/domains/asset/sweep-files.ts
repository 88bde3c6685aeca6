import type { AppServices } from '../../services.ts'
import { releaseFiles, removeOrphan } from './file-store.ts'
import { findUnusedFiles } from './file-uses.ts'

const dayMs = 86_400_000
/** Number of stored objects whose rows are looked up in one query. */
const pageSize = 500

type Services = Pick<AppServices, 'db' | 'storage' | 'fileLocks' | 'logs' | 'logger' | 'clock'>

/**
 * Deletes unused uploads older than a day, attachments without an owner, and leftovers of a crash. Runs as a job, in one
 * process at a time.
 */
export async function sweepFiles(services: Services): Promise<void> {
  const { db, clock, storage } = services
  await storage.removeLeftovers()
  await db.attachment.deleteMany({ where: { challenges: { none: {} }, flags: { none: {} } } })
  const before = new Date(clock.now().getTime() - dayMs)
  await releaseFiles(services, await findUnusedFiles(db, before), { uploadedBefore: before })
  let page: string[] = []
  for await (const { hash, modifiedAt } of storage.list()) {
    if (modifiedAt >= before) continue
    page.push(hash)
    if (page.length < pageSize) continue
    await removeOrphans(services, page)
    page = []
  }
  await removeOrphans(services, page)
}

async function removeOrphans(services: Services, hashes: string[]): Promise<void> {
  const rows = await services.db.file.findMany({ where: { hash: { in: hashes } }, select: { hash: true } })
  const known = new Set(rows.map(({ hash }) => hash))
  for (const hash of hashes) if (!known.has(hash)) await removeOrphan(services, hash)
}
