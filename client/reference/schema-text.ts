import type { Reference, Schema } from './read-reference.ts'

type Schemas = Reference['schemas']

function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1)
}

/** Resolves a schema reference. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = nameOf(schema)
  return (name && schemas[name]) || schema
}

/** A type as in TypeScript: `TeamInfo[]`, `string | null`. */
export function typeText(schema: Schema, schemas: Schemas): string {
  const name = nameOf(schema)
  if (name) return name
  if (schema.anyOf) return schema.anyOf.map((member) => typeText(member, schemas)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const types = [schema.type ?? 'any'].flat().map((type) => {
    if (type === 'array') return arrayText(schema.items ?? {}, schemas)
    const values = schema.additionalProperties
    if (type === 'object' && typeof values === 'object') return `{ [key]: ${typeText(values, schemas)} }`
    if (type === 'integer') return schema.format === 'int64' ? 'int64' : 'int32'
    return type === 'string' && schema.format ? schema.format : type
  })
  return types.join(' | ')
}

function arrayText(items: Schema, schemas: Schemas): string {
  const text = typeText(items, schemas)
  return text.includes(' | ') ? `(${text})[]` : `${text}[]`
}

/** The schema with members: of an object, of a list's items, or of a map's values; null if there are none. */
export function insideOf(schema: Schema, schemas: Schemas): Schema | null {
  const found = resolve(schema, schemas)
  if (found.properties) return found
  if (found.items) return insideOf(found.items, schemas)
  if (typeof found.additionalProperties === 'object') return insideOf(found.additionalProperties, schemas)
  const [member] = found.anyOf ?? []
  return member ? insideOf(member, schemas) : null
}

/** The allowed values, also of nested lists. */
export function valuesOf(schema: Schema, schemas: Schemas): unknown[] {
  const found = resolve(schema, schemas)
  if (found.enum) return found.enum
  return found.items ? valuesOf(found.items, schemas) : []
}

const MOST_LEVELS = 4

/** A valid example value. */
export function sampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  const found = resolve(schema, schemas)
  if (found.default !== undefined) return found.default
  if (found.enum) return found.enum[0]
  const [type] = [found.type ?? 'null'].flat()
  if (found.properties && depth < MOST_LEVELS) {
    const members = Object.entries(found.properties).map(([name, member]) => [
      name,
      sampleOf(member, schemas, depth + 1),
    ])
    return Object.fromEntries(members)
  }
  if (type === 'array')
    return found.items && depth < MOST_LEVELS ? [sampleOf(found.items, schemas, depth + 1)] : []
  if (type === 'integer' || type === 'number') return Math.max(0, found.minimum ?? 0)
  if (type === 'boolean') return false
  return type === 'string' ? '' : type === 'object' ? {} : null
}
