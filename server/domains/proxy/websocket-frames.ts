import { createHash } from 'node:crypto'

const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const
const noBytes = Buffer.alloc(0)

/** Maximum payload of a frame to the client. */
const maxFrameBytes = 4096
/** A close frame without a status. */
export const closeFrame = Buffer.from([0x80 | opcodes.close, 0])
/** A ping without a payload. */
export const pingFrame = Buffer.from([0x80 | opcodes.ping, 0])

/** The client violates the WebSocket protocol. */
export class FrameError extends Error {}

/** The answer to a handshake (RFC 6455, section 4.2.2), without subprotocol or extension. */
export function handshakeAnswer(key: string): string {
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
  return `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`
}

/** Encodes bytes as binary frames of at most 4096 bytes each, in one buffer. */
export function binaryFrames(bytes: Buffer): Buffer {
  const frames: Buffer[] = []
  for (let start = 0; start < bytes.length; start += maxFrameBytes) {
    const part = bytes.subarray(start, start + maxFrameBytes)
    frames.push(header(opcodes.binary, part.length), part)
  }
  return Buffer.concat(frames)
}

export function pongFrame(bytes: Buffer): Buffer {
  return Buffer.concat([header(opcodes.pong, bytes.length), bytes])
}

function header(opcode: number, length: number): Buffer {
  if (length < 126) return Buffer.from([0x80 | opcode, length])
  return Buffer.from([0x80 | opcode, 126, length >> 8, length & 0xff])
}

type FrameHandler = { payload(bytes: Buffer): void; ping(bytes: Buffer): void; close(): void }

/**
 * Parses frames as the bytes arrive. A frame may have any length and is never buffered, so a large one needs no
 * memory and a slow one causes no delay. The bytes are unmasked in place. The reader throws FrameError.
 */
export function createFrameReader(handler: FrameHandler): (chunk: Buffer) => void {
  let pending: Buffer = noBytes
  let isInMessage = false
  let isClosed = false
  let left = 0
  let mask: Buffer = noBytes
  let maskOffset = 0

  function readControl(opcode: number, payload: Buffer): void {
    if (opcode === opcodes.ping) handler.ping(payload)
    if (opcode !== opcodes.close) return
    isClosed = true
    handler.close()
  }

  return (chunk) => {
    const data = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk
    pending = noBytes
    let at = 0
    while (at < data.length && !isClosed) {
      if (left > 0) {
        const bytes = data.subarray(at, at + left)
        unmask(bytes, mask, maskOffset)
        maskOffset = (maskOffset + bytes.length) & 3
        left -= bytes.length
        at += bytes.length
        handler.payload(bytes)
        continue
      }
      const frame = readHeader(data, at)
      const isControl = frame !== null && frame.opcode >= opcodes.close
      const needed = isControl ? frame.length : 0
      if (!frame || data.length < frame.start + needed) {
        pending = data.subarray(at)
        return
      }
      if (isControl) {
        const payload = data.subarray(frame.start, frame.start + frame.length)
        unmask(payload, frame.mask, 0)
        at = frame.start + frame.length
        readControl(frame.opcode, payload)
        continue
      }
      if (isInMessage !== (frame.opcode === opcodes.continuation)) {
        throw new FrameError('a continuation frame without a message')
      }
      isInMessage = !frame.isFinal
      at = frame.start
      left = frame.length
      mask = frame.mask
      maskOffset = 0
    }
  }
}

type FrameHeader = { opcode: number; isFinal: boolean; length: number; mask: Buffer; start: number }

/** Null if more bytes are needed. @throws FrameError */
function readHeader(data: Buffer, at: number): FrameHeader | null {
  const [first, second] = [data[at], data[at + 1]]
  if (first === undefined || second === undefined) return null
  const opcode = first & 0x0f
  const isFinal = (first & 0x80) !== 0
  const short = second & 0x7f
  const isControl = opcode >= opcodes.close
  if ((first & 0x70) !== 0) throw new FrameError('an extension that was not negotiated')
  if ((opcode > opcodes.binary && !isControl) || opcode > opcodes.pong)
    throw new FrameError('an unknown frame')
  if ((second & 0x80) === 0) throw new FrameError('a frame without a mask')
  if (isControl && (short > 125 || !isFinal)) throw new FrameError('a fragmented or too long control frame')

  const lengthBytes = short < 126 ? 0 : short === 126 ? 2 : 8
  const start = at + 2 + lengthBytes + 4
  if (data.length < start) return null
  const length =
    lengthBytes === 0
      ? short
      : lengthBytes === 2
        ? data.readUInt16BE(at + 2)
        : Number(data.readBigUInt64BE(at + 2))
  if (length > Number.MAX_SAFE_INTEGER) throw new FrameError('the frame is too long')
  return { opcode, isFinal, length, mask: data.subarray(start - 4, start), start }
}

function unmask(bytes: Buffer, mask: Buffer, maskOffset: number): void {
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = (bytes[index] ?? 0) ^ (mask[(index + maskOffset) & 3] ?? 0)
  }
}
