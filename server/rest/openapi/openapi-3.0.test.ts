import { expect, it } from 'vitest'
import { toOpenApi30 } from './openapi-3.0.ts'

const document = (schema: object) => ({
  openapi: '3.1.1',
  info: { title: 'Halyard', license: { name: 'MIT', identifier: 'MIT' } },
  paths: {},
  components: { schemas: { One: schema }, responses: {} },
})
const converted = (schema: object) =>
  (toOpenApi30(document(schema)) as { components: { schemas: Record<string, object> } }).components.schemas[
    'One'
  ]
const ref = { $ref: '#/components/schemas/Other' }
/** Null alone; `nullable` counts only beside a type. */
const onlyNull = { type: 'string', nullable: true, enum: [null] }

it.each([
  ['null beside a type', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
  ['several types', { type: ['boolean', 'string'] }, { anyOf: [{ type: 'boolean' }, { type: 'string' }] }],
  ['null beside a reference', { anyOf: [ref, { type: 'null' }] }, { anyOf: [ref, onlyNull] }],
  [
    'null beside choices',
    { anyOf: [{ anyOf: [{ type: 'string' }, ref] }, { type: 'null' }] },
    { anyOf: [{ type: 'string' }, ref, onlyNull] },
  ],
  [
    'null among the values of an enumeration',
    { type: ['string', 'null'], enum: ['a', 'b', null] },
    { anyOf: [{ type: 'string', enum: ['a', 'b'] }, onlyNull] },
  ],
  [
    'null beside several types',
    { type: ['boolean', 'integer', 'null'] },
    { anyOf: [{ type: 'boolean' }, { type: 'integer' }, onlyNull] },
  ],
  ['a text beside a reference', { ...ref, description: 'a' }, { description: 'a', allOf: [ref] }],
  ['a reference', ref, ref],
  ['choices', { anyOf: [{ type: 'string' }, ref] }, { anyOf: [{ type: 'string' }, ref] }],
  ['null only', { type: 'null' }, onlyNull],
  ['a constant', { type: 'integer', const: 200 }, { enum: [200], type: 'integer' }],
  [
    'a file',
    { type: 'string', format: 'binary', contentMediaType: 'application/zip' },
    { format: 'binary', type: 'string' },
  ],
  [
    'inner schemas',
    { type: 'object', properties: { a: { type: 'array', items: { type: ['integer', 'null'] } } } },
    {
      properties: { a: { items: { type: 'integer', nullable: true }, type: 'array' } },
      type: 'object',
    },
  ],
  [
    'a map',
    { type: 'object', propertyNames: ref, additionalProperties: { type: ['string', 'null'] } },
    { additionalProperties: { type: 'string', nullable: true }, type: 'object' },
  ],
])('converts %s', (_name, schema, expected) => {
  expect(converted(schema)).toEqual(expected)
})

it('names version 3.0.3 and a license without an identifier', () => {
  expect(toOpenApi30(document({}))).toMatchObject({ openapi: '3.0.3', info: { license: { name: 'MIT' } } })
  expect(JSON.stringify(toOpenApi30(document({})))).not.toContain('identifier')
})

it('refuses a keyword without a rule', () => {
  expect(() => converted({ prefixItems: [] })).toThrow('OpenAPI 3.0 has no rule for the keyword prefixItems')
})
