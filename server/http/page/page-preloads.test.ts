import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPreloads } from './page-preloads.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'halyard-routes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = path.join(folder, 'routes.json')
writeFileSync(
  file,
  JSON.stringify([
    { path: '/', scripts: ['app/index.js', 'app/home.js'], styles: ['app/home.css'] },
    { path: '/games/:id', scripts: ['app/index.js', 'app/game.js'], styles: [] },
  ]),
)
const preloads = readPreloads(file, '<script src="/app/index.js"></script>')

test.each([
  ['/', ['app/home.css', 'app/home.js']],
  ['/Games/12', ['app/game.js']],
  ['/games/12/', ['app/game.js']],
  ['/games/12/scoreboard', []],
  ['/games/', []],
])('the page at %s names the files of its route', (address, files) => {
  expect([...preloads(address, 'n0nce').matchAll(/href="\/([^"]+)"/g)].map(([, name]) => name)).toEqual(files)
})

test('a script carries the nonce of the page', () => {
  expect(preloads('/games/12', 'n0nce')).toBe(
    '<link rel="modulepreload" crossorigin href="/app/game.js" nonce="n0nce">',
  )
})

test('a build without a list of routes has no preloads', () => {
  expect(readPreloads(path.join(folder, 'none.json'), '')('/', 'n0nce')).toBe('')
})
