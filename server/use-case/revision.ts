import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import { ConflictError } from './errors.ts'

/**
 * A digest of what a form edits. It changes when one of the values changes, and is the same again when they are set
 * back. It needs no column, and survives a restored backup.
 */
export function revisionOf(values: object): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16)
}

/** The context of a change by a caller who has read this revision. */
export function withRevision(ctx: Context, revision: string | null | undefined): Context {
  return revision == null ? ctx : { ...ctx, readRevision: revision }
}

/**
 * Refuses a change by a caller who has read another revision than `current`, which is read under a lock of the row.
 * A caller who names no revision overwrites what others have changed.
 * @throws ConflictError
 */
export async function requireRevision(ctx: Context, current: () => string | Promise<string>): Promise<void> {
  if (ctx.readRevision === undefined) return
  if (ctx.readRevision !== (await current())) throw new ConflictError('edit.changedMeanwhile')
}
