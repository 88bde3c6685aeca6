import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { decodeApart } from './decode-apart.ts'

const text = (...lines: string[]) => Buffer.from(lines.join('\n'), 'latin1')

it('leaves the thread of the process free', async () => {
  const side = 1400
  const decoding = decodeApart(text('P1', `${side} ${side}`, '0 1'.repeat(side * side)))
  const pending = Symbol('pending')
  let turns = 0
  while ((await Promise.race([decoding, setImmediate(pending)])) === pending) turns += 1
  expect(await decoding).toMatchObject({ width: side, height: side, channels: 3 })
  // In the same thread the whole picture would be decoded in one turn.
  expect(turns).toBeGreaterThan(20)
})

it('decodes each of several pictures, and goes on after a malformed one', async () => {
  const white = text('P1', '1 1', '0')
  const results = await Promise.allSettled(
    [white, text('P1', '1 1'), Buffer.from('no picture'), white].map((source) => decodeApart(source)),
  )
  const decoded = { status: 'fulfilled', value: expect.objectContaining({ width: 1, height: 1 }) as object }
  expect(results).toEqual([
    decoded,
    expect.objectContaining({ status: 'rejected' }),
    { status: 'fulfilled', value: null },
    decoded,
  ])
})
