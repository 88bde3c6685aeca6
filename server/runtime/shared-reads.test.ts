import { expect, it } from 'vitest'
import { createSharedReads } from './shared-reads.ts'

/** Reads that end when the test says so. */
function source() {
  const reads = createSharedReads<number>()
  const begun: { resolve: (value: number) => void; reject: (error: Error) => void }[] = []
  const ask = (key = 'a') =>
    reads.find(key, () => new Promise<number>((resolve, reject) => begun.push({ resolve, reject })))
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return { reads, begun, ask, turn }
}

it('gives callers that wait for a running read the next one, which all of them share', async () => {
  const { reads, begun, ask, turn } = source()
  const first = ask()
  await turn()
  const later = [ask(), ask(), ask()]
  await turn()
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(1)
  expect(await first).toBe(1)
  await turn()
  expect(begun).toHaveLength(2)
  const last = ask()
  begun[1]?.resolve(2)
  expect(await Promise.all(later)).toEqual([2, 2, 2])
  await turn()
  begun[2]?.resolve(3)
  expect(await last).toBe(3)
  await turn()
  expect(reads.size).toBe(0)
})

it('shares an error only with the callers of the read that failed', async () => {
  const { reads, begun, ask, turn } = source()
  const first = ask()
  await turn()
  const second = ask()
  begun[0]?.reject(new Error('no database'))
  await expect(first).rejects.toThrow('no database')
  await turn()
  begun[1]?.resolve(2)
  expect(await second).toBe(2)
  await turn()
  expect(reads.size).toBe(0)
})

it('reads different questions side by side', async () => {
  const { begun, ask, turn } = source()
  const answers = [ask('a'), ask('b')]
  await turn()
  expect(begun).toHaveLength(2)
  begun[0]?.resolve(1)
  begun[1]?.resolve(2)
  expect(await Promise.all(answers)).toEqual([1, 2])
})

it('gives callers that ask one after another, before the read begins, the same one', async () => {
  const { begun, ask, turn } = source()
  const answers = [ask(), ask()]
  await turn()
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(1)
  expect(await Promise.all(answers)).toEqual([1, 1])
})
