import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Parameter = { name: string; in: string }
type Operation = { operationId: string; tags: string[]; parameters?: Parameter[] }
type Names = { operationId: string; tag: string; path: string[]; query: string[] }

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as unknown
const { paths } = read('../../openapi.json') as { paths: Record<string, Record<string, Operation>> }
/** The names in the published document of API level 1.2.6, which generated clients use. */
const contract = read('contract-names.json') as Record<string, Names>

const served = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      routeOf(`${method.toUpperCase()} ${path}`),
      namesOf(operation),
    ]),
  ),
)

it.each(Object.entries(contract))('%s has the names of the contract', (route, names) => {
  expect(served.get(routeOf(route))).toEqual({ ...names, query: names.query.toSorted() })
})

/** Paths are compared without letter case and without the names of their parameters. */
function routeOf(route: string): string {
  return route.replaceAll(/\{\w+\}/g, '{}').toLowerCase()
}

function namesOf({ operationId, tags, parameters = [] }: Operation): Names {
  const namesIn = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name)
  return { operationId, tag: tags.join(), path: namesIn('path'), query: namesIn('query').toSorted() }
}
