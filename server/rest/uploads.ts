import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { DomainError } from '../errors.ts'
import { HttpError } from './errors.ts'

// Forms hold files and hardly anything else; nobody fills the memory with the rest.
const formLimits = { fields: 20, fieldSize: 1000, files: 100 }

/** `mimeType` is what the sender says that it is. */
type UploadedFile = { fileName: string; mimeType: string; source: Readable }

/** Of a file; readers of small ones count for themselves. */
type Options = { field: string; limitBytes?: number }

/**
 * The files that a form sends in `field`, one after another as they arrive; other parts are passed over. What is
 * larger than the limit fails at once, however much is still to come.
 */
export async function* readUploads(
  request: FastifyRequest,
  { field, limitBytes = Infinity }: Options,
): AsyncGenerator<UploadedFile> {
  if (!request.isMultipart()) throw new HttpError(415, 'http.unsupportedMediaType')
  // Gone while it waited for its turn: nobody would ever tell the reader that no more is coming.
  if (request.raw.destroyed) throw new HttpError(400, 'http.malformedForm')
  try {
    const parts = request.parts({ limits: { ...formLimits, fileSize: limitBytes } })
    for await (const part of parts) {
      if (part.type !== 'file') continue
      if (part.fieldname.toLowerCase() !== field) {
        part.file.resume()
        continue
      }
      part.file.once('limit', () => part.file.destroy(tooLarge(limitBytes)))
      yield { fileName: part.filename, mimeType: part.mimetype, source: part.file }
    }
  } catch (error) {
    const { statusCode } = error as { statusCode?: number }
    if (error instanceof DomainError) throw error
    throw new HttpError(
      statusCode === 413 ? 413 : 400,
      statusCode === 413 ? 'http.bodyTooLarge' : 'http.malformedForm',
    )
  } finally {
    // What nobody reads any more would keep the connection open, and its end unseen.
    request.raw.unpipe()
    request.raw.resume()
  }
}

function tooLarge(limitBytes: number): DomainError {
  const mebibytes = Math.round((limitBytes / 1024 ** 2) * 10) / 10
  const limit = limitBytes < 1024 ** 2 ? `${limitBytes} B` : `${mebibytes} MiB`
  return new DomainError(413, 'asset.tooLarge', { params: { limit } })
}
