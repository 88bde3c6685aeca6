import type { Bitmap } from './bitmap.ts'
import { decodeBmp } from './decode-bmp.ts'
import { decodeNetpbm } from './decode-netpbm.ts'
import { decodeQoi } from './decode-qoi.ts'
import { decodeTga } from './decode-tga.ts'

/** Whether the first bytes are those of a format that `decodeBitmap` reads. */
export function isBitmap(source: Uint8Array): boolean {
  return /^(BM|qoif|P[1-6][\s#])/.test(Buffer.from(source.subarray(0, 4)).toString('latin1'))
}

/** Formats of the contract (conventions, section 13) that sharp does not read; null for anything else. */
export function decodeBitmap(source: Uint8Array): Bitmap | null {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
  return decodeBmp(bytes) ?? decodeQoi(bytes) ?? decodeNetpbm(bytes) ?? null
}

/** Decodes formats without a signature. Call it last, since their first bytes do not identify them. */
export function decodeUnsignedBitmap(source: Uint8Array): Bitmap | null {
  return decodeTga(Buffer.from(source.buffer, source.byteOffset, source.byteLength))
}
