import type { BrandScale } from './brand-scale.ts'
import { contrastRatio } from './oklch.ts'

type BrandPair =
  | 'button'
  | 'buttonHover'
  | 'linkDark'
  | 'linkLight'
  | 'markDark'
  | 'markLight'
  | 'tintDark'
  | 'tintLight'

export type PairContrast = { pair: BrandPair; ratio: number; needed: number; isMet: boolean }

// Pairs of a brand shade and another color from tokens.css.
const PAIRS: readonly { pair: BrandPair; shade: number | 'tint'; against: string; needed: number }[] = [
  { pair: 'button', shade: 6, against: '#FFFFFF', needed: 4.5 },
  { pair: 'buttonHover', shade: 7, against: '#FFFFFF', needed: 4.5 },
  { pair: 'linkDark', shade: 3, against: '#0D1727', needed: 4.5 },
  { pair: 'linkLight', shade: 7, against: '#F7F9FC', needed: 4.5 },
  { pair: 'markDark', shade: 4, against: '#0D1727', needed: 3 },
  { pair: 'markLight', shade: 6, against: '#F7F9FC', needed: 3 },
  { pair: 'tintDark', shade: 'tint', against: '#E6ECF3', needed: 4.5 },
  { pair: 'tintLight', shade: 1, against: '#0B1B30', needed: 4.5 },
]

/** Measures the contrast of a brand color in its uses against WCAG 2.2 AA. */
export function brandContrasts({ shades, darkTint }: BrandScale): PairContrast[] {
  return PAIRS.map(({ pair, shade, against, needed }) => {
    const color = shade === 'tint' ? darkTint : (shades[shade] ?? '#000000')
    const ratio = contrastRatio(color, against)
    return { pair, ratio, needed, isMet: ratio >= needed }
  })
}
