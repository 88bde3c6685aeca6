import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const isRoot = process.getuid?.() === 0
/** Root without its privileges is held to the modes of files, as anybody else is. */
const plain = ['setpriv', '--inh-caps=-all', '--bounding-set=-all', '--']

let clone: string

beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'halyard clone '))
  for (const name of ['scripts', 'package.json', 'package-lock.json', '.npmrc']) {
    cpSync(path.join(root, name), path.join(clone, name), { recursive: true })
  }
})

afterAll(() => {
  chmodSync(clone, 0o755)
  rmSync(clone, { recursive: true, force: true })
})

type Run = { words: string[]; env?: Record<string, string>; prefix?: string[] }

/** `npm start -- …` in the clone, without npm around it, as far as it gets. */
async function start({ words, env = {}, prefix = [] }: Run) {
  const [command, ...args] = [...prefix, process.execPath, path.join(clone, 'scripts/run.js'), 'start']
  const child = spawn(command, [...args, ...words], {
    cwd: clone,
    env: { PATH: process.env['PATH'], HOME: clone, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const read = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

/** The messages, whatever their lines are written as. */
function messagesOf(output: string): string[] {
  const lines = output.trim().split('\n')
  return lines.map((line) => (line.startsWith('{') ? (JSON.parse(line) as { msg: string }).msg : line))
}

it('explains its options, and does nothing besides', async () => {
  const { code, output } = await start({ words: ['--help'] })
  expect(code).toBe(0)
  expect(output).toMatch(/^npm start -- \[--port NUMBER\] \[--data FOLDER\]/)
  expect(existsSync(path.join(clone, '.halyard'))).toBe(false)
})

it.each([
  [['--port', 'abc'], '--port: "abc" is not a number from 0 to 65535.'],
  [['--port=65536'], '--port: "65536" is not a number from 0 to 65535.'],
  [['--port'], '--port needs a value after it.'],
  [['--data='], '--data needs the path of a folder after it.'],
  [['--prot', '9000'], 'There is no option "--prot".'],
  [['9000'], '"9000" is no option.'],
])('answers %s with a sentence', async (words, sentence) => {
  const { code, output } = await start({ words })
  expect(code).toBe(1)
  expect(output).toContain(sentence)
  expect(output).not.toMatch(/\bat .*:\d+:\d+/)
  expect(existsSync(path.join(clone, '.halyard'))).toBe(false)
})

it('says within seconds that the package registry does not answer', { timeout: 120_000 }, async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const registry = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  const env = { npm_config_registry: registry, npm_config_cache: path.join(clone, 'empty cache') }
  const startedAt = Date.now()
  const { code, output } = await start({ words: [], env })
  const seconds = (Date.now() - startedAt) / 1000
  silent.close()
  expect(code).toBe(1)
  expect(messagesOf(output)).toEqual([
    `A package that Halyard needs cannot be fetched: the package registry ${registry} does not answer. ` +
      'The first start needs it. Check the network and the proxy settings of npm, then start again.',
  ])
  // npm alone tries for 70. On an idle machine this takes 5.
  expect(seconds).toBeLessThan(60)
})

it('says whose the clone is to somebody who may not write in it', async () => {
  chmodSync(clone, 0o555)
  const { code, output } = await start({ words: [], prefix: isRoot ? plain : [] })
  chmodSync(clone, 0o755)
  expect(code).toBe(1)
  const [message = '', ...rest] = messagesOf(output)
  expect(message).toMatch(/^\S+ may not write in .*, which belongs to \S+\. .* sudo chown -R \S+: '.*'$/)
  expect(message).toContain(clone)
  expect(rest).toEqual([])
})

it('fetches the very Node that the image is built on', () => {
  const [, fetched] =
    /nodeVersion = '([\d.]+)'/.exec(readFileSync(path.join(root, 'scripts/lib/runtime.js'), 'utf8')) ?? []
  expect(fetched).toMatch(/^24\.\d+\.\d+$/)
  expect(readFileSync(path.join(root, 'Dockerfile'), 'utf8')).toContain(`node:${fetched}-bookworm-slim`)
})
