import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { JsonSchema } from '../../server/rest/openapi/json-schema.ts'
import { buildLaterOpenApi } from '../../server/rest/later/later-reference.ts'
import { judge, send, type CaseResult, type FuzzCase } from './case.ts'
import type { Random } from './random.ts'
import { anyJson, anyNumber, anyText, damaged, encode, knownId, type Known } from './values.ts'
import type { FuzzWorld } from './world.ts'

type Parameter = { name: string; in: string; schema: JsonSchema }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, JsonSchema> }
}
type Source = { random: Random; known: Known; document: Document }

const file = path.resolve(import.meta.dirname, '../../openapi.json')
const level126 = JSON.parse(readFileSync(file, 'utf8')) as Document
const later = (await buildLaterOpenApi()) as unknown as Document

/** The ids that the parameter `{id}` after a folder takes. */
const idNames: Record<string, string> = {
  game: 'gameId',
  games: 'gameId',
  instances: 'instanceId',
  noinst: 'instanceId',
  participation: 'participationId',
  posts: 'postId',
  proxy: 'instanceId',
  team: 'teamId',
  teams: 'teamId',
  writeups: 'gameId',
}

export const restCase: FuzzCase = (random, world) => callRoute(level126, random, world)

/** The later level of the API, at its own host. */
export const laterCase: FuzzCase = (random, world) =>
  callRoute(later, random, { ...world, url: world.laterUrl })

/** One route with parameters and a body that mostly have the right types. */
async function callRoute(document: Document, random: Random, world: FuzzWorld): Promise<CaseResult> {
  const { route, method, operation } = random.pick(operationsOf(document))
  const { headers, role } = world.caller(random)
  const { known } = world
  const source = { random, known, document }
  const target = route.replaceAll(/(\w+)\/\{(\w+)\}/g, (_match, folder: string, name: string) => {
    // Faults are hard to find in a world without objects, so few requests delete existing ones.
    const id = method === 'DELETE' ? undefined : knownId(random, known, idNames[folder] ?? name)
    const text = random.chance(0.7) ? String(Math.trunc(anyNumber(random, known))) : anyText(random, known)
    return `${folder}/${encode(id === undefined ? text : String(id))}`
  })
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && random.chance(0.6))
    .map(({ name, schema }) => `${name}=${encode(textOf(valueOf(schema, source)))}`)
  const address = `${target}${query.length > 0 ? `?${query.join('&')}` : ''}`
  const verb = random.chance(0.03) ? random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) : method // oxfmt-ignore
  const body = verb === 'GET' || verb === 'HEAD' ? undefined : bodyOf(operation, source)
  const init: RequestInit = {
    method: verb,
    headers: { ...headers, ...(body?.type && { 'content-type': body.type }) },
  }
  if (body) init.body = body.content
  const shown = typeof body?.content === 'string' ? body.content.slice(0, 2000) : body ? '(form)' : ''
  const request = `${role} ${verb} ${address} ${shown}`
  const response = await send(world, address, init)
  return judge(response, { role, kind: verb, request })
}

function operationsOf({ paths }: Document) {
  return Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      route,
      method: method.toUpperCase(),
      operation,
    })),
  )
}

function bodyOf({ requestBody }: Operation, source: Source) {
  const { random, known } = source
  const form = requestBody?.content['multipart/form-data']
  if (form || random.chance(0.03)) return { content: formOf(form?.schema, random, known), type: null }
  const json = requestBody?.content['application/json']
  if (!json && !random.chance(0.1)) return undefined
  const value = json && !random.chance(0.1) ? valueOf(json.schema, source) : anyJson(random, known)
  const text = JSON.stringify(value) ?? ''
  const type = random.chance(0.05) ? random.pick(['text/plain', 'text/json', 'application/x-www-form-urlencoded', 'application/xml', 'application/merge-patch+json']) : 'application/json' // oxfmt-ignore
  return {
    content: random.chance(0.05) ? damaged(random, text) : text,
    type,
  }
}

function formOf(schema: JsonSchema | undefined, random: Random, known: Known): FormData {
  const names = Object.keys((schema?.['properties'] ?? {}) as object)
  const form = new FormData()
  const parts = random.below(4)
  for (let part = 0; part < parts; part += 1) {
    const name = random.chance(0.8) && names.length > 0 ? random.pick(names) : anyText(random, known)
    const start = random.pick(['', '%PDF-1.4\n', '\u0089PNG\r\n\u001A\n', 'GIF89a', '<svg>', 'PK'])
    const bytes = new Blob([start, 'x'.repeat(random.pick([0, 1, 100, 100_000]))], {
      type: random.pick(['', 'application/pdf', 'image/png', 'text/html', 'x/../y']),
    })
    if (random.chance(0.8)) form.append(name, bytes, anyText(random, known) || 'file')
    else form.append(name, anyText(random, known))
  }
  return form
}

function valueOf(given: JsonSchema, source: Source): unknown {
  const { random, known, document } = source
  const schema = resolve(given, document)
  if (random.chance(0.05)) return anyJson(random, known)
  const choices = schema['enum'] as unknown[] | undefined
  if (choices && choices.length > 0) return random.pick(choices)
  const [type] = [schema['type']].flat()
  if (type === 'integer') return Math.trunc(anyNumber(random, known))
  if (type === 'number') return anyNumber(random, known)
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'array') {
    const items = (schema['items'] ?? {}) as JsonSchema
    return Array.from({ length: random.below(4) }, () => valueOf(items, source))
  }
  if (type === 'object') {
    const members = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
    const chosen = members.filter(() => random.chance(0.7))
    return Object.fromEntries(
      chosen.map(([name, member]) => [name, knownId(random, known, name) ?? valueOf(member, source)]),
    )
  }
  return anyText(random, known)
}

function resolve(schema: JsonSchema, document: Document): JsonSchema {
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema['$ref'] ?? ''))?.[1]
  return name ? (document.components?.schemas?.[name] ?? schema) : schema
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
