import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createSharedMessage } from './shared-message.ts'

const syncFlush = Buffer.from([0, 0, 0xff, 0xff])

/** First byte and payload of a frame that must be whole. */
function read(frame: Buffer): { firstByte: number | undefined; payload: Buffer } {
  const size = frame[1] ?? 0
  const [length, start] =
    size < 126
      ? [size, 2]
      : size === 126
        ? [frame.readUInt16BE(2), 4]
        : [Number(frame.readBigUInt64BE(2)), 10]
  expect(frame.length).toBe(start + length)
  return { firstByte: frame[0], payload: frame.subarray(start) }
}

const textOf = (length: number) => JSON.stringify({ data: { text: 'Ahoy ⚓ '.repeat(length) } })
const ids = ['a', '"quoted" \\ 旗', 'x'.repeat(3000)]

describe.each([1, 20, 300, 20_000])('a result of %i words', (words) => {
  it.each(ids)('has the same text for the id %s, compressed or not', async (id) => {
    const result = textOf(words)
    const message = createSharedMessage(result)
    const expected = { id, type: 'next', payload: JSON.parse(result) as unknown }
    const plain = read(await message.frame(id, { isCompressed: false }))
    expect(plain.firstByte).toBe(0x81)
    expect(JSON.parse(plain.payload.toString())).toEqual(expected)

    const { firstByte, payload } = read(await message.frame(id, { isCompressed: true }))
    const isCompressed = firstByte === 0xc1
    expect(isCompressed).toBe(result.length > 1024)
    const text = isCompressed
      ? inflateRawSync(Buffer.concat([payload, syncFlush]), { finishFlush: 2 })
      : payload
    expect(JSON.parse(text.toString())).toEqual(expected)
  })
})

it('sends a message uncompressed if its id does not fit into one block', async () => {
  const frame = await createSharedMessage(textOf(1000)).frame('x'.repeat(70_000), { isCompressed: true })
  const { firstByte, payload } = read(frame)
  expect(firstByte).toBe(0x81)
  expect(payload.toString()).toContain('"type":"next"')
})
