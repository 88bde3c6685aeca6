import { z } from 'zod'

export const id = z.int().min(1).max(2_147_483_647)
export const int32 = z.int().min(-2_147_483_648).max(2_147_483_647)
export const count = z.int().min(0).max(2_147_483_647)
export const time = z.iso.datetime({ offset: true })
export const uuid = z.uuid()
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** PostgreSQL cannot store NUL. */
export function text(max?: number) {
  const base = z.string().refine((value) => !value.includes('\0'))
  return max === undefined ? base : base.max(max)
}

export function requiredText(max?: number) {
  return text(max).min(1)
}

/** A list; PostgreSQL may have null in the place of an empty one. */
export function list<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item).max(max).nullable()
}
