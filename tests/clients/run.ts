import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startProduct } from '../kit/server/product.ts'
import { copyTemplate, startTestPostgres } from '../kit/services/test-postgres.ts'
import { makeGame } from '../kit/world/games.ts'
import { programs } from './programs.ts'

// Runs programs from the registry that are too large for the development dependencies: each is installed at its version
// into a folder of its own and used as its documents show it, against a platform on loopback.

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',')
const unknown = only?.filter((name) => !programs.some((program) => program.name === name)) ?? []
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}. Programs: ${programs.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const postgres = await startTestPostgres()
const product = await startProduct({
  databaseUrl: await copyTemplate(postgres.serverUrl),
  env: { HALYARD_RATE_LIMITS: 'off' },
})
try {
  const admin = await product.admin()
  const gameId = await makeGame(admin)
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const scopes = ['read', 'play', 'monitor', 'author', 'admin']
  const { token } = await admin.mutate<{ token: string }>(
    'createApiToken',
    { name: 'clients', scopes, expiresAt },
    'token',
  )
  const env = { ...process.env, BASE: product.url, TOKEN: token, GAME: String(gameId) }
  for (const program of programs.filter(({ name }) => only?.includes(name) ?? true)) {
    const failure = runProgram(program, env)
    console.log(failure === null ? `works   ${program.name}` : `FAILED  ${program.name}\n${failure}`)
    if (failure !== null) process.exitCode = 1
  }
} finally {
  await product.stop()
  await postgres.stop()
}

/** What the program wrote if one of its steps failed; null if all of them worked. */
function runProgram(
  { name, packages, steps = [] }: (typeof programs)[number],
  env: NodeJS.ProcessEnv,
): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'halyard-clients-'))
  try {
    const file = `${name}.mjs`
    copyFileSync(fileURLToPath(new URL(`programs/${file}`, import.meta.url)), path.join(folder, file))
    const install = [
      'npm',
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      ...packages,
    ]
    for (const [command = '', ...args] of [install, ...steps, [process.execPath, file]]) {
      const filled = args.map((argument) => argument.replace('BASE', env['BASE'] ?? ''))
      const { status, stdout, stderr } = spawnSync(command, filled, { cwd: folder, env, encoding: 'utf8' })
      if (status !== 0) return `${command} ${filled.join(' ')}\n${stdout}${stderr}`
    }
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
