import type { Page } from 'playwright-core'
import { untilStable, widths } from '../../kit/browser/browser.ts'
import { layoutFaults } from '../../kit/browser/layout-faults.ts'
import { forcedColorFaults } from './forced-colors.ts'
import { keyboardFaults, paletteFaults } from './keyboard.ts'
import { motionFaults } from './motion.ts'

/** A window of 1280 × 1024 px at 400 %. */
const zoomed = { width: 320, height: 256 }

type Options = {
  /** The words before the first dot of the keys of texts. */
  nouns: readonly string[]
  hasPalette: boolean
  /** False for what is made for a large screen only. */
  isZoomed: boolean
  /** Takes a picture, whose name gets the suffix. */
  shoot: (suffix: string) => Promise<void>
}

/**
 * The faults of the open screen for users of the keyboard, of reduced motion, of forced colors and of 400 % zoom.
 * `recordMotions` must have been called before the visit.
 */
export async function accessFaults(
  page: Page,
  { nouns, hasPalette, isZoomed, shoot }: Options,
): Promise<string[]> {
  const faults = [...(await motionFaults(page)), ...(await forcedColorFaults(page))]
  await shoot('-forced')
  await page.emulateMedia({ forcedColors: 'none' })
  if (isZoomed) {
    await page.setViewportSize(zoomed)
    await untilStable(page)
    faults.push(...(await layoutFaults(page, nouns)).map((fault) => `zoom: ${fault}`))
    await shoot('-zoomed')
    await page.setViewportSize(widths.desk)
    await untilStable(page)
  }
  faults.push(...(await keyboardFaults(page)))
  if (hasPalette) faults.push(...(await paletteFaults(page)))
  return faults
}
