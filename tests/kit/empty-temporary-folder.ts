import { deepStrictEqual } from 'node:assert'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

// Fails a file whose tests leave files in the temporary folder of the system. Vitest runs this before each test file.
const before = process.env['TMPDIR']
const folder = mkdtempSync(path.join(tmpdir(), 'halyard-unit-'))
process.env['TMPDIR'] = folder

afterAll(() => {
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  // Node keeps compiled files of programs there.
  const left = readdirSync(folder).filter((name) => name !== 'node-compile-cache')
  rmSync(folder, { recursive: true, force: true })
  deepStrictEqual(left, [])
})
