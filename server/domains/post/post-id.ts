import { createHash, randomUUID } from 'node:crypto'

/** What could be an id; nothing else is worth asking the database for. */
export function isPostId(text: string): boolean {
  return /^[0-9a-f]{8}$/.test(text)
}

/** 8 hex digits, made as the contract has it (info, "Post writing"). */
export function newPostId(title: string, time: Date): string {
  const text = `${title}${time.getTime()}${randomUUID()}`
  return createHash('sha256').update(text).digest('hex').slice(4, 12)
}
