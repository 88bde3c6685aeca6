import { newBitmap, type Bitmap } from './bitmap.ts'

const headerBytes = 18

/**
 * Truevision TGA: color-mapped, true-color and gray, plain and run-length encoded. The format has no signature, so
 * it is tried last; null where the header cannot be one.
 * @throws Error when malformed
 */
export function decodeTga(bytes: Buffer): Bitmap | null {
  if (bytes.length < headerBytes) return null
  const [idBytes = 0, hasMap = 0, type = 0] = bytes
  const kind = type & 7
  const isPacked = (type & 8) !== 0
  const bits = bytes.readUInt8(16)
  const allowed = kind === 1 ? [8] : kind === 2 ? [15, 16, 24, 32] : kind === 3 ? [8] : []
  const mapBits = bytes.readUInt8(7)
  const isMap = kind === 1 ? hasMap === 1 && [15, 16, 24, 32].includes(mapBits) : hasMap <= 1
  if ((type & ~0x0b) !== 0 || !allowed.includes(bits) || !isMap) return null

  const mapFirst = bytes.readUInt16LE(3)
  const mapLength = hasMap === 1 ? bytes.readUInt16LE(5) : 0
  const mapAt = headerBytes + idBytes
  const mapEntryBytes = Math.ceil(mapBits / 8)
  const descriptor = bytes.readUInt8(17)
  const hasAlpha = bits === 32 && (descriptor & 15) === 8
  const bitmap = newBitmap(bytes.readUInt16LE(12), bytes.readUInt16LE(14), hasAlpha ? 4 : 3)
  const { data, width, height, channels } = bitmap
  const pixelBytes = Math.ceil(bits / 8)
  let at = mapAt + mapLength * mapEntryBytes
  let left = 0
  let isRun = false

  function write(out: number, start: number): void {
    if (kind === 1) {
      const index = bytes.readUInt8(start) - mapFirst
      if (index < 0 || index >= mapLength) throw new Error('a color is not in the map')
      copyColor(bytes, mapAt + index * mapEntryBytes, mapBits, data, out)
    } else if (kind === 3) data.fill(bytes.readUInt8(start), out, out + 3)
    else copyColor(bytes, start, bits, data, out)
    if (channels === 4) data[out + 3] = bytes.readUInt8(start + 3)
  }

  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (isPacked && left === 0) {
      const packet = bytes.readUInt8(at++)
      isRun = packet >= 128
      left = (packet & 127) + 1
    }
    const row = Math.floor(pixel / width)
    const column = pixel - row * width
    const y = (descriptor & 0x20) === 0 ? height - 1 - row : row
    const x = (descriptor & 0x10) === 0 ? column : width - 1 - column
    write((y * width + x) * channels, at)
    if (isPacked) left -= 1
    if (!isPacked || !isRun || left === 0) at += pixelBytes
  }
  return bitmap
}

function copyColor(bytes: Buffer, start: number, bits: number, data: Uint8Array, out: number): void {
  if (bits <= 16) {
    const value = bytes.readUInt16LE(start)
    for (let channel = 0; channel < 3; channel += 1) {
      data[out + channel] = Math.round((((value >> (10 - channel * 5)) & 31) / 31) * 255)
    }
    return
  }
  for (let channel = 0; channel < 3; channel += 1) data[out + channel] = bytes.readUInt8(start + 2 - channel)
}
