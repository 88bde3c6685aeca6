import type { z } from 'zod'
import { badDocument } from '../import/package-fault.ts'
import { isObject, parseJson } from '../import/zip-archive.ts'
import type { ForeignGame } from './foreign-game.ts'

/** The value of a JSON document. @throws ConflictError */
export function jsonOf(document: string, text: string): unknown {
  const value = parseJson(text)
  if (value === undefined) throw badDocument(document, 'JSON')
  return value
}

/** The value in the given shape; `member` is its place in the document. @throws ConflictError */
export function readAs<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  { document, member = '' }: { document: string; member?: string },
): z.output<Shape> {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path.map(String) ?? []
  throw badDocument(document, [member, ...path].filter(Boolean).join('.') || 'JSON')
}

/** Notes the members that the shape does not have, unless they are empty. */
export function noteUnknownMembers(
  game: ForeignGame,
  subject: string,
  value: unknown,
  shape: z.ZodObject,
): void {
  if (!isObject(value)) return
  for (const [key, member] of Object.entries(value)) {
    const isEmpty =
      member === null || member === '' || member === false || (Array.isArray(member) && !member.length)
    if (!isEmpty && !Object.hasOwn(shape.shape, key))
      game.lose(subject.includes(': ') ? `${subject}.${key}` : `${subject}: ${key}`)
  }
}
