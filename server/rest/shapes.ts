import { z } from 'zod'

// Parts of answer schemas. Each model is strict: it has exactly the documented members.

export const milliseconds = z.int().describe('Milliseconds since 1970-01-01T00:00:00Z')
export const guid = z.string().regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
export const fileHash = z.string().regex(/^[0-9a-f]{64}$/)
export const assetPath = z.string().describe('`/assets/{hash}/{filename}`')

/** A page of a list, with the total. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    data: z.array(item),
    length: z.int32().describe('Number of items in this answer'),
    total: z.int32().describe('Total number of items'),
  })
}

export const errorShape = z
  .strictObject({
    title: z.string().min(1).describe('The error message, in the language of the request'),
    status: z.int32().describe('The HTTP status, or a code from 10000 on for errors of a game'),
    code: z.string().describe('Stable name of the failure'),
    issues: z
      .array(z.strictObject({ path: z.array(z.string()), message: z.string() }))
      .optional()
      .describe('The invalid fields with their errors'),
  })
  .meta({ id: 'Error' })

export const problemShape = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int32(),
    code: z.string(),
    traceId: z.string(),
  })
  .meta({ id: 'ProblemDetails' })
