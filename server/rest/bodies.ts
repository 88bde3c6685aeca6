import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may } from '../use-case/roles.ts'
import { HttpError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Authors and administrators may send it long bodies, as they may to the routes of the reference that are theirs. */
    takesLongBodies?: true
  }
}

const shortBodyBytes = 64 * 1024
/** The limit of the contract (conventions, section 1). */
export const longBodyBytes = 30_000_000

/** Bytes of a JSON body that this caller may send to this route. Known before any of it is read. */
function bodyLimitBytes({ ctx, routeOptions }: FastifyRequest): number {
  const { operation, takesLongBodies = false } = routeOptions.config ?? {}
  const isForAuthors = operation?.access === 'author' || operation?.access === 'admin' || takesLongBodies
  const viewer = ctx?.viewer ?? null
  const isAuthor = may(viewer, 'Admin', 'author') || may(viewer, 'Admin', 'admin')
  return isForAuthors && isAuthor ? longBodyBytes : shortBodyBytes
}

/** Stands for a body that is longer than the caller may send. */
const tooLong = Symbol('too long')

/** JSON in every type that the contract names; an empty body with such a type is no body. */
export function acceptContractBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    /^(application\/(.+\+)?json|text\/json)\b/i,
    async (request: FastifyRequest, payload: Readable) => {
      const text = (await readBody(request, payload))?.toString()
      if (text === undefined) return tooLong
      if (text === '') return undefined
      try {
        return JSON.parse(text) as unknown
      } catch {
        throw new HttpError(400, 'http.malformedJson')
      }
    },
  )
  // Not in the parser: after a failure there the connection closes, and a client that still sends loses the answer.
  app.addHook('preValidation', async ({ body }) => {
    if (body === tooLong) throw new HttpError(413, 'http.bodyTooLarge')
  })
}

/** Null for a body that is too long, as soon as that is known and however much is still to come. */
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
      resolve(null)
    })
    payload.once('end', () => resolve(Buffer.concat(chunks)))
    payload.once('error', () => reject(new HttpError(400, 'http.malformedJson')))
  })
}
