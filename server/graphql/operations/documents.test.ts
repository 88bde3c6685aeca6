import { expect, it } from 'vitest'
import { createDocuments } from './documents.ts'
import { loadPersistedOperations } from './persisted-operations.ts'

/** A valid operation of about that many characters, different for each name. */
const operation = (name: string, length: number) =>
  `query ${name} { platform { version } } #${'x'.repeat(length)}`

it('keeps operations of clients by recent use, and forgets the others', () => {
  const documents = createDocuments()
  const [old, used] = [operation('Old', 4000), operation('Used', 4000)]
  const [first, second] = [documents.read(old), documents.read(used)]
  expect(documents.read(old)).toBe(first)
  for (let turn = 0; turn < 30; turn += 1) {
    documents.read(operation(`Other${turn}`, 4000))
    expect(documents.read(used)).toBe(second)
  }
  expect(documents.read(old)).not.toBe(first)
})

it.each([
  ['long', operation('Long', 10_000)],
  ['wrong', '{ platform { nothing } }'],
])('keeps no operation that is %s', (_what, text) => {
  const documents = createDocuments()
  expect(documents.read(text)).not.toBe(documents.read(text))
})

it('keeps the operations of the web client forever', () => {
  const documents = createDocuments()
  const [text = ''] = loadPersistedOperations().values()
  const first = documents.read(text)
  for (let turn = 0; turn < 30; turn += 1) documents.read(operation(`Other${turn}`, 4000))
  expect(documents.read(text)).toBe(first)
})
