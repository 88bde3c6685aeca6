import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPollMailbox } from './poll-mailbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const onAbsent = vi.fn()
  const mailbox = createPollMailbox({ onAbsent })
  const leaving = new AbortController()
  return { ...mailbox, onAbsent, leaving, poll: () => mailbox.take(leaving.signal) }
}

it('keeps messages for the next poll, and counts their bytes', async () => {
  const { put, poll, waitingBytes } = open()
  put('handshake')
  await poll()
  put('one')
  put('zwölf')
  expect(waitingBytes()).toBe(9)
  expect(await poll()).toEqual({ status: 200, text: 'onezwölf' })
  expect(waitingBytes()).toBe(0)
})

it('answers the handshake alone, also when the connection ends before the next poll', async () => {
  const { put, close, poll, waitingBytes } = open()
  put('handshake')
  put('end')
  close()
  expect(await poll()).toEqual({ status: 200, text: 'handshake' })
  expect(waitingBytes()).toBe(3)
  expect(await poll()).toEqual({ status: 200, text: 'end' })
  expect(await poll()).toEqual({ status: 204, text: '' })
})

it('answers a poll that waits with the next message', async () => {
  const { put, poll } = open()
  const waiting = poll()
  put('news')
  expect(await waiting).toEqual({ status: 200, text: 'news' })
})

it('answers a poll without messages after 25 seconds', async () => {
  const { poll } = open()
  const answered = vi.fn()
  void poll().then(answered)
  await vi.advanceTimersByTimeAsync(24_999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledWith({ status: 200, text: '' })
})

it('keeps a message that comes after a client has left its poll', async () => {
  const { put, poll, leaving, take } = open()
  const left = poll()
  leaving.abort()
  expect(await left).toEqual({ status: 200, text: '' })
  put('news')
  expect(await take(new AbortController().signal)).toEqual({ status: 200, text: 'news' })
})

it('delivers what waits when it closes, and then says that it is closed', async () => {
  const { put, close, poll } = open()
  put('last')
  close()
  put('later')
  expect(await poll()).toEqual({ status: 200, text: 'last' })
  expect(await poll()).toEqual({ status: 204, text: '' })
})

it('notices that no poll came for 30 seconds, but not while one waits', async () => {
  const { poll, put, onAbsent } = open()
  const waiting = poll()
  await vi.advanceTimersByTimeAsync(20_000)
  put('news')
  await waiting
  await vi.advanceTimersByTimeAsync(29_999)
  expect(onAbsent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onAbsent).toHaveBeenCalledTimes(1)
})
