import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { OperationUploads, UploadedFile } from '../context.ts'
import { ForbiddenError, invalidField } from '../use-case/errors.ts'
import { bearerOf } from './security/bearer.ts'
import { HttpError } from '../rest/errors.ts'
import { readParts } from '../rest/uploads.ts'

const textBytes = 64 * 1024
const maxFiles = 100

// A form of another site cannot send these headers, nor an API token. It may send the password that a browser knows.
const provingHeaders = ['graphql-require-preflight', 'x-xsrf-token']

const operationShape = z.looseObject({ variables: z.record(z.string(), z.unknown()).nullish() })
const mapShape = z.record(z.string(), z.array(z.string()).min(1))

/** An operation with the files of its form. `end` discards unread files. */
type OperationForm = { operation: object; uploads: OperationUploads; end(): Promise<void> }

/** Executes the operation of a form. @throws like `readOperationForm` */
export async function executeForm<Result>(
  request: FastifyRequest,
  limitBytes: number,
  execute: (uploads: OperationUploads) => Promise<Result>,
): Promise<Result> {
  const { operation, uploads, end } = await readOperationForm(request, limitBytes)
  try {
    request.body = operation
    return await execute(uploads)
  } finally {
    await end()
  }
}

/**
 * Reads a form of the GraphQL multipart request specification up to its first file. Files are streamed in the order
 * of the form while the operation runs; none is held in memory.
 * @throws ForbiddenError (a plain form), HttpError (malformed, too large)
 */
async function readOperationForm(request: FastifyRequest, limitBytes: number): Promise<OperationForm> {
  const isProven =
    provingHeaders.some((name) => request.headers[name]) || bearerOf(request.headers.authorization)
  if (!isProven) throw new ForbiddenError('http.plainForm')
  const parts = readParts(request, { limitBytes, fieldBytes: textBytes })
  const end = async () => void (await parts.return(undefined))
  try {
    const texts: Record<string, unknown> = {}
    for (const name of ['operations', 'map']) {
      const { value: part } = (await parts.next()) as IteratorResult<unknown> & { value: unknown }
      if (!isText(part) || part.field !== name) throw malformed()
      texts[name] = parse(part.value)
    }
    const operation = operationShape.safeParse(texts['operations'])
    const map = mapShape.safeParse(texts['map'])
    if (!operation.success || !map.success || Object.keys(map.data).length > maxFiles) throw malformed()
    for (const [key, paths] of Object.entries(map.data)) {
      for (const path of paths) place(operation.data, path, key)
    }
    return { operation: operation.data, uploads: uploadsOf(parts, new Set(Object.keys(map.data))), end }
  } catch (error) {
    await end()
    throw error
  }
}

function uploadsOf(parts: ReturnType<typeof readParts>, keys: ReadonlySet<string>): OperationUploads {
  let last: UploadedFile | null = null
  return {
    async take(key) {
      if (!keys.has(key)) throw invalidField('file', 'asset.notInForm')
      for (;;) {
        last?.source.resume()
        const { value: part, done } = await parts.next()
        if (done) throw invalidField('file', 'asset.notInForm')
        if (!('file' in part)) continue
        last = part.file
        if (part.field === key) return part.file
      }
    },
  }
}

/** Replaces a null in the variables, such as at `variables.input.file`, by the file's name. */
function place(operation: Record<string, unknown>, path: string, key: string): void {
  const steps = path.split('.')
  const last = steps.pop()
  let target: unknown = operation
  for (const step of steps)
    target = isHolder(target) && Object.hasOwn(target, step) ? target[step] : undefined
  if (steps[0] !== 'variables' || last === undefined || !isHolder(target)) throw malformed()
  if (!Object.hasOwn(target, last) || target[last] !== null) throw malformed()
  target[last] = key
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(part: unknown): part is { field: string; value: string } {
  return isHolder(part) && typeof part['value'] === 'string'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}

function malformed(): HttpError {
  return new HttpError(400, 'http.malformedOperationForm')
}
