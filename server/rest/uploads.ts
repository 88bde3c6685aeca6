import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { DomainError } from '../errors.ts'
import { HttpError } from './errors.ts'

// Forms hold files and hardly anything else; nobody fills the memory with the rest.
const formLimits = { fields: 20, fieldSize: 1000, files: 100 }

type UploadedFile = { fileName: string; source: Readable; isTruncated(): boolean }

/** The files that a form sends in `field`, one after another as they arrive; other parts are passed over. */
export async function* readUploads(
  request: FastifyRequest,
  { field, limitBytes }: { field: string; limitBytes: number },
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
      yield { fileName: part.filename, source: part.file, isTruncated: () => part.file.truncated }
    }
  } catch (error) {
    const { statusCode } = error as { statusCode?: number }
    if (error instanceof DomainError) throw error
    throw new HttpError(
      statusCode === 413 ? 413 : 400,
      statusCode === 413 ? 'http.bodyTooLarge' : 'http.malformedForm',
    )
  }
}
