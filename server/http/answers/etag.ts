import { createHash } from 'node:crypto'

/** The ETag of an answer in any encoding. */
export function tagOfBytes(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** Whether a client that sends this `If-None-Match` has the answer already. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch === tag || ifNoneMatch.split(',').some((other) => other.trim() === tag)
}
