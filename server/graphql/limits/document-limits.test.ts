import { getIntrospectionQuery, parse } from 'graphql'
import { expect, it } from 'vitest'
import { checkDocument, checkText } from './document-limits.ts'
import { loadPersistedOperations } from '../operations/persisted-operations.ts'

const times = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index)).join(' ')

function check(text: string): void {
  checkText(text)
  checkDocument(parse(text))
}

it('allows the operations of the web client and the explorer', () => {
  const texts = [...loadPersistedOperations().values(), getIntrospectionQuery()]
  expect(texts.length).toBeGreaterThan(100)
  for (const text of texts) expect(() => check(text)).not.toThrow()
})

it.each([
  ['tokens', `{ ${'id '.repeat(6000)} }`, /5000 tokens/],
  ['open brackets', `{ a(b: ${'['.repeat(3000)}`, /50 brackets inside/],
  ['operations', times(11, (index) => `query Q${index} { a }`), /10 operations/],
  ['fragments', `{ a } ${times(51, (index) => `fragment F${index} on T { a }`)}`, /50 fragments/],
  ['spreads', `{ ${'...F '.repeat(201)} } fragment F on T { a }`, /200 spreads/],
  ['directives', `{ a ${'@x '.repeat(101)} }`, /100 directives/],
  ['aliases', `{ ${times(101, (index) => `a${index}: a`)} }`, /100 aliases/],
  ['variables', `query (${times(101, (index) => `$v${index}: Int`)}) { a }`, /100 variables/],
  ['levels', `${'{ a '.repeat(16)}${'}'.repeat(16)}`, /15 fields inside each other/],
  [
    'uses of a name',
    `{ ${'...F '.repeat(7)} } fragment F on T { a { b } a { b } a { b } }`,
    /20 uses of "a"/,
  ],
  ['fields', `{ ${'a '.repeat(401)} }`, /400 fields/],
  [
    'fields of fragments that hold others twice',
    `{ ...F0 } ${times(40, (index) => `fragment F${index} on T { ...F${index + 1} ...F${index + 1} }`)}
     fragment F40 on T { a }`,
    /400 fields/,
  ],
  [
    'fields of all operations',
    times(6, (index) => `query Q${index} { ${'a '.repeat(390)} }`),
    /2000 fields in all/,
  ],
])('refuses too many %s', (_name, text, message) => {
  expect(() => check(text)).toThrow(message)
})

it.each([
  ['itself, often', `{ ...F } fragment F on T { ${'...F '.repeat(150)} }`],
  [
    'itself through others',
    '{ ...A } fragment A on T { ...B } fragment B on T { a { ...C } } fragment C on T { ...A }',
  ],
])('refuses a fragment that spreads %s', (_name, text) => {
  expect(() => check(text)).toThrow('A fragment spreads itself.')
})
