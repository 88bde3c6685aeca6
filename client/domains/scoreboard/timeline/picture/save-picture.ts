import { canvasPen } from './canvas-pen.ts'
import { drawPicture, PICTURE, type Picture } from './draw-picture.ts'
import { pageColors } from './page-colors.ts'

const PIXEL_RATIO = 2

/** Saves the timeline with names and a heading as a picture. */
export function savePicture(picture: Picture, fileName: string): void {
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width * PIXEL_RATIO
  canvas.height = PICTURE.height * PIXEL_RATIO
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(PIXEL_RATIO, PIXEL_RATIO)
  drawPicture(canvasPen(context, pageColors()), picture)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = fileName
  link.click()
}
