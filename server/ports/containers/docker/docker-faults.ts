import { ContainerRuntimeError, type ContainerFailure } from '../container-runtime.ts'

type DockerFault = Error & { statusCode?: number; code?: string }

const unreachable = ['ECONNREFUSED', 'ENOENT', 'EACCES', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'] // oxfmt-ignore

export function statusOf(error: unknown): number | undefined {
  return (error as DockerFault).statusCode
}

export function isMissingImage(error: unknown): boolean {
  return statusOf(error) === 404 && /no such image/i.test((error as Error).message)
}

/** A fault inside Docker, such as a firewall rule that it could not set. The same request can succeed later. */
export function isEngineFault(error: unknown): boolean {
  return (statusOf(error) ?? 0) >= 500
}

/** Docker's conflict with a concurrent operation, which can be retried. */
export function isConflict(error: unknown): boolean {
  return statusOf(error) === 409 || /already exists|already in use/i.test((error as Error).message)
}

/** The range is in use by a network of Docker or of this machine. */
export function isSubnetTaken(error: unknown): boolean {
  const messages = /pool overlaps|conflicts with network|overlaps with other|is already used on the host/i
  return messages.test((error as Error).message)
}

/** The storage driver has no quotas, or the file system below it has none. */
export function isStorageLimitUnknown(error: unknown): boolean {
  return /storage-opt|storage opt|enabled quotas/i.test((error as Error).message)
}

/** Converts a fault. `failure` is used unless Docker is unreachable. */
export function toRuntimeError(error: unknown, failure: ContainerFailure): ContainerRuntimeError {
  if (error instanceof ContainerRuntimeError) return error
  const { code = '', message } = error as DockerFault
  const kind = unreachable.includes(code) ? 'unreachable' : failure
  // The client adds the status to what the engine says.
  const said = message.replace(/^\(HTTP code \d+\) [^-]*- /, '').trim()
  return new ContainerRuntimeError(kind, said, { cause: error })
}

/** The result of a call to Docker. @throws ContainerRuntimeError */
export async function withRuntimeErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw toRuntimeError(error, 'failed')
  }
}

/** Null if the object does not exist. */
export async function ifExists<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}
