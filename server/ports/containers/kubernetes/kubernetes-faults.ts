import { ApiException } from '@kubernetes/client-node'
import { ContainerRuntimeError, type ContainerFailure } from '../container-runtime.ts'

export function codeOf(error: unknown): number | undefined {
  return error instanceof ApiException ? error.code : undefined
}

/** Faults that a retry may fix: a conflict, or an overloaded cluster. */
export function isTransient(error: unknown): boolean {
  return [409, 429, 500, 502, 503, 504].includes(codeOf(error) ?? 0)
}

/** Converts a fault. `failure` is used unless the cluster is unreachable or a quota is exceeded. */
export function toRuntimeError(error: unknown, failure: ContainerFailure = 'failed'): ContainerRuntimeError {
  if (error instanceof ContainerRuntimeError) return error
  if (!(error instanceof ApiException)) {
    return new ContainerRuntimeError('unreachable', messageWithCause(error), { cause: error })
  }
  const message = messageOf(error)
  const isFull = error.code === 403 && /exceeded quota/.test(message)
  const words = `Kubernetes answers ${error.code}: ${message}`
  // The error's own message repeats headers and body, which is useless in a log.
  return new ContainerRuntimeError(isFull ? 'full' : failure, words)
}

/** The API answers a `Status`, parsed or as text; other bodies are ignored. */
function messageOf({ body, message: all }: ApiException<unknown>): string {
  const status = typeof body === 'string' ? parse(body) : body
  const message = (status as { message?: unknown } | null | undefined)?.message
  if (typeof message === 'string') return message
  if (typeof body === 'string') return body.slice(0, 200)
  return /^Message: (.+)$/m.exec(all)?.[1] ?? 'no reason given'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The message with that of its cause: the message "fetch failed" alone has no details. */
function messageWithCause(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message
}

/** Null if the object does not exist. */
export async function ifExists<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === 404) return null
    throw error
  }
}
