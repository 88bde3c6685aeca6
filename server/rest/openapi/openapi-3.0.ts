import type { JsonSchema } from './json-schema.ts'

type Content = { content?: Record<string, { schema: JsonSchema }> }
type Operation = {
  security?: Record<string, string[]>[]
  parameters?: { schema: JsonSchema }[]
  requestBody?: Content
  responses: Record<string, Content>
}
type Document = {
  info: { license?: { identifier?: string } }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Content> }
}

/** Keywords that mean the same in both versions. */
const sameKeywords = new Set(
  'default description enum format items maxItems maxLength maximum minItems minLength minimum pattern properties required title'.split(
    ' ',
  ),
)

/**
 * Converts the document to OpenAPI 3.0.3, for generators that cannot read 3.1: its schemas are of an earlier draft of
 * JSON Schema with `nullable`.
 * @throws Error for a keyword without a rule here
 */
export function toOpenApi30(document: object): object {
  const { info, paths, components } = document as Document
  const { identifier: _identifier, ...license } = info.license ?? {}
  return {
    ...document,
    openapi: '3.0.3',
    info: { ...info, license },
    paths: mapValues(paths, (operations) => mapValues(operations, toOperation30)),
    components: {
      ...components,
      responses: mapValues(components.responses, toContent30),
      schemas: mapValues(components.schemas, toSchema30),
    },
  }
}

function toOperation30(operation: Operation): Operation {
  const { parameters, requestBody, responses, security } = operation
  return {
    ...operation,
    // Only OAuth has scopes in 3.0. The description of the operation names the scope of a token.
    ...(security && { security: security.map((way) => mapValues(way, () => [])) }),
    ...(parameters && {
      parameters: parameters.map((parameter) => ({ ...parameter, schema: toSchema30(parameter.schema) })),
    }),
    ...(requestBody && { requestBody: toContent30(requestBody) }),
    responses: mapValues(responses, toContent30),
  }
}

function toContent30(part: Content): Content {
  const { content } = part
  return content
    ? { ...part, content: mapValues(content, (body) => ({ ...body, schema: toSchema30(body.schema) })) }
    : part
}

function toSchema30(schema: JsonSchema): JsonSchema {
  const { type, anyOf, $ref, ...others } = schema
  const result: JsonSchema = {}
  for (const [keyword, value] of Object.entries(others)) Object.assign(result, toKeyword30(keyword, value))
  // A reference takes no members beside it.
  const hasOthers = Object.keys(result).length > 0
  if ($ref) return hasOthers ? { ...result, allOf: [{ $ref }] } : { $ref }
  if (type !== undefined) return ofTypes([type].flat() as string[], result)
  return anyOf ? { ...result, ...ofChoices(anyOf as JsonSchema[]) } : result
}

function toKeyword30(keyword: string, value: unknown): JsonSchema {
  if (keyword === 'properties')
    return { properties: mapValues(value as Record<string, JsonSchema>, toSchema30) }
  if (keyword === 'items') return { items: toSchema30(value as JsonSchema) }
  if (sameKeywords.has(keyword)) return { [keyword]: value }
  if (keyword === 'const') return { enum: [value] }
  if (keyword === 'contentMediaType') return { format: 'binary' }
  if (keyword === 'additionalProperties')
    return { additionalProperties: typeof value === 'object' ? toSchema30(value as JsonSchema) : value }
  // The names of a map have no schema in 3.0.
  if (keyword === 'propertyNames') return {}
  throw new Error(`OpenAPI 3.0 has no rule for the keyword ${keyword}`)
}

/** Matches null alone: `nullable` counts only beside a type, and the enumeration leaves out every other value. */
const onlyNull: JsonSchema = { type: 'string', nullable: true, enum: [null] }

function ofTypes(types: string[], others: JsonSchema): JsonSchema {
  const [first, ...rest] = types.filter((type) => type !== 'null')
  const isNullable = types.includes('null')
  if (first === undefined) return { ...others, ...onlyNull }
  if (rest.length > 0) {
    const choices = [first, ...rest].map((type) => ({ type }))
    return { ...others, anyOf: isNullable ? [...choices, onlyNull] : choices }
  }
  if (!isNullable) return { ...others, type: first }
  const { enum: values, ...texts } = others
  if (!Array.isArray(values)) return { ...others, type: first, nullable: true }
  // Generators take a null among the values of an enumeration for one of its names.
  const known = values.filter((value) => value !== null)
  return { ...texts, anyOf: [{ type: first, enum: known }, onlyNull] }
}

function ofChoices(choices: JsonSchema[]): JsonSchema {
  const others = choices.filter(({ type }) => type !== 'null').map(toSchema30)
  const isNullable = others.length < choices.length
  const [first] = others
  if (!first || others.length > 1 || !isNullable)
    return { anyOf: isNullable ? [...others, onlyNull] : others }
  if (typeof first['type'] === 'string' && !('enum' in first)) return { ...first, nullable: true }
  return {
    anyOf: [...(Array.isArray(first['anyOf']) ? (first['anyOf'] as JsonSchema[]) : [first]), onlyNull],
  }
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
