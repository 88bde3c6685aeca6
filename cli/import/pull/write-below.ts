import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { CliError } from '../../errors.ts'

export const isBelow = (folder: string, path: string) =>
  resolve(folder, path).startsWith(resolve(folder) + sep)

/** Writes a file below the folder. A name from the platform never leads out of it. @throws CliError */
export function writeBelow(folder: string, path: string, content: string | Uint8Array): void {
  if (!isBelow(folder, path)) throw new CliError(`${path} is outside ${folder}.`)
  const target = resolve(folder, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}
