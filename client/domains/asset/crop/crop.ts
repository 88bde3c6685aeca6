export type Size = { width: number; height: number }

/** A square of a picture with its center at `x`, `y`. With zoom 1 its side is the shorter side of the picture. */
export type Crop = { zoom: number; x: number; y: number }

export const MAX_ZOOM = 8

/** The size of a loaded picture in pixels. */
export function sizeOf(image: HTMLImageElement): Size {
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/** The largest centered square. */
export function firstCrop(size: Size): Crop {
  return { zoom: 1, x: size.width / 2, y: size.height / 2 }
}

/** The square in pixels of the picture. */
export function cropSquare({ zoom, x, y }: Crop, size: Size): { left: number; top: number; side: number } {
  const side = Math.min(size.width, size.height) / zoom
  return { left: x - side / 2, top: y - side / 2, side }
}

/** Moves the crop's center by a fraction of the square, within the picture. */
export function panCrop(crop: Crop, size: Size, right: number, down: number): Crop {
  const { side } = cropSquare(crop, size)
  return keepInside({ ...crop, x: crop.x + right * side, y: crop.y + down * side }, size)
}

/**
 * Zooms by a factor and keeps the point `at` in place, given in fractions of the square
 * from its center.
 */
export function zoomCrop(crop: Crop, size: Size, factor: number, at = { right: 0, down: 0 }): Crop {
  const zoom = clamp(crop.zoom * factor, 1, MAX_ZOOM)
  const before = cropSquare(crop, size).side
  const after = cropSquare({ ...crop, zoom }, size).side
  const shift = before - after
  return keepInside({ zoom, x: crop.x + at.right * shift, y: crop.y + at.down * shift }, size)
}

/** The position of a picture whose crop fills a square view, in fractions of the view. */
export function cropPlacement(crop: Crop, size: Size) {
  const { left, top, side } = cropSquare(crop, size)
  return { left: -left / side, top: -top / side, width: size.width / side, height: size.height / side }
}

function keepInside(crop: Crop, size: Size): Crop {
  const half = cropSquare(crop, size).side / 2
  return {
    zoom: crop.zoom,
    x: clamp(crop.x, half, size.width - half),
    y: clamp(crop.y, half, size.height - half),
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
