import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes a folder that is removed after the test. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'halyard-unit-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
