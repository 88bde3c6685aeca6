import { expect, it } from 'vitest'
import { createLastKnown } from './last-known.ts'

it('is the state of the last check while one hangs, and the new one after its end', async () => {
  let pending = Promise.withResolvers<string>()
  let checks = 0
  const read = createLastKnown(() => {
    checks += 1
    return pending.promise
  })
  const [first, second] = [read(), read()]
  pending.resolve('up')
  expect(await Promise.all([first, second])).toEqual(['up', 'up'])
  expect(checks).toBe(1)

  pending = Promise.withResolvers()
  expect(await Promise.all([read(), read()])).toEqual(['up', 'up'])
  expect(await read()).toBe('up')
  expect(checks).toBe(2)

  const late = read()
  pending.resolve('down')
  expect(await late).toBe('down')
  expect(await read()).toBe('down')
  expect(checks).toBe(3)
})
