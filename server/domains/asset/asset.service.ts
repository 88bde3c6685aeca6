import type { Readable } from 'node:stream'
import type { File } from '../../../prisma/generated/client/client.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { actOnEach, type BulkResult } from '../../use-case/bulk.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { recordAudit, type AuditRecord } from '../audit/record-audit.ts'
import { safeFileName } from './file-name.ts'
import { receiveFile, releaseFile, storeFiles, type Received } from './file-store.ts'

export type Upload = { fileName: string; source: Readable }
export type StoredName = { hash: string; name: string }

/**
 * Stores files, all or none, in the order of upload; empty ones are skipped. `fileName` names all of them.
 * @throws DomainError (too large: 413, aborted), ConflictError (storage)
 */
export async function uploadFiles(
  ctx: Context,
  uploads: AsyncIterable<Upload>,
  fileName: string | undefined,
): Promise<StoredName[]> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const received = await receiveUploads(ctx, uploads, fileName)
  await storeFiles(ctx, received, (tx, files) => recordAudit(tx, ctx, auditedUploads(files.values())))
  return received.map(({ draft, name }) => ({ hash: draft.hash, name }))
}

/**
 * Receives files that the caller stores, in the order of upload; empty ones are skipped. `fileName` names all of them.
 * @throws DomainError (too large: 413, aborted), ConflictError (storage)
 */
export async function receiveUploads(
  ctx: Context,
  uploads: AsyncIterable<Upload>,
  fileName: string | undefined,
): Promise<Received[]> {
  const received: Received[] = []
  try {
    for await (const upload of uploads) {
      const draft = await receiveFile(ctx, upload.source)
      if (draft.sizeBytes === 0) await draft.discard()
      else received.push({ draft, name: safeFileName(fileName || upload.fileName) })
    }
  } catch (error) {
    await Promise.all(received.map(({ draft }) => draft.discard()))
    throw error
  }
  return received
}

/** The entries of the audit trail about stored uploads. */
export function auditedUploads(files: Iterable<File>): AuditRecord[] {
  return [...files].map(({ hash, name, sizeBytes }) => ({
    action: 'file.uploaded',
    subject: { id: hash, name },
    after: { name, sizeBytes },
  }))
}

/** Deletes a file unless something refers to it. @throws NotFoundError, ConflictError (storage) */
export async function deleteAsset(ctx: Context, hash: string): Promise<'removed' | 'used'> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const request = `request to delete the file ${hash.slice(0, 8)}`
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new NotFoundError('asset.notFound')
  const outcome = await releaseFile(ctx, hash, { removed: recordDeletion(ctx) }).catch((error: unknown) => {
    ctx.logs.write({ level: 'Information', status: 'Failed', message: `${request}: failed` })
    throw error
  })
  const status = outcome === 'missing' ? 'NotFound' : 'Success'
  ctx.logs.write({ level: 'Information', status, message: `${request}: ${outcome}` })
  if (outcome === 'missing') throw new NotFoundError('asset.notFound')
  return outcome
}

/** Deletes many files; those that are in use stay. @throws InvalidInputError */
export async function deleteAssets(ctx: Context, hashes: readonly string[]): Promise<BulkResult> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  return actOnEach(hashes, async (hash) => {
    if ((await deleteAsset(ctx, hash)) === 'used') throw new ConflictError('asset.inUse')
  })
}

function recordDeletion(ctx: Context) {
  return (tx: Transaction, { hash, name, sizeBytes }: File) =>
    recordAudit(tx, ctx, {
      action: 'file.deleted',
      subject: { id: hash, name },
      before: { name, sizeBytes },
    })
}
