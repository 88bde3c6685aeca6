import type { Prisma } from '../../../prisma/generated/client/client.ts'

export type Change = { field: string; before: string | null; after: string | null }

/** All fields of both sides, each once. */
export function changesOf(before: Prisma.JsonValue, after: Prisma.JsonValue): Change[] {
  const [old, current] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(current)])].map((field) => ({
    field,
    before: toText(old[field]),
    after: toText(current[field]),
  }))
}

function fieldsOf(value: Prisma.JsonValue): Prisma.JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

function toText(value: Prisma.JsonValue | undefined): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
