import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { possibleTypes, possibleTypesFile } from './possible-types.ts'
import { schema } from './schema.ts'

const sorted = lexicographicSortSchema(schema)
const printed = [
  {
    name: 'schema.graphql',
    file: fileURLToPath(new URL('../../schema.graphql', import.meta.url)),
    text: `${printSchema(sorted)}\n`,
  },
  {
    name: 'possible-types.json',
    file: possibleTypesFile,
    text: `${JSON.stringify(possibleTypes(sorted), null, 2)}\n`,
  },
]

for (const { name, file, text } of printed) {
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is stale: run npm run generate`)
    process.exitCode = 1
  }
}
