import { expect, test } from 'vitest'
import { cropPlacement, cropSquare, firstCrop, MAX_ZOOM, panCrop, zoomCrop } from './crop.ts'

const WIDE = { width: 800, height: 400 }

test('the first crop is the largest square in the center', () => {
  expect(cropSquare(firstCrop(WIDE), WIDE)).toEqual({ left: 200, top: 0, side: 400 })
})

test('a crop moves no further than the edges of the picture', () => {
  const right = panCrop(firstCrop(WIDE), WIDE, 0.25, 0.25)
  expect(cropSquare(right, WIDE)).toEqual({ left: 300, top: 0, side: 400 })
  expect(cropSquare(panCrop(right, WIDE, 9, 9), WIDE)).toEqual({ left: 400, top: 0, side: 400 })
  expect(cropSquare(panCrop(right, WIDE, -9, -9), WIDE)).toEqual({ left: 0, top: 0, side: 400 })
})

test('a crop zooms in around its center and out to the whole picture', () => {
  const near = zoomCrop(firstCrop(WIDE), WIDE, 2)
  expect(cropSquare(near, WIDE)).toEqual({ left: 300, top: 100, side: 200 })
  expect(zoomCrop(near, WIDE, 0.01)).toEqual(firstCrop(WIDE))
  expect(zoomCrop(near, WIDE, 1000).zoom).toBe(MAX_ZOOM)
})

test('a zoom keeps the point under the pointer in place', () => {
  const at = { right: 0.5, down: -0.5 }
  const before = cropSquare(firstCrop(WIDE), WIDE)
  const after = cropSquare(zoomCrop(firstCrop(WIDE), WIDE, 4, at), WIDE)
  expect(after.left + after.side).toBe(before.left + before.side)
  expect(after.top).toBe(before.top)
})

test('a crop at the edge stays inside the picture when it zooms out', () => {
  const corner = panCrop(zoomCrop(firstCrop(WIDE), WIDE, 4), WIDE, 99, 99)
  expect(cropSquare(zoomCrop(corner, WIDE, 0.25), WIDE)).toEqual({ left: 400, top: 0, side: 400 })
})

test('a cropped picture is placed so that the crop fills the view', () => {
  expect(cropPlacement(firstCrop(WIDE), WIDE)).toEqual({ left: -0.5, top: -0, width: 2, height: 1 })
})
