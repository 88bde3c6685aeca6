import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Encoding } from './encoding.ts'

/** Bytes sent to many clients, compressed once per encoding. */
export type SharedBytes = {
  readonly identity: Buffer
  /** Size in memory of all encodings so far, in bytes. */
  readonly size: number
  /** Cached bytes are returned without a promise. */
  as(encoding: Encoding): Buffer | Promise<Buffer>
}

const zstd = promisify(zlib.zstdCompress)
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

// Compresses off the main thread, at levels that take tens of milliseconds for tens of megabytes.
const compress: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  zstd: (bytes) => zstd(bytes),
  br: (bytes) => brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => gzip(bytes, { level: 5 }),
}

/** Calls `onGrown` after a new encoding is cached. */
export function sharedBytes(identity: Buffer, onGrown: () => void = () => undefined): SharedBytes {
  const encoded = new Map<Encoding, Buffer | Promise<Buffer>>()
  let size = identity.length
  return {
    identity,
    get size() {
      return size
    },
    as(encoding) {
      if (encoding === 'identity') return identity
      const known = encoded.get(encoding)
      if (known) return known
      const compressing = compress[encoding](identity).then((bytes) => {
        encoded.set(encoding, bytes)
        size += bytes.length
        onGrown()
        return bytes
      })
      compressing.catch(() => encoded.delete(encoding))
      encoded.set(encoding, compressing)
      return compressing
    },
  }
}
