import { bringUpToDate } from '../../../scripts/lib/generate.js'

/** Vitest calls this once. It builds the current client for the browsers. */
export const setup = () => bringUpToDate(['operations', 'client'])
