import { adminScreens } from './admin-screens.ts'
import { gameScreens } from './game-screens.ts'
import { publicScreens } from './public-screens.ts'
import type { Screen } from './screen.ts'

/** Every screen of the client, each with the user who opens it. */
export const screens: Screen[] = [...publicScreens, ...gameScreens, ...adminScreens]
