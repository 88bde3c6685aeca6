import { promisify } from 'node:util'
import { constants, deflateRaw } from 'node:zlib'

/** Shorter messages are sent as they are, because compression would save little. */
const leastCompressed = 1024
/** The largest length of a stored block (RFC 1951, 3.2.4). */
const maxStored = 65_535
/** A compressed message ends without these bytes (RFC 7692, 7.2.1). */
const syncFlushTail = 4

const deflate = promisify(deflateRaw)

/** A GraphQL result that many sockets receive, each with its own id of the operation. */
export type SharedMessage = {
  /** The WebSocket frame of the `next` message for an operation. */
  frame(id: string, options: { isCompressed: boolean }): Buffer | Promise<Buffer>
}

/** `result` is the JSON text of the result. */
export function createSharedMessage(result: string): SharedMessage {
  const tail = Buffer.from(`${result}}`)
  let deflating: Promise<Buffer> | null = null
  return {
    frame(id, { isCompressed }) {
      const head = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`)
      if (!isCompressed || tail.length < leastCompressed || head.length > maxStored) {
        return frameOf(0x81, [head, tail])
      }
      deflating ??= deflate(tail, { finishFlush: constants.Z_SYNC_FLUSH })
      return deflating.then((bytes) =>
        frameOf(0xc1, [storedBlock(head), bytes.subarray(0, bytes.length - syncFlushTail)]),
      )
    },
  }
}

/**
 * Bytes as an uncompressed block of a deflate stream. The blocks of the shared text follow it: they refer to no bytes
 * before their own.
 */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(bytes.length, 1)
  header.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([header, bytes])
}

/** One unmasked, whole frame (RFC 6455, 5.2). `firstByte` has its flags and its kind. */
function frameOf(firstByte: number, parts: Buffer[]): Buffer {
  const length = parts.reduce((sum, { length: size }) => sum + size, 0)
  const header = Buffer.alloc(length < 126 ? 2 : length <= 0xffff ? 4 : 10)
  header[0] = firstByte
  if (length < 126) header[1] = length
  else if (length <= 0xffff) {
    header[1] = 126
    header.writeUInt16BE(length, 2)
  } else {
    header[1] = 127
    header.writeBigUInt64BE(BigInt(length), 2)
  }
  return Buffer.concat([header, ...parts])
}
