import { createHash, randomUUID } from 'node:crypto'

/** Whether the text has the form of an id; others need no query. */
export function isPostId(text: string): boolean {
  return /^[0-9a-f]{8}$/.test(text)
}

/** 8 hexadecimal digits, computed as in the contract (info, "Post writing"). */
export function newPostId(title: string, time: Date): string {
  const text = `${title}${time.getTime()}${randomUUID()}`
  return createHash('sha256').update(text).digest('hex').slice(4, 12)
}
