import { newBitmap, type Bitmap } from './bitmap.ts'

const fileHeaderBytes = 14
const [uncompressed, bitFields] = [0, 3]

/**
 * Windows bitmaps of 1, 4, 8, 16, 24 and 32 bits a pixel, uncompressed or with bit fields; null for anything else.
 * @throws Error for other kinds (run-length encoding, embedded JPEG) and when malformed
 */
export function decodeBmp(bytes: Buffer): Bitmap | null {
  if (bytes.length < 26 || bytes.toString('latin1', 0, 2) !== 'BM') return null
  const pixelsAt = bytes.readUInt32LE(10)
  const headerBytes = bytes.readUInt32LE(14)
  const isOld = headerBytes === 12
  if (!isOld && headerBytes < 40) throw new Error('an unknown header')
  const width = isOld ? bytes.readUInt16LE(18) : bytes.readInt32LE(18)
  const signedHeight = isOld ? bytes.readUInt16LE(20) : bytes.readInt32LE(22)
  const bits = bytes.readUInt16LE(isOld ? 24 : 28)
  const compression = isOld ? uncompressed : bytes.readUInt32LE(30)
  const isKnown = [1, 4, 8, 16, 24, 32].includes(bits)
  const hasFields = compression === bitFields && (bits === 16 || bits === 32)
  if (!isKnown || !(compression === uncompressed || hasFields)) throw new Error('an unknown kind of bitmap')

  const height = Math.abs(signedHeight)
  const bitmap = newBitmap(width, height, 3)
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  const paletteAt = fileHeaderBytes + headerBytes
  const entryBytes = isOld ? 3 : 4
  const masksAt = fileHeaderBytes + 40
  const masks = hasFields
    ? [0, 4, 8].map((offset) => bytes.readUInt32LE(masksAt + offset))
    : bits === 16
      ? [0x7c00, 0x03e0, 0x001f]
      : [0xff0000, 0x00ff00, 0x0000ff]
  const fields = masks.map(fieldOf)

  for (let row = 0; row < height; row += 1) {
    const start = pixelsAt + (signedHeight > 0 ? height - 1 - row : row) * rowBytes
    for (let column = 0; column < width; column += 1) {
      const out = (row * width + column) * 3
      if (bits <= 8) {
        const byte = bytes.readUInt8(start + Math.floor((column * bits) / 8))
        const index = (byte >> (8 - bits - ((column * bits) % 8))) & ((1 << bits) - 1)
        const entry = paletteAt + index * entryBytes
        for (let channel = 0; channel < 3; channel += 1) {
          bitmap.data[out + channel] = bytes.readUInt8(entry + 2 - channel)
        }
      } else {
        const value = bytes.readUIntLE(start + (column * bits) / 8, bits / 8)
        for (const [channel, read] of fields.entries()) bitmap.data[out + channel] = read(value)
      }
    }
  }
  return bitmap
}

/** Returns a function that reads the masked bits of a pixel, scaled to 0..255. */
function fieldOf(mask: number): (pixel: number) => number {
  if (mask === 0) return () => 0
  const shift = 31 - Math.clz32(mask & -mask)
  const most = mask >>> shift
  return (pixel) => Math.round((((pixel & mask) >>> shift) / most) * 255)
}
