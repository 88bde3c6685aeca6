import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The secret that signs; made once and kept in the data folder (0700, the file 0600) when none is given. */
export function loadSecret({ secret, dataDir }: { secret: string | null; dataDir: string }): string {
  if (secret) return secret
  const file = path.join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('base64url')
  writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
  chmodSync(file, 0o600)
  return made
}
