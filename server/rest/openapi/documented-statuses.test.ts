import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Operation = {
  security: Record<string, string[]>[]
  requestBody?: object
  parameters?: { name: string; in: string }[]
  responses: Record<string, object>
}

const document = new URL('../../../openapi.json', import.meta.url)
const { paths } = JSON.parse(readFileSync(document, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    ...operation,
  })),
)

/** Operations that the contract answers with another status, or with an empty answer, if the object is unknown. */
const without404 = [
  'DELETE /api/game/captures/{challengeId}/{partId}/all',
  'GET /api/game/captures/{challengeId}/{partId}',
  'GET /api/game/captures/{challengeId}/{partId}/all',
  'GET /api/game/games/{id}/captures',
  'GET /api/team/{id}/invite',
  'POST /api/team/{id}/kick/{userId}',
  'PUT /api/admin/teams/{id}',
  'PUT /api/team/{id}',
  'PUT /api/team/{id}/invite',
  'PUT /api/team/{id}/transfer',
]

const lacking = (status: string, among: typeof operations) =>
  among.filter(({ responses }) => !(status in responses)).map(({ name }) => name)

it.each(['401', '403'])('documents %s for each operation that requires a login', (status) => {
  const guarded = operations.filter(({ security }) => security.length > 0)
  expect(guarded.length).toBeGreaterThan(0)
  expect(lacking(status, guarded)).toEqual([])
})

it.each(['400', '415'])('documents %s for each operation with a body', (status) => {
  expect(
    lacking(
      status,
      operations.filter(({ requestBody }) => requestBody),
    ),
  ).toEqual([])
})

it('documents 404 for each operation with an object in its path, but for those of the contract without it', () => {
  const withObject = operations.filter(({ parameters }) => parameters?.some((one) => one.in === 'path'))
  expect(lacking('404', withObject).toSorted()).toEqual(without404)
})

it('documents 429 for each operation', () => {
  expect(lacking('429', operations)).toEqual([])
})
