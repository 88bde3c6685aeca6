import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fastify from 'fastify'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/kit/temporary-folder.ts'
import { answerFiles } from '../answers/ready-files.ts'
import { registerBuiltFiles } from './built-files.ts'

it('offers the command line of the build as one file', async () => {
  const folder = makeTemporaryFolder()
  for (const name of ['app', 'static', 'cli']) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, 'cli', 'halyard.mjs'), '#!/usr/bin/env node\n')
  const app = fastify()
  await registerBuiltFiles(app, folder)
  const answer = await app.inject('/cli/halyard.mjs')
  expect([answer.statusCode, answer.body]).toEqual([200, '#!/usr/bin/env node\n'])
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  await app.close()
})

it('answers a script of the build from memory as the ordinary path does', async () => {
  const folder = makeTemporaryFolder()
  for (const name of ['app', 'static', 'cli']) mkdirSync(path.join(folder, name))
  const script = 'export const sail = 1\n'
  writeFileSync(path.join(folder, 'app', 'sail-1.js'), script)
  writeFileSync(path.join(folder, 'app', 'sail-1.js.gz'), gzipSync(script))
  writeFileSync(path.join(folder, 'app', 'mast-1.js'), script)
  const app = fastify()
  let ordinary = 0
  app.addHook('onRequest', async () => void (ordinary += 1))
  await registerBuiltFiles(app, folder)
  answerFiles(app, { folder, addressOf: () => ({ ip: '127.0.0.1', isHttps: false, isLocal: true }) })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const ask = async (name: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}/app/${name}`, init)
    return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers) }
  }
  for (const encoding of ['gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    for (let time = 0; time < 2; time += 1) {
      const before = ordinary
      const { status, text, headers: sent } = await ask('sail-1.js', { headers })
      expect([status, text, ordinary]).toEqual([200, script, before])
      expect(sent).toMatchObject({ 'x-request-id': expect.any(String), 'x-content-type-options': 'nosniff' })
      expect(sent['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined)
      const { headers: usual } = await ask('sail-1.js', { method: 'HEAD', headers })
      expect(sent).toMatchObject({ ...usual, date: expect.any(String), connection: expect.any(String) })
    }
  }
  const { headers } = await ask('sail-1.js')
  // `fetch` would ask for a new copy.
  const known = { 'if-none-match': headers['etag'] ?? '', 'cache-control': 'max-age=0' }
  expect((await ask('sail-1.js', { headers: known })).status).toBe(304)
  expect((await ask('sail-1.js', { headers: { range: 'bytes=0-5' } })).text).toBe('export')
  expect((await ask('mast-1.js')).text).toBe(script)
  expect((await ask('sail-2.js')).status).toBe(404)
  await app.close()
})
