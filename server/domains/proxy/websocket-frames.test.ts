import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { binaryFrames, createFrameReader, FrameError, handshakeAnswer } from './websocket-frames.ts'

type Frame = {
  opcode: number
  payload?: Buffer | string
  isFinal?: boolean
  extra?: number
  isBare?: boolean
}

function frame({ opcode, payload = '', isFinal = true, extra = 0, isBare = false }: Frame): Buffer {
  const bytes = Buffer.from(payload)
  const long = bytes.length < 126 ? 0 : bytes.length < 65_536 ? 2 : 8
  const head = Buffer.alloc(2 + long)
  head[0] = (isFinal ? 0x80 : 0) | extra | opcode
  head[1] = (isBare ? 0 : 0x80) | (long === 0 ? bytes.length : long === 2 ? 126 : 127)
  if (long === 2) head.writeUInt16BE(bytes.length, 2)
  if (long === 8) head.writeBigUInt64BE(BigInt(bytes.length), 2)
  if (isBare) return Buffer.concat([head, bytes])
  const mask = randomBytes(4)
  const masked = bytes.map((byte, index) => byte ^ (mask[index % 4] ?? 0))
  return Buffer.concat([head, mask, masked])
}

function listen() {
  const received = { payload: Buffer.alloc(0), pings: [] as string[], closes: 0 }
  const read = createFrameReader({
    payload: (bytes) => void (received.payload = Buffer.concat([received.payload, bytes])),
    ping: (bytes) => void received.pings.push(bytes.toString()),
    close: () => void (received.closes += 1),
  })
  return { received, read }
}

const text = 1
const binary = 2

describe('frames of a client', () => {
  const long = randomBytes(70_000)
  const stream = Buffer.concat([
    frame({ opcode: text, payload: 'ahoy ', isFinal: false }),
    frame({ opcode: 9, payload: 'there?' }),
    frame({ opcode: 0, payload: randomBytes(0), isFinal: false }),
    frame({ opcode: 0, payload: 'captain' }),
    frame({ opcode: 10, payload: 'unasked' }),
    frame({ opcode: binary, payload: long.subarray(0, 300) }),
    frame({ opcode: binary, payload: long.subarray(300) }),
    frame({ opcode: 8, payload: Buffer.from([3, 232]) }),
    frame({ opcode: binary, payload: 'after the end' }),
  ])

  it.each([1, 2, 3, 7, 1000, 65_536, stream.length])('are read in parts of %i bytes', (size) => {
    const { received, read } = listen()
    for (let at = 0; at < stream.length; at += size) read(Buffer.from(stream.subarray(at, at + size)))
    expect(received.payload.equals(Buffer.concat([Buffer.from('ahoy captain'), long]))).toBe(true)
    expect([received.pings, received.closes]).toEqual([['there?'], 1])
  })

  it('are forwarded before they are complete', () => {
    const { received, read } = listen()
    read(frame({ opcode: binary, payload: 'half of it' }).subarray(0, 11))
    expect(received.payload.toString()).toBe('half ')
  })

  it.each<[string, Buffer]>([
    ['no mask', frame({ opcode: binary, payload: 'x', isBare: true })],
    ['an extension', frame({ opcode: binary, payload: 'x', extra: 0x40 })],
    ['an unknown kind', frame({ opcode: 3 })],
    ['an unknown control', frame({ opcode: 11 })],
    ['nothing to go on with', frame({ opcode: 0 })],
    [
      'a message within one',
      Buffer.concat([frame({ opcode: text, isFinal: false }), frame({ opcode: text })]),
    ],
    ['a long ping', frame({ opcode: 9, payload: randomBytes(126) })],
    ['a ping in parts', frame({ opcode: 9, isFinal: false })],
    [
      'a length beyond numbers',
      Buffer.from([0x82, 0xff, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]),
    ],
  ])('with %s are refused', (_what, bytes) => {
    expect(() => listen().read(bytes)).toThrow(FrameError)
  })
})

describe('frames for a client', () => {
  it('contain at most 4096 bytes and are not masked', () => {
    const bytes = randomBytes(4096 * 2 + 100)
    const frames = binaryFrames(bytes)
    const at = (start: number, length: number) => frames.subarray(start, start + length)
    expect([...at(0, 4)]).toEqual([0x82, 126, 0x10, 0])
    expect(at(4, 4096).equals(bytes.subarray(0, 4096))).toBe(true)
    expect([...at(4100, 4)]).toEqual([0x82, 126, 0x10, 0])
    expect([...at(8200, 2)]).toEqual([0x82, 100])
    expect(at(8202, 200).equals(bytes.subarray(8192))).toBe(true)
  })

  it('follow a handshake as in RFC 6455', () => {
    expect(handshakeAnswer('dGhlIHNhbXBsZSBub25jZQ==')).toContain('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=')
  })
})
