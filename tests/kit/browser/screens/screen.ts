import type { Page } from 'playwright-core'
import type { FilledWorld } from '../../world/filled/filled-world.ts'

export type Visitor = 'anonymous' | 'player' | 'admin'

export type Screen = {
  /** Also the name of its picture files. */
  name: string
  path: (world: FilledWorld) => string
  as: Visitor
  /** `Screen` or `Screen · Game`; the platform's name comes after. */
  title: string
  /** An action before the screen is checked, such as opening a dialog. */
  open?: (page: Page) => Promise<void>
}

/** The title of the game that runs in the filled world. */
export const runningGame = 'Harbour CTF'
