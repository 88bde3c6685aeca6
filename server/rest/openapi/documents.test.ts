import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { toOpenApi30 } from './openapi-3.0.ts'

// What generators of clients need of both documents, and what version 3.0.3 demands beyond the rules of its schema.

type Schema = { [keyword: string]: unknown }
type Content = Record<string, { schema: Schema }>
type Operation = { security: Record<string, string[]>[]; responses: Record<string, { content?: Content }> }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const written = JSON.parse(
  readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'),
) as Document
const version30 = toOpenApi30(written) as Document
const documents = [
  { version: '3.1', document: written, mark: 'contentMediaType' },
  { version: '3.0', document: version30, mark: 'format' },
]

/** Every object of a document, with its place. */
function* objectsOf(value: unknown, place = ''): Generator<[place: string, object: Schema]> {
  if (typeof value !== 'object' || value === null) return
  yield [place, value as Schema]
  for (const [name, member] of Object.entries(value)) yield* objectsOf(member, `${place}/${name}`)
}

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
  )

const filesOf = (document: Document) =>
  operationsOf(document).flatMap(({ name, responses }) =>
    ['200', '206'].flatMap((status) =>
      Object.entries(responses[status]?.content ?? {}).map(
        ([type, { schema }]) => [`${name} ${status} ${type}`, type, schema] as const,
      ),
    ),
  )

describe.each(documents)('version $version', ({ document, mark }) => {
  it('has every answer that is no text and no JSON as bytes', () => {
    const files = filesOf(document).filter(([, type]) => !/json|^text\/|xml\b/.test(type))
    expect(files.length).toBeGreaterThan(8)
    for (const [name, , schema] of files) {
      expect([name, schema['type'], schema[mark]]).toEqual([
        name,
        'string',
        expect.stringMatching(/\/|^binary$/),
      ])
    }
  })

  it('has texts as texts', () => {
    const texts = filesOf(document).filter(([, type]) => /^text\/|atom\+xml/.test(type))
    expect(texts.length).toBeGreaterThan(4)
    for (const [name, , schema] of texts) expect([name, schema]).toEqual([name, { type: 'string' }])
  })

  it('has files of users in any type, whole and in ranges', () => {
    const responses = document.paths['/assets/{hash}/{filename}']?.['get']?.responses
    const types = ['application/octet-stream', '*/*']
    expect(Object.keys(responses?.['200']?.content ?? {})).toEqual(types)
    expect(Object.keys(responses?.['206']?.content ?? {})).toEqual(types)
  })
})

describe('version 3.1', () => {
  it('names the type of bytes', () => {
    const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const content = written.paths['/api/game/{id}/scoreboardsheet']?.['get']?.responses['200']?.content
    expect(content?.[sheet]?.schema['contentMediaType']).toBe(sheet)
  })
})

describe('version 3.0', () => {
  it('has nullable beside a type only', () => {
    const wrong = [...objectsOf(version30)].filter(([, schema]) => schema['nullable'] && !schema['type'])
    expect(wrong.map(([place]) => place)).toEqual([])
  })

  it('has null in no enumeration of names', () => {
    const wrong = [...objectsOf(version30)].filter(
      ([, { enum: values }]) => Array.isArray(values) && values.length > 1 && values.includes(null),
    )
    expect(wrong.map(([place]) => place)).toEqual([])
  })

  it('has scopes for no way of logging in, and keeps the ways', () => {
    const ways = operationsOf(version30).flatMap(({ security }) => security)
    expect(ways.flatMap((way) => Object.values(way).flat())).toEqual([])
    expect(ways.filter((way) => 'token' in way).length).toBeGreaterThan(80)
  })

  it.each([
    ['GameDetailModel', 'rank'],
    ['ChallengeEditDetailModel', 'attachment'],
    ['ChallengeEditDetailModel', 'testContainer'],
    ['FlagInfoModel', 'attachment'],
    ['ContainerInstanceModel', 'team'],
    ['ContainerInstanceModel', 'challenge'],
    ['GlobalConfig', 'logoHash'],
    ['AdminUserInfoModel', 'role'],
    ['ChallengeUpdateModel', 'category'],
  ])('takes null for %s.%s, and nothing of another kind', (model, member) => {
    const ajv = new Ajv({ strict: false, logger: false })
    ajv.addSchema({ $id: 'document', ...version30 })
    const validate = ajv.compile({
      $ref: `document#/components/schemas/${model}/properties/${member}`,
    })
    expect([validate(null), validate([1])]).toEqual([true, false])
  })
})
