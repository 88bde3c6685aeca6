import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../client/relay/persisted-operations.json', import.meta.url))

/** The web client's operations by the SHA-256 of their text. */
export function loadPersistedOperations(): Map<string, string> {
  if (!existsSync(file)) return new Map()
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
}
