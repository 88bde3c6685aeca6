import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { closeFile } from './private-files.ts'

/** The secret that signs; made once and kept in the data folder when none is given. */
export function loadSecret({ secret, dataDir }: { secret: string | null; dataDir: string }): string {
  if (secret) return secret
  const file = path.join(dataDir, 'secret')
  if (existsSync(file)) {
    closeFile(file)
    return readFileSync(file, 'utf8').trim()
  }
  const made = randomBytes(32).toString('base64url')
  writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
  closeFile(file)
  return made
}
