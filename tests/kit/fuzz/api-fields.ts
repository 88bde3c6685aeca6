import type { JsonSchema } from '../../../server/rest/openapi/json-schema.ts'

export type Kind = 'text' | 'integer' | 'number' | 'flag' | 'choice' | 'instant' | 'guid' | 'list' | 'object'

/** One member of a body, or one query parameter. */
export type Field = {
  /** Names and indexes from the body to the field. Empty for the body itself. */
  path: string[]
  kind: Kind
  schema: JsonSchema
  isRequired: boolean
  isNullable: boolean
}

export type ApiOperation = {
  /** The name in the tables of routes. */
  route: string
  body: Field[]
  query: Field[]
  /** The name of the form field, if the route accepts files. */
  upload: string | null
}

type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema }
type Described = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}
type Document = {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, JsonSchema> }
}

/** The inputs of all routes in the API reference. */
export function apiOperations(document: unknown): ApiOperation[] {
  const { paths, components } = document as Document
  const resolve = (schema: JsonSchema): JsonSchema => {
    const name = String(schema['$ref'] ?? '')
      .split('/')
      .at(-1)
    const found = (name && components.schemas[name]) || schema
    return found['items'] ? { ...found, items: resolve(found['items'] as JsonSchema) } : found
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const json = requestBody?.content['application/json']?.schema
      const form = requestBody?.content['multipart/form-data']?.schema
      return {
        route: `${method.toUpperCase()} ${path}`,
        body: json ? fieldsOf(resolve(json), [], true) : [],
        query: parameters
          .filter((parameter) => parameter.in === 'query')
          .flatMap(({ name, schema, required }) => fieldsOf(schema, [name], required)),
        upload: form ? (Object.keys(form['properties'] as object)[0] ?? null) : null,
      }
    }),
  )
}

function fieldsOf(schema: JsonSchema, path: string[], isRequired: boolean): Field[] {
  const types = [schema['type']].flat()
  const kind = kindOf(schema, types)
  const field = { path, kind, schema, isRequired, isNullable: types.includes('null') }
  if (kind === 'object') return [field, ...membersOf(schema, path)]
  const items = schema['items'] as JsonSchema | undefined
  return items?.['type'] === 'object' ? [field, ...membersOf(items, [...path, '0'])] : [field]
}

function membersOf(schema: JsonSchema, path: string[]): Field[] {
  const required = (schema['required'] ?? []) as string[]
  const properties = schema['properties'] as Record<string, JsonSchema>
  return Object.entries(properties).flatMap(([name, member]) =>
    fieldsOf(member, [...path, name], required.includes(name)),
  )
}

function kindOf({ enum: values, format, description }: JsonSchema, types: unknown[]): Kind {
  if (values) return 'choice'
  if (format === 'uuid') return 'guid'
  if (String(description).startsWith('Milliseconds')) return 'instant'
  for (const [type, kind] of Object.entries(kinds)) if (types.includes(type)) return kind
  throw new Error(`no kind of field: ${types.join(' ')}`)
}

const kinds: Record<string, Kind> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'object',
}

/** A copy of the value with another one at the path. Creates missing parents. */
export function withValue(base: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value
  if (/^\d+$/.test(step)) {
    const items = Array.isArray(base) ? (base as unknown[]) : []
    return [withValue(items[Number(step)], rest, value), ...items.slice(1)]
  }
  const members = typeof base === 'object' && base !== null ? (base as Record<string, unknown>) : {}
  return { ...members, [step]: withValue(members[step], rest, value) }
}

export function valueAt(base: unknown, path: string[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], base)
}

/** Whether the field limits the length of its value. */
export function isLimited({ kind, schema }: Field): boolean {
  return kind !== 'object' && kind !== 'list' && (kind !== 'text' || 'maxLength' in schema)
}
