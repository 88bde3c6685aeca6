import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The launcher's state between starts. */
export const stateDir = join(root, '.halyard')

export const inProject = (...parts) => join(root, ...parts)
