import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Parameter = { name: string; in: string }
type Schema = { $ref?: string; items?: Schema }
type Body = { content?: { 'application/json'?: { schema: Schema } } }
type Operation = {
  operationId: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: Body
  responses: Record<string, Body>
}
type Names = {
  operationId: string
  tag: string
  path: string[]
  query: string[]
  body?: string
  answer?: string
}

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as unknown
const {
  paths,
  components: { schemas },
} = read('../../../openapi.json') as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { enum?: string[]; properties?: object }> }
}
/** The names in the published document of API level 1.2.6, which generated clients use. */
const contract = read('contract-names.json') as Record<string, Names>
/** The members of its models, and the values of its enumerations. */
const contractMembers = read('contract-members.json') as Record<string, string[]>

const served = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      routeOf(`${method.toUpperCase()} ${path}`),
      namesOf(operation),
    ]),
  ),
)

/** Bodies with the name of an answer that has more members, or with other rules than the first body of the name. */
const unnamedBodies = new Set([
  'PUT /api/admin/config',
  'PUT /api/edit/posts/{id}',
  'POST /api/edit/games',
  'PUT /api/edit/games/{id}',
  'POST /api/edit/games/{id}/challenges',
])

/** Parameters that routes have besides those of the level: the form of a capture, the names in an archive. */
const otherQueries: Record<string, string[]> = {
  'GET /api/game/captures/{challengeId}/{partId}/all': ['form'],
  'GET /api/game/captures/{challengeId}/{partId}/{filename}': ['form'],
  'GET /api/admin/writeups/{id}/all': ['names'],
  'GET /api/game/{id}/scoreboardsheet': ['form'],
  'GET /api/game/{id}/submissionsheet': ['form'],
}

it.each(Object.entries(contract))('%s has the names of the contract', (route, { body, ...names }) => {
  const named = { ...names, ...(body && !unnamedBodies.has(route) && { body }) }
  expect(served.get(routeOf(route))).toEqual({
    ...named,
    query: [...names.query, ...(otherQueries[route] ?? [])].toSorted(),
  })
})

/** Members and values that differ from the published document on purpose. */
const others: Record<string, { more?: string[]; fewer?: string[] }> = {
  AttachmentCreateModel: { more: ['fileName'] },
  // The level has no reason of a refusal; a body without one leaves it as it is.
  ParticipationEditModel: { more: ['statusReason'] },
  FlagCreateModel: { more: ['fileName'] },
  // A problem has a code for programs instead of a text, and a trace instead of an address.
  ProblemDetails: { more: ['code', 'traceId'], fewer: ['detail', 'instance'] },
  CaptchaProvider: { fewer: ['GoogleRecaptcha'] },
}

it.each(Object.entries(contractMembers))(
  'the model %s has the members of the contract, and no other',
  (name, members) => {
    const { more = [], fewer = [] } = others[name] ?? {}
    const { enum: values, properties = {} } = schemas[name] ?? {}
    const expected = [...members.filter((member) => !fewer.includes(member)), ...more]
    expect((values ?? Object.keys(properties)).toSorted()).toEqual(expected.toSorted())
  },
)

/** Paths are compared without letter case and without the names of their parameters. */
function routeOf(route: string): string {
  return route.replaceAll(/\{\w+\}/g, '{}').toLowerCase()
}

function namesOf({ operationId, tags, parameters = [], requestBody, responses }: Operation): Names {
  const namesIn = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name)
  const [body, answer] = [requestBody, responses['200']].map(modelOf)
  return {
    operationId,
    tag: tags.join(),
    path: namesIn('path'),
    query: namesIn('query').toSorted(),
    ...(body && { body }),
    ...(answer && { answer }),
  }
}

/** The name of the schema of a body, `name[]` for a list; undefined for a schema without a name. */
function modelOf(body: Body | undefined): string | undefined {
  const schema = body?.content?.['application/json']?.schema
  const nameOf = (one: Schema | undefined) => one?.$ref?.split('/').at(-1)
  return nameOf(schema) ?? (schema?.items && nameOf(schema.items) ? `${nameOf(schema.items)}[]` : undefined)
}
