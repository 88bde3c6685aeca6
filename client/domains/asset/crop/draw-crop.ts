import { cropSquare, type Crop } from './crop.ts'

/** The side in pixels: twice the side that the server stores. */
const SIDE = 600

/** Draws the crop as a picture, no larger than the server needs. */
export async function drawCrop(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const { left, top, side } = cropSquare(crop, size)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(SIDE, Math.round(side)))
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The canvas gives no picture.'))
    canvas.toBlob(done, 'image/webp', 0.92)
  })
}
