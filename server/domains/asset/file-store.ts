import type { Readable } from 'node:stream'
import type { File } from '../../../prisma/generated/client/client.ts'
import type { AppServices } from '../../services.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, DomainError } from '../../use-case/errors.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Draft } from '../../storage/storage.ts'
import { isFileUsed } from './file-uses.ts'

type Services = Pick<AppServices, 'db' | 'storage' | 'fileLocks' | 'logs' | 'logger' | 'clock'>

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
 * Puts received files in place, and then commits their rows with what has to happen in the same transaction, so that a
 * file is never there without whoever needs it. When anything fails, none of them is. Should the server die between
 * the two, bytes without a row are left: the daily sweep finds them. @throws ConflictError
 */
export async function storeFiles<Result>(
  services: Services,
  uploads: readonly { draft: Draft; name: string }[],
  use: (tx: Transaction, files: Map<string, File>) => Promise<Result>,
): Promise<Result> {
  const { fileLocks, logger } = services
  const hashes = uploads.map(({ draft }) => draft.hash)
  try {
    for (const { draft } of uploads) await explained(logger, draft.prepare())
    return await fileLocks.hold(hashes, async () => {
      for (const { draft } of uploads) await explained(logger, draft.keep())
      return writeRows(services, uploads, use)
    })
  } catch (error) {
    for (const hash of hashes) await removeOrphan(services, hash)
    throw error
  } finally {
    await Promise.all(uploads.map(({ draft }) => draft.discard()))
  }
}

function writeRows<Result>(
  { db, clock }: Services,
  uploads: readonly { draft: Draft; name: string }[],
  use: (tx: Transaction, files: Map<string, File>) => Promise<Result>,
): Promise<Result> {
  return db.$transaction(async (tx) => {
    const files = new Map<string, File>()
    for (const { draft, name } of uploads.toSorted((a, b) => (a.draft.hash < b.draft.hash ? -1 : 1))) {
      const row = { name, sizeBytes: draft.sizeBytes, uploadedAt: clock.now(), removingAt: null }
      const file = await tx.file.upsert({
        where: { hash: draft.hash },
        create: { hash: draft.hash, ...row },
        update: row,
      })
      files.set(file.hash, file)
    }
    return use(tx, files)
  })
}

/** A file that came again after that is kept, whoever decided to let go of it before. */
type Release = {
  uploadedBefore?: Date
  /** Further statements in the transaction that removes the row. */
  removed?: (tx: Transaction, file: File) => Promise<void>
}

/**
 * Removes a file unless some row still refers to it; says what became of it. The row is marked first, so that nothing
 * refers to it any more, then the bytes go, then the row. Should the server die in between, the marked row is left:
 * the daily sweep finds it, because nobody uses it. @throws ConflictError (storage)
 */
export async function releaseFile(
  services: Services,
  hash: string,
  release: Release = {},
): Promise<'removed' | 'used' | 'missing'> {
  const { fileLocks, storage, logs, logger } = services
  const outcome = await fileLocks.hold([hash], async (mayRemove) => {
    const isThere = (await explained(logger, storage.info(hash), 'asset.deleteFailed')) !== null
    const marked = await markRemoving(services, hash, release)
    // The same bytes may come again, so what shows the file keeps its row.
    if (marked === 'used') return isThere ? 'used' : 'missing'
    if (marked !== 'marked') return marked === 'again' ? 'used' : 'missing'
    // A backup that runs may still need the bytes, and removes them at its end.
    if (isThere && (await mayRemove())) await removeMarked(services, hash)
    await deleteMarked(services, hash, isThere ? release.removed : undefined)
    return isThere ? 'removed' : 'missing'
  })
  if (outcome === 'removed') {
    logs.write({ level: 'Information', status: 'Success', message: `removed the file ${hash.slice(0, 8)}` })
  }
  return outcome
}

/** Keeps everybody from referring to the file, unless somebody does, or it came again. */
function markRemoving(
  { db, clock }: Services,
  hash: string,
  { uploadedBefore }: Release,
): Promise<'marked' | 'used' | 'again' | 'missing'> {
  return db.$transaction(async (tx) => {
    // Waits for, and keeps off, whoever is about to refer to the file.
    const [row] = await tx.$queryRaw<{ id: number; uploadedAt: Date }[]>`
      SELECT id, uploaded_at AS "uploadedAt" FROM file WHERE hash = ${hash} FOR UPDATE`
    if (!row) return 'missing'
    if (uploadedBefore && row.uploadedAt >= uploadedBefore) return 'again'
    if (await isFileUsed(tx, hash)) return 'used'
    await tx.file.update({ where: { id: row.id }, data: { removingAt: clock.now() }, select: { id: true } })
    return 'marked'
  })
}

async function removeMarked({ db, storage, logger }: Services, hash: string): Promise<void> {
  try {
    await explained(logger, storage.remove(hash), 'asset.deleteFailed')
  } catch (error) {
    await db.file.updateMany({ where: { hash }, data: { removingAt: null } })
    throw error
  }
}

function deleteMarked({ db }: Services, hash: string, removed: Release['removed']): Promise<void> {
  return db.$transaction(async (tx) => {
    const file = await tx.file.delete({ where: { hash } })
    await removed?.(tx, file)
  })
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
export async function removeOrphan(
  { db, storage, fileLocks, logger }: Services,
  hash: string,
): Promise<void> {
  try {
    await fileLocks.hold([hash], async (mayRemove) => {
      const isOrphan = (await db.file.count({ where: { hash } })) === 0
      if (isOrphan && (await mayRemove())) await storage.remove(hash)
    })
  } catch (error) {
    logger.warn({ err: error, hash }, 'bytes that no file has stay for now')
  }
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
