import Fastify, { type FastifyInstance } from 'fastify'
import { policies } from '../../limits/policies.ts'
import { describeApi, failures, securitySchemes, tags } from './api-texts.ts'
import { baseModels } from './base-models.ts'
import contractNames from '../contract/contract-names.json' with { type: 'json' }
import { createSchemaWriter, type JsonSchema } from './json-schema.ts'
import type { Access, Operation } from '../operation.ts'
import { errorShape, problemShape } from '../shapes.ts'

type Route = { method: string; url: string; operation: Operation }
type Writer = ReturnType<typeof createSchemaWriter>
type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  style?: 'form'
  explode?: boolean
  schema: JsonSchema
}

type Register = (app: FastifyInstance) => void | Promise<void>

/**
 * The OpenAPI document of the routes that `register` registers, and the undocumented ones. A route that `replace`
 * registers takes the place of one with the same method and address; without a description, it removes it.
 */
export async function buildOpenApi(register: Register, replace?: Register) {
  const { routes, undocumented } = await collectAll(register, replace)
  const writer = createSchemaWriter()
  const error = { content: { 'application/json': { schema: writer.write(errorShape, 'output') } } }
  const paths: Record<string, Record<string, unknown>> = {}
  // The answers first: some models have one name, but fewer required members as bodies.
  const answered = routes.map((route) => ({ route, responses: responsesOf(route, writer) }))
  for (const { route, responses } of answered) {
    const { path } = splitUrl(route.url)
    paths[path] ??= {}
    paths[path][route.method.toLowerCase()] = toOperation(route, responses, writer)
  }
  const document = {
    openapi: '3.1.1',
    info: describeApi,
    servers: [{ url: '/' }],
    tags,
    paths,
    components: {
      securitySchemes,
      responses: Object.fromEntries(
        Object.values(failures).map(({ name, ...failure }) => [name, { ...failure, ...error }]),
      ),
      schemas: { ...writer.named, ...baseModels(writer.named) },
    },
  }
  return { document, undocumented }
}

async function collectAll(register: Register, replace?: Register) {
  const base = await collectRoutes(register)
  if (!replace) return base
  const others = await collectRoutes(replace)
  const replaced = new Set([
    ...others.routes.map(({ method, url }) => `${method} ${url}`),
    ...others.undocumented,
  ])
  const kept = base.routes.filter(({ method, url }) => !replaced.has(`${method} ${url}`))
  return { routes: [...kept, ...others.routes], undocumented: base.undocumented }
}

async function collectRoutes(register: Register) {
  const app = Fastify({ exposeHeadRoutes: false })
  const routes: Route[] = []
  const undocumented: string[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    // A route of several methods is documented under the first.
    const name = [method].flat()[0] ?? ''
    if (config?.operation) routes.push({ method: name, url, operation: config.operation })
    else undocumented.push(`${name} ${url}`)
  })
  await register(app)
  const ids = routes.map(({ operation }) => operation.id)
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index)
  if (duplicate) throw new Error(`two operations are called ${duplicate}`)
  return { routes, undocumented }
}

/** The names of the contract for the schemas of a route. */
function modelsOf({ operation }: Route): Models {
  return models.get(operation.id) ?? {}
}

type Models = { body?: string; answer?: string }

const models = new Map(
  Object.values<Models & { operationId: string }>(contractNames).map(({ operationId, ...names }) => [
    operationId,
    names,
  ]),
)

function toOperation(route: Route, responses: Record<string, unknown>, { write, writeAs }: Writer) {
  const { url, operation } = route
  const { id, group, summary, access, query, body, upload } = operation
  const parameters = [...splitUrl(url).parameters, ...(query ? queryParameters(write(query, 'input')) : [])]
  const requestBody = upload
    ? { required: true, content: { 'multipart/form-data': { schema: formOf(upload) } } }
    : body && {
        required: true,
        content: { 'application/json': { schema: writeAs(modelsOf(route).body, body, 'input') } },
      }
  return {
    operationId: id,
    tags: [group],
    summary,
    description: descriptionOf(operation),
    security: securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses,
  }
}

/** The statuses other than 200 in the reference. */
export function namedStatuses({
  access,
  query,
  body,
  upload,
  done,
  errors = [],
  problem,
  ranges,
}: Operation): Set<number> {
  const statuses = new Set<number>([...errors, 429])
  if (done) statuses.add(done)
  if (query || body || upload) statuses.add(400)
  if (access !== 'anyone') statuses.add(401).add(403)
  if (body || upload) statuses.add(415)
  if (upload) statuses.add(413)
  if (problem) statuses.add(404)
  if (ranges) statuses.add(206).add(304).add(412).add(416)
  return statuses
}

function responsesOf(route: Route, { write, writeAs }: Writer) {
  const { operation } = route
  const { answer, file, done = 200, refusal, problem } = operation
  const statuses = namedStatuses(operation)
  const responses: Record<string, unknown> = { [done]: { description: 'Done' } }
  if (file) {
    responses['200'] = { description: 'The file', content: contentOf(file) }
  } else if (answer) {
    const schema = writeAs(modelsOf(route).answer, answer, 'output')
    responses['200'] = { description: 'The answer', content: { 'application/json': { schema } } }
  }
  for (const [status, { name }] of Object.entries(failures)) {
    if (statuses.has(Number(status))) responses[status] = { $ref: `#/components/responses/${name}` }
  }
  if (statuses.has(304)) responses['304'] = { description: 'Not modified since the version of the ETag' }
  if (statuses.has(206)) {
    const content = file && contentOf(file)
    responses['206'] = { description: 'The requested range of the file', ...(content && { content }) }
    responses['412'] = { description: 'The file has another version' }
    responses['416'] = { description: 'The range is beyond the end of the file' }
  }
  if (refusal) {
    const schema = write(refusal, 'output')
    responses['400'] = {
      description: failures[400]?.description,
      content: { 'application/json': { schema } },
    }
  }
  if (problem) {
    const schema = write(problemShape, 'output')
    responses['404'] = { description: 'Not found', content: { 'application/problem+json': { schema } } }
  }
  if (statuses.has(415)) {
    const schema = write(problemShape, 'output')
    const content = { 'application/problem+json': { schema } }
    responses['415'] = { description: 'The route does not accept this content type', content }
  }
  responses['default'] = { $ref: '#/components/responses/Failure' }
  return responses
}

/** Texts are of any encoding; all other files are bytes. A file of a user has the type of its name. */
function contentOf(file: NonNullable<Operation['file']>): Record<string, { schema: JsonSchema }> {
  const types = file === 'any' ? [anyBytes, '*/*'] : [file]
  return Object.fromEntries(
    types.map((type) => [type, { schema: isText(type) ? { type: 'string' } : bytesOf(type) }]),
  )
}

const anyBytes = 'application/octet-stream'

const isText = (type: string) => /^text\/|[/+]xml\b/.test(type)

/** The document of version 3.0 has the format `binary` in the place of the type. */
function bytesOf(type: string): JsonSchema {
  return { type: 'string', contentMediaType: type === '*/*' ? anyBytes : type }
}

function descriptionOf({ note, access, limit }: Operation): string {
  const [role, scope] = access.split(':')
  const who = {
    anyone: 'Open to everybody.',
    user: `For users; a token needs the scope \`${scope}\`.`,
    session: 'For users in a session; tokens are refused.',
    monitor: 'For monitors and administrators; a token needs the scope `monitor`.',
    author: 'For administrators; a token needs the scope `author`.',
    admin: 'For administrators; a token needs the scope `admin`.',
  }[role as 'anyone' | 'user' | 'session' | 'monitor' | 'author' | 'admin']
  const cost = limit && limitText(limit)
  return [note, who, cost].filter(Boolean).join('\n\n')
}

function limitText(limit: NonNullable<Operation['limit']>): string {
  const { permits, refill, everySeconds } = policies[limit]
  return `Limited: ${permits} at once, ${refill} more every ${everySeconds} s.`
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'anyone') return []
  const [role = '', scope = role] = access.split(':')
  return role === 'session' ? [{ session: [] }] : [{ session: [] }, { token: [scope] }]
}

/** Converts Fastify's `/:id(^…$)` to the path template of OpenAPI with its parameters. */
function splitUrl(url: string): { path: string; parameters: Parameter[] } {
  const parameters: Parameter[] = []
  let path = ''
  for (const segment of splitSegments(url)) {
    const [, name, pattern] = /^:(\w+)(?:\((.*)\))?$/.exec(segment) ?? []
    path += `/${name ? `{${name}}` : segment}`
    if (name) parameters.push({ name, in: 'path', required: true, schema: schemaOfPattern(pattern) })
  }
  return { path, parameters }
}

function splitSegments(url: string): string[] {
  // Patterns contain no slash.
  return url.split('/').slice(1)
}

function schemaOfPattern(pattern: string | undefined): JsonSchema {
  if (pattern?.includes('\\d')) return { type: 'integer', format: 'int32' }
  if (pattern?.includes('-')) return { type: 'string', format: 'uuid' }
  return { type: 'string', ...(pattern === '^.{64}$' && { minLength: 64, maxLength: 64 }) }
}

function queryParameters(schema: JsonSchema): Parameter[] {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    // A list is written as `name=a,b`. The server also reads one parameter each, as other clients write it.
    ...(property['type'] === 'array' && { style: 'form', explode: false }),
    schema: property,
  }))
}

function formOf(field: 'file' | 'files'): JsonSchema {
  const file = bytesOf(anyBytes)
  const schema = field === 'files' ? { type: 'array', items: file } : file
  return { type: 'object', properties: { [field]: schema }, required: [field] }
}
