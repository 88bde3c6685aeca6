import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { minifyIntrospection, preprocessIntrospection } from 'gql.tada/internal'
import { buildSchema, introspectionFromSchema } from 'graphql'
import { inProject } from './lib/project.js'

/** Writes the types of schema.graphql for the client package, and with --check compares them. */
const file = inProject('cli', 'client', '__generated__', 'schema.ts')
const schema = buildSchema(readFileSync(inProject('schema.graphql'), 'utf8'))
const introspection = minifyIntrospection(introspectionFromSchema(schema, { descriptions: false }))
const text = `/** The types of schema.graphql. Written by npm run generate. */\nexport type SchemaTypes = ${preprocessIntrospection(introspection)}\n`

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('The types of the client package are stale: run npm run generate')
    process.exit(1)
  }
} else {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
