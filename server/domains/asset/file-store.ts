import type { Readable } from 'node:stream'
import type { File } from '../../../prisma/generated/client/client.ts'
import type { AppServices } from '../../services.ts'
import type { Transaction } from '../../database/database.ts'
import type { ErrorKey } from '../../use-case/error-keys.ts'
import { ConflictError, DomainError } from '../../use-case/errors.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Draft } from '../../storage/storage.ts'
import { isFileUsed } from './file-uses.ts'

type Services = Pick<AppServices, 'db' | 'storage' | 'fileLocks' | 'logs' | 'logger' | 'clock'>

/**
 * Streams bytes into the storage. They are invisible until they are stored under a name.
 * @throws ConflictError, DomainError
 */
export async function receiveFile({ storage, logger }: Services, source: Readable): Promise<Draft> {
  try {
    return await storage.receive(source)
  } catch (error) {
    if (error instanceof DomainError) throw error
    if (!isDiskFault(error)) throw new DomainError(400, 'asset.brokenUpload', { cause: error })
    throw storageFault(logger, error)
  }
}

/** Received bytes and the file name of the upload. */
export type Received = { draft: Draft; name: string }

type UseFiles<Result> = (tx: Transaction, files: Map<string, File>) => Promise<Result>

/**
 * Publishes received files, if any, then commits their rows together with `use`, so that no file exists without its user.
 * If anything fails, none is stored. If the server stops between the two, bytes without a row are left; the sweep
 * deletes them.
 * @throws ConflictError
 */
export async function storeFiles<Result>(
  services: Services,
  uploads: readonly Received[],
  use: UseFiles<Result>,
  /** For transactions that write many rows. */
  timeoutMs?: number,
): Promise<Result> {
  if (uploads.length === 0) return writeRows(services, { uploads, use, timeoutMs })
  const { fileLocks, logger } = services
  const hashes = uploads.map(({ draft }) => draft.hash)
  try {
    for (const { draft } of uploads) await withStorageErrors(logger, draft.prepare())
    return await fileLocks.hold(hashes, async () => {
      for (const { draft } of uploads) await withStorageErrors(logger, draft.keep())
      return writeRows(services, { uploads, use, timeoutMs })
    })
  } catch (error) {
    for (const hash of hashes) await removeOrphan(services, hash)
    throw error
  } finally {
    await Promise.all(uploads.map(({ draft }) => draft.discard()))
  }
}

type Writing<Result> = { uploads: readonly Received[]; use: UseFiles<Result>; timeoutMs: number | undefined }

function writeRows<Result>(
  services: Services,
  { uploads, use, timeoutMs }: Writing<Result>,
): Promise<Result> {
  return services.db.$transaction(
    async (tx) => use(tx, await writeFileRows(tx, services, uploads)),
    timeoutMs === undefined ? {} : { timeout: timeoutMs },
  )
}

/** Writes the rows of received files. Their bytes must be stored before the commit. */
export async function writeFileRows(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  uploads: readonly Received[],
): Promise<Map<string, File>> {
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
  return files
}

type Release = {
  /** A file that was uploaded again after this time is kept. */
  uploadedBefore?: Date
  /** Further statements in the transaction that deletes the row. */
  removed?: (tx: Transaction, file: File) => Promise<void>
}

/**
 * Deletes a file unless a row still refers to it, and returns the outcome. Marks the row first, so that no new row
 * refers to it, then deletes the bytes, then the row. If the server stops in between, the sweep deletes the marked row.
 * @throws ConflictError (storage)
 */
export async function releaseFile(
  services: Services,
  hash: string,
  release: Release = {},
): Promise<'removed' | 'used' | 'missing'> {
  const { fileLocks, storage, logs, logger } = services
  const outcome = await fileLocks.hold([hash], async (mayRemove) => {
    const isThere = (await withStorageErrors(logger, storage.info(hash), 'asset.deleteFailed')) !== null
    const marked = await markRemoving(services, hash, release)
    // The same bytes may be uploaded again, so a file in use keeps its row.
    if (marked === 'used') return isThere ? 'used' : 'missing'
    if (marked !== 'marked') return marked === 'uploadedAgain' ? 'used' : 'missing'
    // A running backup may still need the bytes; it deletes them at its end.
    if (isThere && (await mayRemove())) await removeMarked(services, hash)
    await deleteMarked(services, hash, isThere ? release.removed : undefined)
    return isThere ? 'removed' : 'missing'
  })
  if (outcome === 'removed') {
    logs.write({ level: 'Information', status: 'Success', message: `removed the file ${hash.slice(0, 8)}` })
  }
  return outcome
}

/** Marks the file, so that no new row refers to it, unless it is in use or was uploaded again. */
function markRemoving(
  { db, clock }: Services,
  hash: string,
  { uploadedBefore }: Release,
): Promise<'marked' | 'used' | 'uploadedAgain' | 'missing'> {
  return db.$transaction(async (tx) => {
    // Waits for transactions that are about to refer to the file, and blocks further ones.
    const [row] = await tx.$queryRaw<{ id: number; uploadedAt: Date }[]>`
      SELECT id, uploaded_at AS "uploadedAt" FROM file WHERE hash = ${hash} FOR UPDATE`
    if (!row) return 'missing'
    if (uploadedBefore && row.uploadedAt >= uploadedBefore) return 'uploadedAgain'
    if (await isFileUsed(tx, hash)) return 'used'
    await tx.file.update({ where: { id: row.id }, data: { removingAt: clock.now() }, select: { id: true } })
    return 'marked'
  })
}

async function removeMarked({ db, storage, logger }: Services, hash: string): Promise<void> {
  try {
    await withStorageErrors(logger, storage.remove(hash), 'asset.deleteFailed')
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

/** Deletes files that a committed transaction no longer uses. The hourly sweep retries after a failure. */
export async function releaseFiles(
  services: Services,
  hashes: Iterable<string>,
  release: Release = {},
): Promise<void> {
  for (const hash of new Set(hashes)) {
    await releaseFile(services, hash, release).catch((error: unknown) => {
      services.logger.warn({ err: error, hash }, 'could not delete an unused file, the next sweep will retry')
    })
  }
}

/** Deletes bytes without a row. The hourly sweep retries after a failure. */
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
    logger.warn(
      { err: error, hash },
      'could not delete stored bytes without a file, the next sweep will retry',
    )
  }
}

/** Turns a failure of the storage into an error with a text for the user. */
async function withStorageErrors<Result>(
  logger: Logger,
  work: Promise<Result>,
  key?: ErrorKey,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw storageFault(logger, error, key)
  }
}

function storageFault(logger: Logger, error: unknown, key: ErrorKey = 'asset.ioError'): ConflictError {
  logger.error(
    { err: error },
    'the file storage failed: check that the data folder, or HALYARD_STORAGE_URL, is writable and has free space',
  )
  return new ConflictError(isFull(error) ? 'asset.diskFull' : key, { cause: error })
}

/** Whether the disk failed, not the connection of the upload. */
function isDiskFault(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return syscall !== undefined && code !== 'ECONNRESET' && code !== 'EPIPE'
}

function isFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT'
}
