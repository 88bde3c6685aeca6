import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '../context.ts'
import { DomainError } from '../use-case/errors.ts'
import { HttpError } from './errors.ts'

// Forms consist of files and little else; the limits keep other parts from filling the memory.
const formLimits = { fields: 20, fieldSize: 1000, files: 100 }

type Part = { field: string } & ({ value: string } | { file: UploadedFile })

/** `limitBytes` limits the size of a file. Readers of small files check the size themselves. */
type Options = { field: string; limitBytes?: number }

/**
 * The files that a form sends in `field`, one after another as they arrive; other parts are skipped. A file over
 * the limit fails at once.
 */
export async function* readUploads(
  request: FastifyRequest,
  { field, limitBytes = Infinity }: Options,
): AsyncGenerator<UploadedFile> {
  for await (const part of readParts(request, { limitBytes })) {
    if (!('file' in part)) continue
    if (part.field.toLowerCase() === field) yield part.file
    else part.file.source.resume()
  }
}

/** The parts of a form in order. The part after a file is available once the file is read to its end. */
export async function* readParts(
  request: FastifyRequest,
  { limitBytes, fieldBytes = formLimits.fieldSize }: { limitBytes: number; fieldBytes?: number },
): AsyncGenerator<Part> {
  if (!request.isMultipart()) throw new HttpError(415, 'http.unsupportedMediaType')
  if (isCompressed(request)) {
    dropRest(request)
    throw new HttpError(415, 'http.unsupportedMediaType')
  }
  // The client disconnected while the request waited, so no further events would come.
  if (request.raw.destroyed) throw new HttpError(400, 'http.malformedForm')
  try {
    const limits = { ...formLimits, fieldSize: fieldBytes, fileSize: limitBytes }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        part.file.once('limit', () => part.file.destroy(tooLarge(limitBytes)))
        const file = { fileName: part.filename, mimeType: part.mimetype, source: part.file }
        yield { field: part.fieldname, file }
      } else {
        if (part.valueTruncated) throw new HttpError(413, 'http.bodyTooLarge')
        const isText = typeof part.value === 'string'
        yield { field: part.fieldname, value: isText ? (part.value as string) : JSON.stringify(part.value) }
      }
    }
  } catch (error) {
    const { statusCode } = error as { statusCode?: number }
    if (error instanceof DomainError) throw error
    throw new HttpError(
      statusCode === 413 ? 413 : 400,
      statusCode === 413 ? 'http.bodyTooLarge' : 'http.malformedForm',
    )
  } finally {
    dropRest(request)
  }
}

/** A form is read as it arrives, without decompression. */
function isCompressed({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'
}

/** Unread data would keep the connection open and hide its end. */
function dropRest({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

function tooLarge(limitBytes: number): DomainError {
  const mebibytes = Math.round((limitBytes / 1024 ** 2) * 10) / 10
  const limit = limitBytes < 1024 ** 2 ? `${limitBytes} B` : `${mebibytes} MiB`
  return new DomainError(413, 'asset.tooLarge', { params: { limit } })
}
