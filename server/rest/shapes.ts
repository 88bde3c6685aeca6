import { z } from 'zod'

// What answers are made of. Each model is strict: no member more than documented, none less.

export const milliseconds = z.int().describe('Milliseconds since 1970-01-01T00:00:00Z')
export const guid = z.string().regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
export const fileHash = z.string().regex(/^[0-9a-f]{64}$/)
export const assetPath = z.string().describe('`/assets/{hash}/{name}`')

/** A list that says how long it would be as a whole. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    data: z.array(item),
    length: z.int32().describe('Items in this answer'),
    total: z.int32().describe('Items in all'),
  })
}

export const errorShape = z
  .strictObject({
    title: z.string().min(1).describe('What went wrong, in the language of the request'),
    status: z.int32().describe('The status again, or a code from 10000 on where the game says more'),
    code: z.string().describe('Stable name of the failure'),
    issues: z
      .array(z.strictObject({ path: z.array(z.string()), message: z.string() }))
      .optional()
      .describe('Where fields are wrong: which, and how'),
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
  .meta({ id: 'Problem' })
