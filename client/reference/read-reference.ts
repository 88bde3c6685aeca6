export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Content = Record<string, { schema: Schema }>
type Answer = { description: string; content?: Content }
type RawOperation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { $ref: string } | Answer>
}

/** The part of an OpenAPI document that the page shows. */
export type OpenApi = {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, RawOperation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> }
}

export type Operation = {
  id: string
  method: string
  path: string
  group: string
  summary: string
  description: string
  takesToken: boolean
  parameters: Parameter[]
  body: { type: string; schema: Schema } | null
  answer: { type: string; schema: Schema } | null
  failures: { status: string; description: string }[]
}

export type Reference = {
  version: string
  description: string
  groups: { name: string; description: string; operations: Operation[] }[]
  schemas: Record<string, Schema>
}

export function readReference({ info, tags, paths, components }: OpenApi): Reference {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => toOperation(raw, { path, method, components })),
  )
  const groups = tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ group }) => group === tag.name),
  }))
  return {
    version: info.version,
    description: info.description,
    groups: groups.filter((group) => group.operations.length > 0),
    schemas: components.schemas,
  }
}

type OperationPath = { path: string; method: string; components: OpenApi['components'] }

function toOperation(raw: RawOperation, { path, method, components }: OperationPath): Operation {
  const failures = Object.entries(raw.responses).flatMap(([status, response]) => {
    if (status === '200') return []
    const named = '$ref' in response ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response
    return named ? [{ status, description: named.description }] : []
  })
  const success = raw.responses['200']
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    group: raw.tags[0] ?? '',
    summary: raw.summary,
    description: raw.description,
    takesToken: raw.security.some((scheme) => 'token' in scheme),
    parameters: raw.parameters ?? [],
    body: firstContent(raw.requestBody?.content),
    answer: firstContent(success && 'content' in success ? success.content : undefined),
    failures,
  }
}

function firstContent(content: Content | undefined): { type: string; schema: Schema } | null {
  const [first] = Object.entries(content ?? {})
  return first ? { type: first[0], schema: first[1].schema } : null
}

/** Operations that match all search words; empty groups are omitted. */
export function searchReference(groups: Reference['groups'], search: string): Reference['groups'] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = groups.map((group) => ({
    ...group,
    operations: group.operations.filter(({ id, method, path, summary }) => {
      const text = `${method} ${path} ${summary} ${id} ${group.name}`.toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  }))
  return found.filter(({ operations }) => operations.length > 0)
}
