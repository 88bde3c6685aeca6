import type { Readable } from 'node:stream'
import type { File } from '../../../prisma/generated/client/client.ts'
import type { AppServices } from '../../services.ts'
import type { Transaction } from '../../database.ts'
import { fileLock, mayRemoveBytes } from '../../database/backup-locks.ts'
import { ConflictError, DomainError } from '../../errors.ts'
import type { Logger } from '../../logger.ts'
import type { Draft } from '../../storage/storage.ts'
import { isFileUsed } from './file-uses.ts'

type Services = Pick<AppServices, 'db' | 'storage' | 'logs' | 'logger' | 'clock'>

/** Streams bytes in. Until they are stored under a name nobody can see them. @throws ConflictError, DomainError */
export async function receiveFile({ storage, logger }: Services, source: Readable): Promise<Draft> {
  try {
    return await storage.receive(source)
  } catch (error) {
    if (error instanceof DomainError) throw error
    if (!isDiskFault(error)) throw new DomainError(400, 'asset.brokenUpload', { cause: error })
    throw storageFault(logger, error)
  }
}

/**
 * Puts received files in place and does with their rows what has to happen in the same transaction, so that a
 * file is never there without whoever needs it. When anything fails, none of them is. @throws ConflictError
 */
export async function storeFiles<Result>(
  services: Services,
  uploads: readonly { draft: Draft; name: string }[],
  use: (tx: Transaction, files: Map<string, File>) => Promise<Result>,
): Promise<Result> {
  const { db, logger, clock } = services
  try {
    for (const { draft } of uploads) await explained(logger, draft.prepare())
    return await db.$transaction(async (tx) => {
      const files = new Map<string, File>()
      // One order for everybody, so that two uploads of the same files don't wait for each other.
      for (const { draft, name } of uploads.toSorted((a, b) => (a.draft.hash < b.draft.hash ? -1 : 1))) {
        await holdHash(tx, draft.hash)
        await explained(logger, draft.keep())
        const row = { name, sizeBytes: draft.sizeBytes, uploadedAt: clock.now() }
        const file = await tx.file.upsert({
          where: { hash: draft.hash },
          create: { hash: draft.hash, ...row },
          update: row,
        })
        files.set(file.hash, file)
      }
      return use(tx, files)
    })
  } catch (error) {
    for (const { draft } of uploads) await removeOrphan(services, draft.hash)
    throw error
  } finally {
    await Promise.all(uploads.map(({ draft }) => draft.discard()))
  }
}

/** A file that came again after that is kept, whoever decided to let go of it before. */
type Release = {
  uploadedBefore?: Date
  /** Further statements in the transaction that removes the row. */
  removed?: (tx: Transaction, file: File) => Promise<void>
}

/**
 * Removes a file unless some row still refers to it; says what became of it. Should the server die between bytes
 * and row, the row is left without bytes: the daily sweep finds it, for nobody uses it.
 * @throws ConflictError (storage)
 */
export async function releaseFile(
  services: Services,
  hash: string,
  { uploadedBefore, removed }: Release = {},
): Promise<'removed' | 'used' | 'missing'> {
  const { db, storage, logs, logger } = services
  const outcome = await db.$transaction(async (tx) => {
    await holdHash(tx, hash)
    // Waits for, and keeps off, whoever is about to refer to the file.
    const [row] = await tx.$queryRaw<{ id: number; uploadedAt: Date }[]>`
      SELECT id, uploaded_at AS "uploadedAt" FROM file WHERE hash = ${hash} FOR UPDATE`
    if (!row) return 'missing'
    if (uploadedBefore && row.uploadedAt >= uploadedBefore) return 'used'
    const isThere = (await explained(logger, storage.info(hash), 'asset.deleteFailed')) !== null
    // The same bytes may come again, so what shows the file keeps its row.
    if (await isFileUsed(tx, hash)) return isThere ? 'used' : 'missing'
    // A backup that runs may still need the bytes, and removes them at its end.
    if (await mayRemoveBytes(tx)) await explained(logger, storage.remove(hash), 'asset.deleteFailed')
    const file = await tx.file.delete({ where: { id: row.id } })
    if (isThere) await removed?.(tx, file)
    return isThere ? 'removed' : 'missing'
  })
  if (outcome === 'removed') {
    logs.write({ level: 'Information', status: 'Success', message: `removed the file ${hash.slice(0, 8)}` })
  }
  return outcome
}

/** After a commit that let go of files; a failure leaves them to the daily sweep. */
export async function releaseFiles(
  services: Services,
  hashes: Iterable<string>,
  release: Release = {},
): Promise<void> {
  for (const hash of new Set(hashes)) {
    await releaseFile(services, hash, release).catch((error: unknown) => {
      services.logger.warn({ err: error, hash }, 'a file that nobody uses stays for now')
    })
  }
}

/** Removes bytes that no row knows of; a failure leaves them to the daily sweep. */
export async function removeOrphan({ db, storage, logger }: Services, hash: string): Promise<void> {
  try {
    await db.$transaction(async (tx) => {
      await holdHash(tx, hash)
      const isOrphan = (await tx.file.count({ where: { hash } })) === 0
      if (isOrphan && (await mayRemoveBytes(tx))) await storage.remove(hash)
    })
  } catch (error) {
    logger.warn({ err: error, hash }, 'bytes that no file has stay for now')
  }
}

/** Until commit nobody else puts these bytes in place or removes them, be there a row to lock or not. */
async function holdHash(tx: Transaction, hash: string): Promise<void> {
  await tx.$queryRawUnsafe(fileLock, hash)
}

/** A fault of the store in words for whoever asked. */
async function explained<Result>(logger: Logger, work: Promise<Result>, key?: string): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw storageFault(logger, error, key)
  }
}

function storageFault(logger: Logger, error: unknown, key = 'asset.ioError'): ConflictError {
  logger.error(
    { err: error },
    'the file storage failed: see that the data folder, or HALYARD_STORAGE_URL, can be written and has room',
  )
  return new ConflictError(isFull(error) ? 'asset.diskFull' : key, { cause: error })
}

/** What the disk says, and not the connection that an upload comes by. */
function isDiskFault(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return syscall !== undefined && code !== 'ECONNRESET' && code !== 'EPIPE'
}

function isFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT'
}
