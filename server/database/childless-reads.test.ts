import { expect, it } from 'vitest'
import { isChildless } from './childless-reads.ts'

const select = 'SELECT "public"."file"."id", "public"."file"."hash" FROM "public"."file" WHERE'

it.each([
  `${select} "public"."file"."id" IN (NULL) OFFSET $1`,
  `${select} ("public"."file"."id" IN (NULL) AND "public"."file"."game_id" IN (NULL)) ORDER BY "public"."file"."id" ASC OFFSET $1`,
  `${select} (("public"."file"."game_id" = $1 OR "public"."file"."id" = $2) AND "public"."file"."id" IN (NULL)) LIMIT $3 OFFSET $4`,
])('finds that no row can match', (text) => {
  expect(isChildless(text)).toBe(true)
})

it.each([
  `${select} "public"."file"."id" IN ($1) OFFSET $2`,
  `${select} "public"."file"."id" NOT IN (NULL) OR "public"."file"."id" = $1 OFFSET $2`,
  `${select} ("public"."file"."id" IN (NULL) OR "public"."file"."id" = $1) OFFSET $2`,
  'SELECT COUNT(*) FROM "public"."file" WHERE "public"."file"."id" IN (NULL) OFFSET $1',
  `${select} "public"."file"."hash" = ' IN (NULL)'`,
])('leaves %s to the database', (text) => {
  expect(isChildless(text)).toBe(false)
})
