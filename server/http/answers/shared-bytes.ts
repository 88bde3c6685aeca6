import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Encoding } from './encoding.ts'

/** Bytes that many are sent, compressed once for each way of compressing that somebody takes. */
export type SharedBytes = {
  readonly identity: Buffer
  /** Bytes in memory, those of every encoding made so far. */
  readonly size: number
  /** Ready ones come without a promise. */
  as(encoding: Encoding): Buffer | Promise<Buffer>
}

const zstd = promisify(zlib.zstdCompress)
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

// Off the main thread. Levels at which tens of megabytes take tens of milliseconds, not seconds.
const compress: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  zstd: (bytes) => zstd(bytes),
  br: (bytes) => brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => gzip(bytes, { level: 5 }),
}

/** `onGrown` is called after an encoding was made. */
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
