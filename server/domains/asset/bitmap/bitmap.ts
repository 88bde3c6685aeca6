/**
 * Pixels in the layout of sharp: rows from the top, `channels` bytes per pixel (red, green, blue, and alpha for
 * four).
 */
export type Bitmap = { data: Uint8Array<ArrayBuffer>; width: number; height: number; channels: 3 | 4 }

// A few bytes may describe very many pixels, and all of them are held in memory.
const maxPixels = 4_000_000

/** @throws Error when it has no pixels or too many */
export function newBitmap(width: number, height: number, channels: 3 | 4): Bitmap {
  if (!(width > 0 && height > 0 && width * height <= maxPixels)) throw new Error('the size is out of bounds')
  return { data: new Uint8Array(width * height * channels), width, height, channels }
}
