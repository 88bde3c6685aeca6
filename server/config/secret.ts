import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { closeFile } from './private-files.ts'

type Place = { secret: string | null; dataDir: string }

/** The secret that signs; null where none is given and the data folder has none yet. */
export function readSecret({ secret, dataDir }: Place): string | null {
  if (secret) return secret
  const file = path.join(dataDir, 'secret')
  if (!existsSync(file)) return null
  closeFile(file)
  return readFileSync(file, 'utf8').trim()
}

/** The secret that signs; made once and kept in the data folder when none is given. */
export function loadSecret(place: Place): string {
  const known = readSecret(place)
  if (known !== null) return known
  const file = path.join(place.dataDir, 'secret')
  const made = randomBytes(32).toString('base64url')
  writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
  closeFile(file)
  return made
}
