import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { DomainError } from '../errors.ts'
import { HttpError } from './errors.ts'

type UploadedFile = { fileName: string; source: Readable; isTruncated(): boolean }

/** The files that a form sends in `field`, one after another as they arrive; other parts are passed over. */
export async function* readUploads(
  request: FastifyRequest,
  { field, limitBytes }: { field: string; limitBytes: number },
): AsyncGenerator<UploadedFile> {
  if (!request.isMultipart()) throw new HttpError(415, 'http.unsupportedMediaType')
  try {
    const parts = request.parts({ limits: { fileSize: limitBytes } })
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
