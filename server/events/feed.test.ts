import { expect, it, vi } from 'vitest'
import { FellBehindError } from '../use-case/errors.ts'
import { openFeed } from './feed.ts'

function openNumbers() {
  const stop = vi.fn()
  let push = (_item: number) => undefined as void
  const feed = openFeed<number>((given) => {
    push = given
    return stop
  })
  return { feed, stop, push: (item: number) => push(item) }
}

const done = { done: true, value: undefined }

it('passes events before and after a pull in order', async () => {
  const { feed, push } = openNumbers()
  const first = feed.next()
  const second = feed.next()
  for (const item of [1, 2, 3]) push(item)
  expect(await Promise.all([first, second, feed.next()])).toEqual([1, 2, 3].map((value) => ({ done: false, value }))) // oxfmt-ignore
})

it('notifies a reader that is too slow once, then drops its events and ends', async () => {
  const { feed, push, stop } = openNumbers()
  const first = feed.next()
  for (let item = 0; item <= 1000; item += 1) push(item)
  expect(await first).toEqual({ done: false, value: 0 })
  expect(stop).not.toHaveBeenCalled()
  push(1001)
  expect(stop).toHaveBeenCalledOnce()
  push(1002)
  await expect(feed.next()).rejects.toBeInstanceOf(FellBehindError)
  expect(await feed.next()).toEqual(done)
})

it('ends a waiting reader when it is closed', async () => {
  const { feed, stop } = openNumbers()
  const step = feed.next()
  await feed.return?.()
  expect(await step).toEqual(done)
  expect(stop).toHaveBeenCalledOnce()
  expect(await feed.next()).toEqual(done)
})
