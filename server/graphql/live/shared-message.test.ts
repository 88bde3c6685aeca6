import { randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createSharedMessage, frameWindowBits } from './shared-message.ts'

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
const json = (id: string) => Buffer.from(JSON.stringify(id))

function textIn({ firstByte, payload }: { firstByte: number | undefined; payload: Buffer }): string {
  const bytes =
    firstByte === 0xc1
      ? inflateRawSync(Buffer.concat([payload, syncFlush]), {
          finishFlush: 2,
          windowBits: frameWindowBits,
          chunkSize: 1024,
        })
      : payload
  return bytes.toString()
}

describe.each([1, 20, 300, 20_000])('a result of %i words', (words) => {
  it.each(ids)('has the same text for the id %s, compressed or not', async (id) => {
    const result = textOf(words)
    const message = createSharedMessage(result)
    const expected = { id, type: 'next', payload: JSON.parse(result) as unknown }
    const plain = read(message.frame(json(id), { isCompressed: false }))
    expect(plain.firstByte).toBe(0x81)
    expect(JSON.parse(textIn(plain))).toEqual(expected)

    await message.compress()
    const compressed = read(message.frame(json(id), { isCompressed: true }))
    expect(compressed.firstByte).toBe(result.length > 1024 ? 0xc1 : 0x81)
    expect(JSON.parse(textIn(compressed))).toEqual(expected)
  })
})

it('sends a message uncompressed if its id does not fit into one block', async () => {
  const message = createSharedMessage(textOf(1000))
  await message.compress()
  const frame = message.frame(json('x'.repeat(70_000)), { isCompressed: true })
  const { firstByte, payload } = read(frame)
  expect(firstByte).toBe(0x81)
  expect(payload.toString()).toContain('"type":"next"')
})

it.each([false, true])(
  'gives operations one buffer after the other, except a kept one (compressed: %s)',
  async (isCompressed) => {
    const message = createSharedMessage(textOf(1000))
    await message.compress()
    const idOf = (frame: Buffer) => (JSON.parse(textIn(read(frame))) as { id: string }).id
    const first = message.frame(json('first'), { isCompressed })
    expect(idOf(first)).toBe('first')
    const third = message.frame(json('third'), { isCompressed })
    expect(third).toBe(first)
    expect(idOf(third)).toBe('third')
    message.keep(third)
    expect(idOf(message.frame(json('fifth'), { isCompressed }))).toBe('fifth')
    expect(idOf(third)).toBe('third')
  },
)

it('refers to no bytes outside the window that the server announces', async () => {
  const part = randomBytes(10_000).toString('hex')
  const message = createSharedMessage(JSON.stringify({ data: { text: part + part } }))
  await message.compress()
  const { firstByte, payload } = read(message.frame(json('far'), { isCompressed: true }))
  expect(textIn({ firstByte, payload })).toContain(part + part)
})
