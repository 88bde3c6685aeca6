import type { Readable, Writable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may } from '../use-case/roles.ts'
import { HttpError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Authors and administrators may send long bodies to this route, as to their routes of the reference. */
    takesLongBodies?: true
  }
}

const shortBodyBytes = 64 * 1024
/** The limit of the contract (conventions, section 1). */
export const longBodyBytes = 30_000_000

/** Maximum size of a JSON body for this caller and route, known before the body is read. */
function bodyLimitBytes({ ctx, routeOptions }: FastifyRequest): number {
  const { operation, takesLongBodies = false } = routeOptions.config ?? {}
  const isForAuthors = operation?.access === 'author' || operation?.access === 'admin' || takesLongBodies
  const viewer = ctx?.viewer ?? null
  const isAuthor = may(viewer, 'Admin', 'author') || may(viewer, 'Admin', 'admin')
  return isForAuthors && isAuthor ? longBodyBytes : shortBodyBytes
}

/** Marks a body that exceeds the caller's limit. */
const tooLong = Symbol('too long')

const readTypes = /^(application\/(.+\+)?json|text\/json|multipart\/form-data)\b/i

/** Drops the content type of a request without a body: some clients name one with every POST, such as that of a form. */
function forgetTypeOfNothing({ raw: { headers } }: FastifyRequest): void {
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
  if (isEmpty && !readTypes.test(headers['content-type'] ?? '')) delete headers['content-type']
}

/** Parses JSON in every content type that the contract names; an empty body counts as no body. */
export function acceptContractBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    forgetTypeOfNothing(request)
    done()
  })
  app.removeContentTypeParser('application/json')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    /^(application\/(.+\+)?json|text\/json)\b/i,
    async (request: FastifyRequest, payload: Readable) => {
      // A mark of the byte order is no part of the text (RFC 8259, section 8.1).
      const text = (await readBody(request, payload))?.toString().replace(/^\uFEFF/, '')
      if (text === undefined) return tooLong
      if (text === '') return undefined
      try {
        return JSON.parse(text) as unknown
      } catch {
        throw new HttpError(400, 'http.malformedJson')
      }
    },
  )
  // Not in the parser: after an error there the connection closes, and a client that is still sending loses the
  // answer.
  app.addHook('preValidation', async ({ body }) => {
    if (body === tooLong) throw new HttpError(413, 'http.bodyTooLarge')
  })
}

/** Null for a body that is too long, as soon as the limit is exceeded. The limit is that of the decompressed body. */
function readBody(request: FastifyRequest, payload: Readable): Promise<Buffer | null> {
  const limit = bodyLimitBytes(request)
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let sizeBytes = 0
    payload.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length
      if (sizeBytes <= limit) return chunks.push(chunk)
      chunks = []
      // The rest is read, but not decompressed.
      if (payload !== request.raw) request.raw.unpipe(payload as Writable & Readable).resume()
      resolve(null)
    })
    payload.once('end', () => resolve(Buffer.concat(chunks)))
    payload.once('error', () => reject(new HttpError(400, 'http.malformedJson')))
    // A body that is decompressed comes paused.
    payload.resume()
  })
}
