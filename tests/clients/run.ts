import { execFile, type ExecFileException } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { captureFolder } from '../../server/domains/capture/capture-path.ts'
import type { Actor } from '../kit/calls/actor.ts'
import { startProduct } from '../kit/server/product.ts'
import { copyTemplate, startTestPostgres } from '../kit/services/test-postgres.ts'
import { makeChallenge } from '../kit/world/challenges.ts'
import { makeGame, makeTeam, readParticipations } from '../kit/world/games.ts'
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

const execute = promisify(execFile)
const bundler = 'esbuild@0.28.2'
const bundled = ['--platform=node', '--format=esm', '--outfile=bundled.mjs']

const postgres = await startTestPostgres()
const product = await startProduct({
  databaseUrl: await copyTemplate(postgres.serverUrl),
  env: { HALYARD_RATE_LIMITS: 'off' },
})
try {
  const admin = await product.admin()
  const gameId = await makeGame(admin, { acceptWithoutReview: true })
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const scopes = ['read', 'play', 'monitor', 'author', 'admin']
  const { token } = await admin.mutate<{ token: string }>(
    'createApiToken',
    { name: 'clients', scopes, expiresAt },
    'token',
  )
  const joined = await admin.rest('POST', `/api/game/${gameId}`, { teamId: await makeTeam(admin) })
  if (joined.status !== 200) throw new Error(`could not join: ${joined.text}`)
  const participationId = (await readParticipations(admin, gameId))[0]?.id ?? 0
  for (const program of programs.filter(({ name }) => only?.includes(name) ?? true)) {
    const failure = await runProgram(program, {
      ...process.env,
      BASE: product.url,
      TOKEN: token,
      GAME: String(gameId),
      ...(await makeWork(admin, { gameId, participationId })),
    })
    console.log(failure === null ? `works   ${program.name}` : `FAILED  ${program.name}\n${failure}`)
    if (failure !== null) process.exitCode = 1
  }
} finally {
  await product.stop()
  await postgres.stop()
}

/** A challenge that nobody has solved, with a capture of the team, as variables of the environment. */
async function makeWork(
  admin: Actor,
  { gameId, participationId }: { gameId: number; participationId: number },
) {
  const challengeId = await makeChallenge(admin, gameId, { flags: ['flag{reef}'] })
  const folder = path.join(product.dataDir, 'files', captureFolder({ challengeId, participationId }))
  mkdirSync(folder, { recursive: true })
  const name = 'reef.pcap'
  writeFileSync(path.join(folder, name), randomBytes(4096))
  return { CHALLENGE: String(challengeId), PARTICIPATION: String(participationId), CAPTURE: name }
}

/** What the program wrote if one of its steps failed; null if all of them worked. */
async function runProgram(
  { name, packages, steps = [] }: (typeof programs)[number],
  env: NodeJS.ProcessEnv,
): Promise<string | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'halyard-clients-'))
  try {
    cpSync(fileURLToPath(new URL('programs', import.meta.url)), folder, { recursive: true })
    const install = [
      'npm',
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      ...packages,
      bundler,
    ]
    // Generators write TypeScript and paths that Node does not read by itself.
    const bundle = ['npx', 'esbuild', `${name}.mjs`, '--bundle', '--packages=external', ...bundled]
    for (const [command = '', ...args] of [install, ...steps, bundle, [process.execPath, 'bundled.mjs']]) {
      const filled = args.map((argument) => argument.replace('BASE', env['BASE'] ?? ''))
      try {
        // Not synchronously: a connection of this process that the platform closes meanwhile must be noticed.
        await execute(command, filled, { cwd: folder, env, maxBuffer: 100_000_000 })
      } catch (error) {
        const { message, stdout = '', stderr = '' } = error as ExecFileException
        return `${message}\n${stdout}${stderr}`
      }
    }
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
