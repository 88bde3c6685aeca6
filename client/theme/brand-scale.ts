import { contrastRatio, hexToOklch, oklchToHex } from './oklch.ts'

export type BrandScale = {
  /** Ten shades, lightest first. */
  shades: string[]
  /** The selected-row tint of the dark scheme; the light scheme takes shade 1. */
  darkTint: string
}

const LIGHTNESS = [0.965, 0.925, 0.86, 0.775, 0.685, 0.595, 0.53, 0.455, 0.385, 0.305]
const CHROMA = [0.016, 0.036, 0.07, 0.115, 0.155, 0.185, 0.19, 0.165, 0.135, 0.1]
const REFERENCE_CHROMA = 0.19

/** Signal blue, as defined by the design. */
export const SIGNAL_BLUE: BrandScale = {
  shades: [
    '#EDF4FF',
    '#D8E7FF',
    '#B7D3FE',
    '#89B7FF',
    '#5C99F8',
    '#307AEA',
    '#1565D7',
    '#0D51B0',
    '#0C3F8A',
    '#0A2C60',
  ],
  darkTint: '#0F2B55',
}

// The color that a shade must contrast with: white on fills; for links, the lightest surface of the dark scheme and the
// darkest of the light one. `towards` is the direction of lightness in which the contrast grows.
const CHECKS: Record<number, { against: string; ratio: number; towards: 1 | -1 }> = {
  3: { against: '#1C2B40', ratio: 4.5, towards: 1 },
  4: { against: '#1C2B40', ratio: 3, towards: 1 },
  6: { against: '#FFFFFF', ratio: 5.2, towards: -1 },
  7: { against: '#D8E7FF', ratio: 4.5, towards: -1 },
}

function readableShade(shade: number, lightness: number, chroma: number, hue: number): string {
  const check = CHECKS[shade]
  let hex = oklchToHex({ lightness, chroma, hue })
  if (!check) return hex
  for (let step = 1; step <= 40 && contrastRatio(hex, check.against) < check.ratio; step++) {
    hex = oklchToHex({ lightness: lightness + step * 0.01 * check.towards, chroma, hue })
  }
  return hex
}

/** Ten shades of a color's hue with fixed lightness steps, so that every color has enough contrast. */
export function brandScaleOf(color: string): BrandScale {
  const { chroma, hue } = hexToOklch(color)
  const vividness = Math.min(1.15, chroma / REFERENCE_CHROMA)
  const shades = LIGHTNESS.map((lightness, shade) =>
    readableShade(shade, lightness, (CHROMA[shade] ?? 0) * vividness, hue),
  )
  const tint = hexToOklch(SIGNAL_BLUE.darkTint)
  const darkTint = oklchToHex({ lightness: tint.lightness, chroma: tint.chroma * vividness, hue })
  return { shades, darkTint }
}
