import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

const file = fileURLToPath(new URL('../../schema.graphql', import.meta.url))
const text = `${printSchema(lexicographicSortSchema(schema))}\n`

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('schema.graphql is stale: run npm run generate')
    process.exit(1)
  }
} else {
  writeFileSync(file, text)
}
