import type { Context, UploadedFile } from '../../context.ts'
import { invalidField } from '../../use-case/errors.ts'
import { readPicture, readStoredPicture } from './picture.ts'

/** The source of a mutation's picture: a file of the multipart form, else a stored file. */
export type PictureSource = { file?: string | null | undefined; hash?: string | null | undefined }

/**
 * Reads the files that an operation's variables name, one after another.
 * @throws InvalidInputError (not in the form)
 */
export async function* readOperationUploads(
  { uploads }: Context,
  keys: readonly string[],
): AsyncGenerator<UploadedFile> {
  for (const key of keys) {
    if (!uploads) throw invalidField('file', 'asset.notInForm')
    yield await uploads.take(key)
  }
}

/** @throws InvalidInputError (neither, not in the form), NotFoundError, ConflictError (too large, storage) */
export async function readPictureSource(ctx: Context, { file, hash }: PictureSource): Promise<Uint8Array> {
  if (file === null || file === undefined) {
    if (hash === null || hash === undefined) throw invalidField('file', 'input.required', { field: 'file' })
    return readStoredPicture(ctx, hash)
  }
  return readPicture(readOperationUploads(ctx, [file]))
}
