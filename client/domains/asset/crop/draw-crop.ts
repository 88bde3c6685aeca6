import { cropSquare, sizeOf, type Crop } from './crop.ts'

/** Twice the side that the server stores. */
const MAX_SIDE_PX = 600

/** Draws the crop as a picture, no larger than the server needs. */
export async function drawCrop(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const { left, top, side } = cropSquare(crop, sizeOf(image))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(MAX_SIDE_PX, Math.round(side)))
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser provides no canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The browser could not encode the picture.'))
    canvas.toBlob(done, 'image/webp', 0.92)
  })
}
