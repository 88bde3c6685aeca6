import { describe, expect, it } from 'vitest'
import { brandScaleOf, SIGNAL_BLUE } from './brand-scale.ts'
import { contrastRatio, hexToOklch, isHexColor, oklchToHex } from './oklch.ts'

describe('the brand scale of a custom color', () => {
  it('round-trips a color through OKLCH', () => {
    for (const hex of ['#1565D7', '#FFD21A', '#000000', '#FFFFFF', '#C9302F']) {
      expect(oklchToHex(hexToOklch(hex))).toBe(hex)
    }
  })

  it('stays near the fixed shades for the blue they come from', () => {
    const { shades } = brandScaleOf('#1565D7')
    shades.forEach((shade, index) => {
      const made = hexToOklch(shade)
      const fixed = hexToOklch(SIGNAL_BLUE.shades[index] ?? '')
      expect(Math.abs(made.lightness - fixed.lightness)).toBeLessThan(0.02)
    })
  })

  it.each([
    '#FF0000',
    '#00FF00',
    '#FFFF00',
    '#00FFFF',
    '#808080',
    '#FF00FF',
    '#000000',
    '#FFFFFF',
    '#F97316',
  ])('keeps %s readable on fills and as a link in both schemes', (color) => {
    const { shades, darkTint } = brandScaleOf(color)
    const shade = (index: number) => shades[index] ?? ''
    expect(shades).toHaveLength(10)
    expect(shades.every(isHexColor)).toBe(true)
    expect(contrastRatio(shade(6), '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(shade(7), '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(shade(3), '#152235')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(shade(7), '#E9EEF4')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio('#E6ECF3', darkTint)).toBeGreaterThanOrEqual(4.5)
  })

  it('accepts six-digit hex colors only', () => {
    expect(isHexColor('#1a2B3c')).toBe(true)
    for (const bad of ['', 'brand', '#fff', '123456', '#12345g', '#1234567'])
      expect(isHexColor(bad)).toBe(false)
  })
})
