import { bringUpToDate } from '../../../scripts/lib/generate.js'

/** Vitest calls this once: browsers get the client as it is now. */
export const setup = () => bringUpToDate(['operations', 'client'])
