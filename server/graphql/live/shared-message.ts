import { promisify } from 'node:util'
import { constants, deflateRaw } from 'node:zlib'

/** The window that the server announces to clients: a frame refers to no bytes further back. */
export const frameWindowBits = 13

/** Shorter messages are sent as they are, because compression would save little. */
const leastCompressed = 1024
/** The largest length of a stored block (RFC 1951, 3.2.4). */
const maxStored = 65_535
/** A compressed message ends without these bytes (RFC 7692, 7.2.1). */
const syncFlushTail = 4

const deflate = promisify(deflateRaw)

/** A GraphQL result that many sockets receive, each with its own id of the operation. */
export type SharedMessage = {
  /** Resolves when compressed frames can be made; undefined if that is so. */
  compress(): Promise<void> | undefined
  /**
   * The WebSocket frame of the `next` message for an operation, whose id is given as JSON; not compressed before
   * `compress` has resolved. The next call may return the same buffer with another id, so a caller that does not send
   * all of it at once calls `keep`.
   */
  frame(jsonId: Buffer, options: { isCompressed: boolean }): Buffer
  /** Makes later frames use other buffers than this one. */
  keep(frame: Buffer): void
}

type Template = { frame: Buffer; idAt: number }

const beforeId = Buffer.from('{"id":')
const afterId = Buffer.from(',"type":"next","payload":')
const longestId = maxStored - beforeId.length - afterId.length

/** `result` is the JSON text of the result. */
export function createSharedMessage(result: string): SharedMessage {
  const tail = Buffer.from(`${result}}`)
  /** By the length of the id. Frames whose ids have the same length differ in the id only. */
  const templates = { plain: new Map<number, Template>(), compressed: new Map<number, Template>() }
  let deflated: Buffer | null = null
  let deflating: Promise<void> | null = null

  async function deflateTail(): Promise<void> {
    const bytes = await deflate(tail, { finishFlush: constants.Z_SYNC_FLUSH, windowBits: frameWindowBits })
    deflated = bytes.subarray(0, bytes.length - syncFlushTail)
  }

  return {
    compress() {
      if (deflated || tail.length < leastCompressed) return undefined
      deflating ??= deflateTail()
      return deflating
    },
    frame(jsonId, { isCompressed }) {
      const bytes = isCompressed && jsonId.length <= longestId ? deflated : null
      return bytes
        ? fill(templates.compressed, jsonId, (head) => frameOf(0xc1, [storedBlock(head), bytes]))
        : fill(templates.plain, jsonId, (head) => frameOf(0x81, [head, tail]))
    },
    keep(kept) {
      for (const known of Object.values(templates)) {
        for (const [length, { frame }] of known) if (frame === kept) known.delete(length)
      }
    },
  }
}

/** The frame for an id: that of another id of the same length with the id replaced, or a new one. */
function fill(known: Map<number, Template>, jsonId: Buffer, create: (head: Buffer) => Buffer): Buffer {
  const template = known.get(jsonId.length)
  if (template) {
    template.frame.set(jsonId, template.idAt)
    return template.frame
  }
  const head = Buffer.concat([beforeId, jsonId, afterId])
  const frame = create(head)
  known.set(jsonId.length, { frame, idAt: frame.indexOf(head) + beforeId.length })
  return frame
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
