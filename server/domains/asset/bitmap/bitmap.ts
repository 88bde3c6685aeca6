/** Pixels as sharp takes them: rows from the top, `channels` bytes a pixel (red, green, blue, and alpha for four). */
export type Bitmap = { data: Uint8Array; width: number; height: number; channels: 3 | 4 }

// A few bytes may stand for many pixels, which all have to be held.
const maxPixels = 4_000_000

/** @throws Error when it has no pixels or too many */
export function newBitmap(width: number, height: number, channels: 3 | 4): Bitmap {
  if (!(width > 0 && height > 0 && width * height <= maxPixels)) throw new Error('the size is out of bounds')
  return { data: new Uint8Array(width * height * channels), width, height, channels }
}
