import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { markedBlocks, type MarkedBlock } from '../../../scripts/lib/docs/docs-blocks.js'
import { freePort } from '../../../server/database/free-port.ts'
import { openLocalAccess } from '../../../server/operator/local-token.ts'
import { childEnvironment } from '../../kit/server/child-environment.ts'
import { startServerProcess, type ServerProcess } from '../../kit/server/server-process.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'

const root = path.resolve(import.meta.dirname, '../../..')
/** The order matters: the organizer's document creates the game that bots and players use. */
const documents = [
  'docs/organizers/administrators.md',
  'README.md',
  'docs/bots/README.md',
  'docs/bots/feeds.md',
  'docs/operators/audit.md',
  'docs/operators/operations.md',
  'docs/operators/sign-in.md',
  'docs/operators/troubleshooting.md',
  'docs/operators/deploy.md',
]
const addresses = /http:\/\/localhost:8080|https:\/\/ctf\.example\.org/g

let dataDir: string
let databaseUrl: string
let url: string
let server: ServerProcess
let environment: Record<string, string>

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'halyard-docs-'))
  databaseUrl = await createTestDatabase()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const settings = {
    DATABASE_URL: databaseUrl,
    HALYARD_DATA_DIR: dataDir,
    HALYARD_METRICS_PORT: '0',
    HALYARD_CONTAINERS: 'none',
    HALYARD_LOG_LEVEL: 'warn',
    PORT: String(port),
  }
  server = await startServerProcess(settings)
  Object.assign(process.env, { DATABASE_URL: databaseUrl })
  const { token } = await openLocalAccess(dataDir)
  environment = { ...settings, HALYARD_URL: url, HALYARD_TOKEN: token }
})

afterAll(async () => {
  delete process.env['DATABASE_URL']
  await server?.end()
  await dropTestDatabase(databaseUrl)
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs `npx halyard` without npm, which would only make each command slower. */
const npx = `npx() { shift; '${process.execPath}' cli/bin.js "$@"; }`

async function runCommand(text: string) {
  const script = `set -e\n${npx}\n${text.replaceAll(addresses, url)}`
  const shell = spawn('bash', ['-c', script], {
    cwd: root,
    env: childEnvironment({ HOME: dataDir, ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let noise = ''
  shell.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  shell.stderr.on('data', (chunk: Buffer) => (noise += chunk.toString()))
  const [code] = (await once(shell, 'close')) as [number]
  return { code, output: output.trimEnd().replaceAll(url, 'http://localhost:8080'), noise }
}

/** The text of a document as a pattern, in which an ellipsis matches anything. */
function patternOf(text: string): RegExp {
  const parts = text
    .trimEnd()
    .split('…')
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('[^]*')}$`)
}

it('runs every document that has a command to run', () => {
  const all = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
  const runnable = all.filter((document) => markedBlocks(document).some(({ kind }) => kind === 'run'))
  expect(runnable.toSorted()).toEqual(documents.toSorted())
})

it.each(documents)('%s: each command does what the document says', async (document) => {
  const blocks: MarkedBlock[] = markedBlocks(document).filter(({ kind }) => kind !== 'file')
  expect(blocks.length).toBeGreaterThan(0)
  for (const [index, { kind, text, line }] of blocks.entries()) {
    if (kind !== 'run') continue
    const { code, output, noise } = await runCommand(text)
    expect(code, `line ${line}: ${noise}`).toBe(0)
    const next = blocks[index + 1]
    const expected = next?.kind === 'prints' ? next.text : '…'
    expect(output, `line ${line}`).toMatch(patternOf(expected))
  }
})
