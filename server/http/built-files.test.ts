import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerBuiltFiles } from './built-files.ts'

it('offers the command line of the build as one file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'halyard-built-'))
  for (const name of ['app', 'static', 'cli']) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, 'cli', 'halyard.mjs'), '#!/usr/bin/env node\n')
  const app = fastify()
  await registerBuiltFiles(app, folder)
  const answer = await app.inject('/cli/halyard.mjs')
  expect([answer.statusCode, answer.body]).toEqual([200, '#!/usr/bin/env node\n'])
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  await app.close()
})
