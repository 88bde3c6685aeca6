import { newBitmap, type Bitmap } from './bitmap.ts'

const headerBytes = 14

/** The Quite OK Image Format, version 1.0 (qoiformat.org); null for anything else. @throws Error when it is malformed */
export function decodeQoi(bytes: Buffer): Bitmap | null {
  if (bytes.length < headerBytes || bytes.toString('latin1', 0, 4) !== 'qoif') return null
  const channels = bytes[12] === 3 ? 3 : 4
  const bitmap = newBitmap(bytes.readUInt32BE(4), bytes.readUInt32BE(8), channels)
  const { data } = bitmap
  const seen = new Uint8Array(64 * 4)
  let [red, green, blue, alpha] = [0, 0, 0, 255]
  let run = 0
  let at = headerBytes
  for (let out = 0; out < data.length; out += channels) {
    if (run > 0) run -= 1
    else {
      const tag = bytes.readUInt8(at++)
      if (tag === 0xfe || tag === 0xff) {
        red = bytes.readUInt8(at++)
        green = bytes.readUInt8(at++)
        blue = bytes.readUInt8(at++)
        if (tag === 0xff) alpha = bytes.readUInt8(at++)
      } else if (tag >> 6 === 0) {
        ;[red = 0, green = 0, blue = 0, alpha = 0] = seen.subarray(tag * 4, tag * 4 + 4)
      } else if (tag >> 6 === 1) {
        red = (red + ((tag >> 4) & 3) - 2) & 255
        green = (green + ((tag >> 2) & 3) - 2) & 255
        blue = (blue + (tag & 3) - 2) & 255
      } else if (tag >> 6 === 2) {
        const pair = bytes.readUInt8(at++)
        const difference = (tag & 63) - 32
        red = (red + difference + (pair >> 4) - 8) & 255
        green = (green + difference) & 255
        blue = (blue + difference + (pair & 15) - 8) & 255
      } else run = tag & 63
      seen.set([red, green, blue, alpha], ((red * 3 + green * 5 + blue * 7 + alpha * 11) & 63) * 4)
    }
    data[out] = red
    data[out + 1] = green
    data[out + 2] = blue
    if (channels === 4) data[out + 3] = alpha
  }
  return bitmap
}
