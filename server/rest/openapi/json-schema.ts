import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

export type JsonSchema = { [keyword: string]: unknown }
type Written = { $defs?: Record<string, JsonSchema>; properties: { schema: JsonSchema } }

/** Converts zod schemas to JSON Schema 2020-12; schemas with an id are collected once in `named`. */
export function createSchemaWriter() {
  const named: Record<string, JsonSchema> = {}

  function write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    // Inside an object a schema with an id becomes a reference, as intended.
    const written: JsonSchema = z.toJSONSchema(z.object({ schema }), {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => addMissingKeywords(zodSchema, jsonSchema as JsonSchema),
    })
    const { $defs = {}, properties } = simplify(written) as Written
    for (const [name, { id: _id, ...definition }] of Object.entries($defs)) {
      if (named[name] && !isDeepStrictEqual(named[name], definition)) {
        throw new Error(`two schemas are called ${name}`)
      }
      named[name] = definition
    }
    return properties.schema
  }

  /**
   * Like `write`, and collects the schema under the name, for a list as `name[]` that of its items. It stays in its
   * place if the name belongs to another schema.
   */
  function writeAs(name: string | undefined, schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const written = write(schema, io)
    return name === undefined ? written : collect(name, written)
  }

  function collect(name: string, written: JsonSchema): JsonSchema {
    if (name.endsWith('[]')) {
      return written['items']
        ? { ...written, items: collect(name.slice(0, -2), written['items'] as JsonSchema) }
        : written
    }
    if (written['$ref'] || (named[name] && !isDeepStrictEqual(named[name], written))) return written
    named[name] = written
    return { $ref: `#/components/schemas/${name}` }
  }

  return { named, write, writeAs }
}

function addMissingKeywords(schema: z.core.$ZodType, json: JsonSchema): void {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  if (def.type === 'date') {
    json['type'] = 'integer'
    json['format'] = 'int64'
    json['description'] = 'Milliseconds since 1970-01-01T00:00:00Z; ISO 8601 text is taken too'
  }
  if (def.type === 'default') {
    const value: unknown = def.defaultValue
    json['default'] = value instanceof Date ? value.getTime() : value
  }
}

/** Simplifies a schema and the schemas in it. */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify)
  if (typeof value !== 'object' || value === null) return value
  const json = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, simplify(member)]))
  if (typeof json['$ref'] === 'string')
    json['$ref'] = json['$ref'].replace('#/$defs/', '#/components/schemas/')
  // Answers may gain members without a change of the API level.
  if (json['additionalProperties'] === false) delete json['additionalProperties']
  if (json['type'] === 'integer') return simplifyInteger(json)
  if (json['type'] === 'number') return withoutLimits(json, -Number.MAX_VALUE, Number.MAX_VALUE)
  return Array.isArray(json['anyOf']) ? joinNull(json, json['anyOf'] as JsonSchema[]) : json
}

function simplifyInteger(json: JsonSchema): JsonSchema {
  const { minimum = -Infinity, maximum = Infinity } = json as { minimum?: number; maximum?: number }
  const isSmall = minimum >= -(2 ** 31) && maximum <= 2 ** 31 - 1
  return isSmall
    ? withoutLimits({ ...json, format: 'int32' }, -(2 ** 31), 2 ** 31 - 1)
    : withoutLimits({ ...json, format: 'int64' }, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
}

/** Removes limits that are implied by the format. */
function withoutLimits(json: JsonSchema, minimum: number, maximum: number): JsonSchema {
  const { minimum: low, maximum: high, ...rest } = json
  return {
    ...rest,
    ...(low !== undefined && low !== minimum && { minimum: low }),
    ...(high !== undefined && high !== maximum && { maximum: high }),
  }
}

/** Converts `X | null` to X with the additional type null, unless X is a reference. */
function joinNull(json: JsonSchema, [schema, other, ...rest]: JsonSchema[]): JsonSchema {
  if (typeof schema?.['type'] !== 'string' || other?.['type'] !== 'null' || rest.length > 0) return json
  const { anyOf: _anyOf, ...outer } = json
  const values = schema['enum'] as unknown[] | undefined
  return { ...schema, ...(values && { enum: [...values, null] }), ...outer, type: [schema['type'], 'null'] }
}
