import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platform } from '../../../server/domains/platform/platform.service.ts'
import { registerAssetFiles } from '../../../server/domains/asset/asset.rest.ts'
import { buildOpenApi } from '../../../server/rest/openapi/openapi.ts'
import { registerRoutes } from '../../../server/rest/routes.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'

type Operation = {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { $ref?: string; description?: string }>
}
type Document = {
  openapi: string
  info: { version: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<'schemas' | 'responses' | 'securitySchemes', Record<string, object>>
}

let test: TestApp
let anybody: Actor
let document: Document
let operations: { method: string; path: string; operation: Operation }[]

beforeAll(async () => {
  test = await startTestApp()
  anybody = test.anonymous()
  document = (await anybody.rest('GET', '/api/openapi.json')).body as Document
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
})
afterAll(() => test.dispose())

describe('the OpenAPI document', () => {
  it('is served to anybody, as it is in the repository', async () => {
    const { status, headers, text } = await anybody.rest('GET', '/api/openapi.json')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(text).toBe(readFileSync('openapi.json', 'utf8'))
    expect(document.info.version).toBe(platform.apiLevel)
  })

  it('describes every route under /api and of stored files, and no other', async () => {
    const fresh = await buildOpenApi(async (app) => {
      await registerRoutes(app)
      registerAssetFiles(app, () => test.services)
    })
    expect(fresh.undocumented).toEqual([])
    const registered = new Set(routesOf(test))
    expect(registered.size).toBeGreaterThan(40)
    const told = operations.map(({ method, path }) => `${method.toUpperCase()} ${withoutNames(path)}`)
    // The proxy accepts any method, of which the reference lists one. Browsers alone send OPTIONS, before a request.
    const known = [...registered].filter(
      (route) => !/^(?!GET).* \/api\/proxy\//.test(route) && !route.startsWith('OPTIONS '),
    )
    expect(told.toSorted()).toEqual(known.toSorted())
  })

  it('has valid schemas and no broken reference', () => {
    const ajv = new Ajv2020({ strictTypes: false, formats: { int32: true, int64: true, uuid: true } })
    ajv.addVocabulary(['components'])
    const { components } = document
    const asked = operations.flatMap(({ operation }) => [
      ...Object.values(operation.requestBody?.content ?? {}),
      ...(operation.parameters ?? []),
    ])
    const schemas = [...Object.values(components.schemas), ...asked.map(({ schema }) => schema)]
    for (const schema of schemas) ajv.compile({ ...schema, components })
    const references = new Set(JSON.stringify(document).match(/"#\/[^"]+"/g))
    const lost = [...references].filter((reference) => !lookUp(document, reference.slice(2, -1)))
    expect(lost).toEqual([])
  })

  it('is an OpenAPI 3.1 document as the specification asks', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = document.tags.map(({ name }) => name)
    const schemes = Object.keys(document.components.securitySchemes)
    const wrong = operations.filter(({ path, operation }) => {
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      const isWhole =
        inPath.map(({ name }) => `{${name}}`).join() === (path.match(/\{\w+\}/g) ?? []).join() &&
        inPath.every(({ required }) => required) &&
        tags.includes(operation.tags[0] ?? '') &&
        /^[A-Z].*[^.]$/.test(operation.summary) &&
        operation.security.flatMap(Object.keys).every((scheme) => schemes.includes(scheme)) &&
        Object.values(operation.responses).every(({ $ref, description }) => $ref ?? description)
      return !isWhole
    })
    expect(wrong).toEqual([])
  })

  it('documents the access rules of the routes', async () => {
    const closed = operations.filter(({ operation }) => operation.security.length > 0)
    expect(closed.length).toBeGreaterThan(20)
    const open: string[] = []
    for (const { method, path } of closed) {
      const address = path
        .replace(/\{user[iI]d\}|(?<=instances\/)\{id\}/, '01890000-0000-7000-8000-000000000000')
        .replace('{hash}', 'a'.repeat(64))
        .replaceAll(/\{\w+\}/g, '1')
      const body = method === 'get' || method === 'delete' ? undefined : {}
      const { status } = await anybody.rest(method.toUpperCase(), address, body)
      // A form is checked before its sender.
      if (status !== 401 && status !== 415) open.push(`${method} ${path}: ${status}`)
    }
    expect(open).toEqual([])
  })
})

/** Routes such as `GET /api/team/{}` from Fastify's own list. */
function routesOf({ app }: TestApp): string[] {
  const lines = app.server.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n')
  const parents: string[] = []
  return lines.flatMap((line) => {
    const [, indent, part = '', methods] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? []
    if (indent === undefined) return []
    const depth = indent.length / 4
    parents.splice(depth, parents.length, part)
    const path = parents.join('')
    if (!methods || !/^\/(api|assets)\//.test(path) || path === '/api/docs') return []
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${withoutNames(path)}`)
  })
}

function withoutNames(path: string): string {
  return path.replaceAll(/\{\w+\}|:\w+(\(\^.*?\$\))?/g, '{}')
}

/** The value at a JSON pointer such as `/components/schemas/Error`. */
function lookUp(value: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1)
  return keys.reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], value)
}
