import type { Readable } from 'node:stream'
import type { File } from '../../../prisma/generated/client/client.ts'
import type { AppServices } from '../../app.ts'
import type { Transaction } from '../../database.ts'
import { ConflictError, DomainError } from '../../errors.ts'
import type { Draft } from '../../storage/storage.ts'
import { isFileUsed } from './file-uses.ts'

type Services = Pick<AppServices, 'db' | 'storage' | 'logs' | 'logger'>

/** Streams bytes in. Until they are stored under a name nobody can see them. @throws ConflictError, DomainError */
export async function receiveFile({ storage, logger }: Services, source: Readable): Promise<Draft> {
  try {
    return await storage.receive(source)
  } catch (error) {
    if (error instanceof DomainError) throw error
    if (!isStorageFault(error)) throw new DomainError(400, 'asset.brokenUpload', { cause: error })
    logger.error({ err: error }, 'a file could not be stored')
    throw new ConflictError('asset.ioError', { cause: error })
  }
}

/**
 * Puts received files in place and does with their rows what has to happen in the same transaction, so that a
 * file is never there without whoever needs it. When anything fails, none of them is.
 */
export async function storeFiles<Result>(
  { db }: Services,
  uploads: readonly { draft: Draft; name: string }[],
  use: (tx: Transaction, files: Map<string, File>) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.$transaction(async (tx) => {
      const files = new Map<string, File>()
      // One order for everybody, so that two uploads of the same files don't wait for each other.
      for (const { draft, name } of uploads.toSorted((a, b) => (a.draft.hash < b.draft.hash ? -1 : 1))) {
        const row = { name, sizeBytes: draft.sizeBytes }
        const file = await tx.file.upsert({
          where: { hash: draft.hash },
          create: { hash: draft.hash, ...row },
          update: { ...row, uploadedAt: new Date() },
        })
        await draft.keep()
        files.set(file.hash, file)
      }
      return use(tx, files)
    })
  } finally {
    await Promise.all(uploads.map(({ draft }) => draft.discard()))
  }
}

/** Removes a file unless some row still refers to it; says what became of it. */
export async function releaseFile(services: Services, hash: string): Promise<'removed' | 'used' | 'missing'> {
  const { db, storage, logs } = services
  const outcome = await db.$transaction(async (tx) => {
    // Waits for, and keeps off, whoever is about to refer to the file.
    const rows = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM file WHERE hash = ${hash} FOR UPDATE`
    const row = rows[0]
    if (!row) return 'missing'
    const isThere = (await storage.info(hash)) !== null
    if (isThere && (await isFileUsed(tx, hash))) return 'used'
    await tx.file.delete({ where: { id: row.id } })
    await storage.remove(hash)
    return isThere ? 'removed' : 'missing'
  })
  if (outcome === 'removed') {
    logs.write({ level: 'Information', status: 'Success', message: `removed the file ${hash.slice(0, 8)}` })
  }
  return outcome
}

/** After a commit that let go of files; a failure leaves them to the daily sweep. */
export async function releaseFiles(services: Services, hashes: Iterable<string>): Promise<void> {
  for (const hash of new Set(hashes)) {
    await releaseFile(services, hash).catch((error: unknown) => {
      services.logger.warn({ err: error, hash }, 'a file that nobody uses stays for now')
    })
  }
}

function isStorageFault(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return syscall !== undefined && code !== 'ECONNRESET' && code !== 'EPIPE'
}
