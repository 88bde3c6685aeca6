import { expect, test } from 'vitest'
import { brandContrasts } from './brand-contrast.ts'
import { brandScaleOf, SIGNAL_BLUE } from './brand-scale.ts'

const failing = (color: string) =>
  brandContrasts(brandScaleOf(color))
    .filter(({ isMet }) => !isMet)
    .map(({ pair }) => pair)

test.each([
  '#FF0000',
  '#FFFF00',
  '#00FF00',
  '#00FFFF',
  '#0000FF',
  '#FF00FF',
  '#000000',
  '#FFFFFF',
  '#808080',
  '#B45309',
])('the scale of %s can be read in both schemes', (color) => expect(failing(color)).toEqual([]))

test('the contrast check accepts signal blue', () => {
  expect(brandContrasts(SIGNAL_BLUE).every(({ isMet }) => isMet)).toBe(true)
})

test('the contrast check reports pairs with too little contrast', () => {
  const shades = SIGNAL_BLUE.shades.with(6, '#89B7FF')
  const found = brandContrasts({ ...SIGNAL_BLUE, shades }).filter(({ isMet }) => !isMet)
  expect(found.map(({ pair }) => pair)).toEqual(['button', 'markLight'])
  expect(found[0]?.ratio).toBeCloseTo(2.05, 1)
})
