import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const isRoot = process.getuid?.() === 0
/** Starts a process as root without privileges, so that the modes of files apply to it. */
const plain = ['setpriv', '--inh-caps=-all', '--bounding-set=-all', '--']

let clone: string

beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'halyard clone '))
  for (const name of ['cli/bin.js', 'scripts', 'package.json', 'package-lock.json', '.npmrc']) {
    cpSync(path.join(root, name), path.join(clone, name), { recursive: true })
  }
})

afterAll(() => {
  chmodSync(clone, 0o755)
  rmSync(clone, { recursive: true, force: true })
})

type Run = { words: string[]; env?: Record<string, string>; prefix?: string[] }

/** Runs the script of `npm start -- …` in the clone, without npm, until it exits. */
const start = ({ words, ...rest }: Run) => run({ words: ['scripts/run.js', 'start', ...words], ...rest })

async function run({ words: [script = '', ...words], env = {}, prefix = [] }: Run) {
  const [command, ...args] = [...prefix, process.execPath, path.join(clone, script)]
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

/** The messages of all lines, written as text or as JSON. */
function messagesOf(output: string): string[] {
  const lines = output.trim().split('\n')
  return lines.map((line) => (line.startsWith('{') ? (JSON.parse(line) as { msg: string }).msg : line))
}

it('prints its options and does nothing else', async () => {
  const { code, output } = await start({ words: ['--help'] })
  expect(code).toBe(0)
  expect(output).toMatch(/^npm start -- \[--port NUMBER\] \[--data FOLDER\]/)
  expect(existsSync(path.join(clone, '.halyard'))).toBe(false)
})

it.each(['test', 'check', 'build', 'generate'])(
  'npm run %s refuses options and says what it runs',
  async (name) => {
    const help = await run({ words: ['scripts/run.js', name, '--help'] })
    expect(help.code).toBe(0)
    expect(help.output).toMatch(/^npm (test|run \w+) (runs|builds|writes) /)
    const { code, output } = await run({ words: ['scripts/run.js', name, '--only', 'x'] })
    expect(code).toBe(1)
    expect(output).toContain(`Unknown option: --only. ${help.output.trim()}`)
    expect(existsSync(path.join(clone, '.halyard'))).toBe(false)
  },
)

it.each([
  [['--port', 'abc'], '--port must be a number from 0 to 65535, not "abc".'],
  [['--port=65536'], '--port must be a number from 0 to 65535, not "65536".'],
  [['--port'], '--port needs a value.'],
  [['--data='], '--data needs the path of a folder.'],
  [['--prot', '9000'], 'Unknown option: --prot'],
  [['9000'], 'Unexpected argument: 9000'],
])('answers %s with one sentence and no stack', async (words, sentence) => {
  const { code, output } = await start({ words })
  expect(code).toBe(1)
  expect(output).toContain(sentence)
  expect(output).not.toMatch(/\bat .*:\d+:\d+/)
  expect(existsSync(path.join(clone, '.halyard'))).toBe(false)
})

/** A registry that accepts connections and never answers. */
async function openSilentRegistry() {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const registry = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  const env = { npm_config_registry: registry, npm_config_cache: path.join(clone, 'empty cache') }
  return { registry, env, close: () => silent.close() }
}

it('reports within seconds that the package registry does not respond', async () => {
  const { registry, env, close } = await openSilentRegistry()
  const startedAt = Date.now()
  const { code, output } = await start({ words: [], env })
  const seconds = (Date.now() - startedAt) / 1000
  close()
  expect(code).toBe(1)
  expect(messagesOf(output).filter((message) => !message.includes('is running'))).toEqual([
    `A package that Halyard needs cannot be downloaded: the package registry ${registry} does not respond. ` +
      'The first start needs it. Check the network and the proxy settings of npm, then start again.',
  ])
  // npm alone retries for 70 s. On an idle machine this takes 5 s.
  expect(seconds).toBeLessThan(60)
})

it.each([['backup', 'platform.tar.gz'], ['scoreboard']])(
  'installs the packages of the lock file before "halyard %s", also when those of another version are there',
  async (...words) => {
    mkdirSync(path.join(clone, 'node_modules/yaml'), { recursive: true })
    const { env, close } = await openSilentRegistry()
    const { code, output } = await run({ words: ['cli/bin.js', ...words], env })
    close()
    rmSync(path.join(clone, 'node_modules'), { recursive: true })
    expect(code).toBe(1)
    expect(output).toContain('A package that Halyard needs cannot be downloaded')
  },
)

it('names the owner of the clone to a user who cannot write to it', async () => {
  chmodSync(clone, 0o555)
  const { code, output } = await start({ words: [], prefix: isRoot ? plain : [] })
  chmodSync(clone, 0o755)
  expect(code).toBe(1)
  const [message = '', ...rest] = messagesOf(output)
  expect(message).toMatch(/^\S+ cannot write to .*, which belongs to \S+\. .* sudo chown -R \S+: '.*'$/)
  expect(message).toContain(clone)
  expect(rest).toEqual([])
})

it('downloads the same version of Node as the container image', () => {
  const [, fetched] =
    /nodeVersion = '([\d.]+)'/.exec(readFileSync(path.join(root, 'scripts/lib/runtime.js'), 'utf8')) ?? []
  expect(fetched).toMatch(/^24\.\d+\.\d+$/)
  expect(readFileSync(path.join(root, 'Dockerfile'), 'utf8')).toContain(`node:${fetched}-bookworm-slim`)
})
