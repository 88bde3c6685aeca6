import { expect, test } from 'vitest'
import { readEvents } from './event-stream.ts'

function bodyOf(...chunks: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
}

test('the events of a stream are read from chunks of any size, without comments', async () => {
  const events = []
  const body = bodyOf(
    ':\n\nevent: ne',
    'xt\ndata: {"a":1}\n',
    '\n:\n\nevent: next\r\ndata: {"a"',
    ':2}\r\n\r\nevent: complete\ndata:\n\n',
  )
  for await (const event of readEvents(body)) events.push(event)
  expect(events).toEqual([
    { event: 'next', data: '{"a":1}' },
    { event: 'next', data: '{"a":2}' },
    { event: 'complete', data: '' },
  ])
})

test('an incomplete last event of an event stream is ignored', async () => {
  const events = []
  for await (const event of readEvents(bodyOf('event: next\ndata: {}\n\nevent: next\ndata: {"a"')))
    events.push(event)
  expect(events).toEqual([{ event: 'next', data: '{}' }])
})
