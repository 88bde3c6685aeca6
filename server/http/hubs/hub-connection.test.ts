import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHubConnection } from './hub-connection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const done: string[] = []
  const connection = createHubConnection({
    send: (message) => done.push(message),
    close: () => done.push('closed'),
    onHandshake: () => connection.accept(),
  })
  return { ...connection, done }
}

const handshake = '{"protocol":"json","version":1}\u001e'
const shaken = ['{}\u001e']

it('completes the handshake, also in parts and together with a message', () => {
  const { receive, done } = open()
  receive(handshake.slice(0, 9))
  expect(done).toEqual([])
  receive(`${handshake.slice(9)}{"type":6}\u001e`)
  expect(done).toEqual(shaken)
})

it.each([
  ['{"protocol":"messagepack","version":1}\u001e', "The protocol 'messagepack' is not supported."],
  ['{"protocol":"json","version":2}\u001e', "The server does not support version 2 of the 'json' protocol."],
  ['hello\u001e', 'The handshake request is not valid JSON.'],
  ['x'.repeat(33_000), 'The message is too large.'],
])('refuses the handshake %j', (text, error) => {
  const { receive, done } = open()
  receive(text)
  expect(done).toEqual([`{"error":${JSON.stringify(error)}}\u001e`, 'closed'])
})

it('closes a connection that sends no handshake', () => {
  const { done } = open()
  vi.advanceTimersByTime(14_999)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done.at(-1)).toBe('closed')
})

it('sends a ping when it has sent nothing else for 15 seconds', () => {
  const { receive, write, done } = open()
  receive(handshake)
  vi.advanceTimersByTime(10_000)
  write('news')
  vi.advanceTimersByTime(14_999)
  expect(done).toEqual([...shaken, 'news'])
  vi.advanceTimersByTime(1)
  expect(done).toEqual([...shaken, 'news', '{"type":6}\u001e'])
})

it('closes a connection on which it receives nothing for 30 seconds', () => {
  const { receive, done } = open()
  receive(handshake)
  for (let count = 0; count < 4; count += 1) {
    vi.advanceTimersByTime(29_000)
    receive('{"type":6}\u001e')
  }
  expect(done).not.toContain('closed')
  vi.advanceTimersByTime(30_000)
  expect(done.slice(-2)).toEqual(['{"type":7,"allowReconnect":true}\u001e', 'closed'])
})

it('answers a call of a method with an error, and ignores one that expects no answer', () => {
  const { receive, done } = open()
  receive(`${handshake}{"type":1,"target":"Join","arguments":[]}\u001e`)
  expect(done).toEqual(shaken)
  receive('{"type":1,"invocationId":"7","target":"Join","arguments":[]}\u001e')
  expect(done.at(-1)).toBe(
    '{"type":3,"invocationId":"7","error":"This hub has no methods that clients can call."}\u001e',
  )
})

it('closes when the client says so or sends something unreadable, and sends nothing afterwards', () => {
  const polite = open()
  polite.receive(`${handshake}{"type":7}\u001e`)
  polite.write('late')
  expect(polite.done).toEqual([...shaken, 'closed'])
  const broken = open()
  broken.receive(`${handshake}oops\u001e`)
  expect(broken.done).toEqual([...shaken, '{"type":7}\u001e', 'closed'])
})
