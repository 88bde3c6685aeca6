import type { CSSVariablesResolver } from '@mantine/core'
import { type BrandScale, SIGNAL_BLUE } from './brand-scale.ts'

const MANTINE_SURFACES = {
  '--mantine-color-body': 'var(--h-page)',
  '--mantine-color-text': 'var(--h-text)',
  '--mantine-color-bright': 'var(--h-text)',
  '--mantine-color-dimmed': 'var(--h-dim)',
  '--mantine-color-placeholder': 'var(--h-faint)',
  '--mantine-color-anchor': 'var(--h-link)',
  '--mantine-color-error': 'var(--h-danger)',
  '--mantine-color-default': 'var(--h-panel)',
  '--mantine-color-default-hover': 'var(--h-hover)',
  '--mantine-color-default-color': 'var(--h-text)',
  '--mantine-color-default-border': 'var(--h-line-control)',
  '--mantine-color-disabled': 'transparent',
  '--mantine-color-disabled-color': 'var(--h-faint)',
  '--mantine-color-disabled-border': 'var(--h-line-strong)',
  '--mantine-color-brand-light': 'var(--h-tint)',
  '--mantine-color-brand-light-color': 'var(--h-link)',
  '--mantine-color-brand-text': 'var(--h-link)',
  '--mantine-color-brand-outline': 'var(--h-link)',
  '--mantine-color-gray-light': 'transparent',
  '--mantine-color-gray-light-color': 'var(--h-dim)',
  '--mantine-color-red-filled': 'var(--h-danger-fill)',
  '--mantine-color-red-filled-hover': 'color-mix(in srgb, var(--h-danger-fill), #000 14%)',
  '--mantine-color-red-light': 'var(--h-danger-tint)',
  '--mantine-color-red-light-color': 'var(--h-danger)',
  '--mantine-color-red-outline': 'var(--h-danger)',
  '--mantine-color-red-text': 'var(--h-danger)',
  '--mantine-color-green-filled': 'var(--h-success-fill)',
  '--mantine-color-green-light': 'var(--h-success-tint)',
  '--mantine-color-green-light-color': 'var(--h-success)',
  '--mantine-color-green-text': 'var(--h-success)',
  '--mantine-color-orange-filled': 'var(--h-warn-fill)',
  '--mantine-color-orange-light': 'var(--h-warn-tint)',
  '--mantine-color-orange-light-color': 'var(--h-warn)',
  '--mantine-color-orange-text': 'var(--h-warn)',
  '--mantine-color-yellow-light': 'var(--h-live-tint)',
  '--mantine-color-yellow-light-color': 'var(--h-live)',
}

/** Maps Mantine's variables to the design tokens. A custom brand overrides the ten shades and the dark tint. */
export function cssVariablesFor(brand: BrandScale): CSSVariablesResolver {
  const custom = brand !== SIGNAL_BLUE
  const shades = Object.fromEntries(brand.shades.map((shade, index) => [`--h-brand-${index}`, shade]))
  return () => ({
    variables: custom ? shades : {},
    dark: { ...MANTINE_SURFACES, ...(custom ? { '--h-tint': brand.darkTint } : {}) },
    light: { ...MANTINE_SURFACES, ...(custom ? { '--h-tint': brand.shades[1] ?? '' } : {}) },
  })
}
