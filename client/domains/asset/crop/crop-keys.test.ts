import { expect, test } from 'vitest'
import { stepOfKey } from './crop-keys.ts'
import { cropSquare, firstCrop } from './crop.ts'

const SIZE = { width: 800, height: 400 }
const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

function press(key: string, held: Partial<typeof PLAIN> = {}) {
  const step = stepOfKey({ key, ...PLAIN, ...held })
  return step ? cropSquare(step(firstCrop(SIZE), SIZE), SIZE) : null
}

test('arrow keys move the crop, further with Shift', () => {
  expect(press('ArrowRight')).toEqual({ left: 208, top: 0, side: 400 })
  expect(press('ArrowLeft', { shiftKey: true })).toEqual({ left: 160, top: 0, side: 400 })
})

test('the keys plus, minus and 0 zoom in, zoom out and reset the crop', () => {
  expect(press('+')?.side).toBeCloseTo(400 / 1.15)
  expect(press('-')?.side).toBe(400)
  expect(press('0')).toEqual({ left: 200, top: 0, side: 400 })
})

test.each([
  ['a', {}],
  ['Tab', {}],
  ['+', { ctrlKey: true }],
  ['ArrowLeft', { altKey: true }],
])('leaves %s %j to the browser', (key, held) => {
  expect(press(key, held)).toBeNull()
})
