import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { restrictFile } from './private-files.ts'

type SecretSource = { secret: string | null; dataDir: string }

/** The signing secret; null if none is configured and the data folder has none yet. */
export function readSecret({ secret, dataDir }: SecretSource): string | null {
  if (secret) return secret
  const file = path.join(dataDir, 'secret')
  if (!existsSync(file)) return null
  restrictFile(file)
  return readFileSync(file, 'utf8').trim()
}

/** The signing secret; generated once in the data folder if none is configured. */
export function loadSecret(source: SecretSource): string {
  const known = readSecret(source)
  if (known !== null) return known
  const made = randomBytes(32).toString('base64url')
  const file = path.join(source.dataDir, 'secret')
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${made}\n`, { mode: 0o600 })
  try {
    // If several processes start together, one succeeds, and none reads an incomplete file.
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readSecret(source) ?? made
}

/** Replaces the secret in the data folder by that of another platform. */
export function replaceSecret(dataDir: string, secret: string): void {
  const file = path.join(dataDir, 'secret')
  const next = `${file}.${process.pid}`
  writeFileSync(next, `${secret}\n`, { mode: 0o600, flush: true })
  renameSync(next, file)
}
