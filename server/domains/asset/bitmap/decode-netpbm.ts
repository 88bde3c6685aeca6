import { newBitmap, type Bitmap } from './bitmap.ts'

/** PBM, PGM and PPM, plain and raw (netpbm.sourceforge.net/doc); null for anything else. @throws Error when malformed */
export function decodeNetpbm(bytes: Buffer): Bitmap | null {
  const kind = Number(/^P([1-6])[\s#]/.exec(bytes.toString('latin1', 0, 3))?.[1] ?? 0)
  if (kind === 0) return null
  let at = 2

  function skipSpace(): void {
    for (; at < bytes.length; at += 1) {
      if (bytes[at] === 0x23) while (at < bytes.length && bytes[at] !== 0x0a) at += 1
      else if (!isSpace(bytes[at])) return
    }
  }

  function readNumber(maxDigits = 9): number {
    skipSpace()
    const start = at
    while (at - start < maxDigits && isDigit(bytes[at])) at += 1
    if (at === start) throw new Error('a number is missing')
    return Number(bytes.toString('latin1', start, at))
  }

  const [width, height] = [readNumber(), readNumber()]
  const isBits = kind === 1 || kind === 4
  const most = isBits ? 1 : readNumber()
  if (most < 1 || most > 65_535) throw new Error('the largest value is out of bounds')
  const bitmap = newBitmap(width, height, 3)
  // One white space comes before the pixels.
  if (kind > 3) at += 1
  const samples = kind === 3 || kind === 6 ? 3 : 1
  const sampleBytes = most > 255 ? 2 : 1
  const rowBytes = isBits ? Math.ceil(width / 8) : width * samples * sampleBytes

  function sample(row: number, index: number): number {
    if (kind < 4) return readNumber(kind === 1 ? 1 : 9)
    const start = at + row * rowBytes
    if (isBits) return (bytes.readUInt8(start + (index >> 3)) >> (7 - (index & 7))) & 1
    return bytes.readUIntBE(start + index * sampleBytes, sampleBytes)
  }

  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const row = Math.floor(pixel / width)
    const first = (pixel - row * width) * samples
    for (let channel = 0; channel < 3; channel += 1) {
      if (channel > 0 && samples === 1) bitmap.data[pixel * 3 + channel] = bitmap.data[pixel * 3] ?? 0
      else {
        const value = Math.min(sample(row, first + channel), most) / most
        bitmap.data[pixel * 3 + channel] = Math.round((isBits ? 1 - value : value) * 255)
      }
    }
  }
  return bitmap
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d)
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39
}
