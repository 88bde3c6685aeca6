import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../server/database/free-port.ts'
import { Actor } from './actor.ts'

const root = path.resolve(import.meta.dirname, '../..')
export const adminPassword = 'Adm1nAboard'

export type Product = {
  url: string
  dataDir: string
  /** Somebody who is not signed in. */
  anonymous(): Actor
  /** The first administrator, signed in. */
  admin(): Promise<Actor>
  /** Of the process that serves. */
  pid(): number
  /** The same database and data folder in a new process. */
  restart(): Promise<void>
  /** Ends the process at once, in the middle of whatever it does; `restart` brings it back. */
  kill(): Promise<void>
  stop(): Promise<void>
}

type Options = { databaseUrl: string; env?: Record<string, string> }

/** Halyard as `npm start` leaves it: the built client, served by a process of its own. */
export async function startProduct({ databaseUrl, env = {} }: Options): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'halyard-e2e-'))
  // Who has to know the address before gives the port.
  const port = env['PORT'] ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const settings = {
    NODE_ENV: 'production',
    PORT: port,
    DATABASE_URL: databaseUrl,
    HALYARD_METRICS_PORT: '0',
    HALYARD_CONTAINERS: 'none',
    HALYARD_DATA_DIR: dataDir,
    HALYARD_ADMIN_PASSWORD: adminPassword,
    HALYARD_LOG_LEVEL: 'warn',
    ...env,
  }
  let server = await startServer(settings)
  const anonymous = () => new Actor(url)
  return {
    url,
    dataDir,
    anonymous,
    async admin() {
      const admin = anonymous()
      const answer = await admin.rest('POST', '/api/account/login', {
        userName: 'Admin',
        password: adminPassword,
      })
      if (answer.status !== 200) throw new Error(`the administrator could not log in: ${answer.text}`)
      return admin
    },
    pid: () => server.pid,
    async restart() {
      if (!server.isKilled()) await server.end()
      server = await startServer(settings)
    },
    kill: () => server.kill(),
    async stop() {
      if (!server.isKilled()) await server.end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type RunningServer = {
  pid: number
  end(): Promise<void>
  kill(): Promise<void>
  isKilled(): boolean
}

/** Resolves once it answers. */
async function startServer(settings: Record<string, string>): Promise<RunningServer> {
  const server = spawn(process.execPath, [path.join(root, 'server', 'main.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killOnExit = () => server.kill('SIGKILL')
  process.on('exit', killOnExit)
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Halyard is up')) resolve()
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`the server ended:\n${output}`)))
  })
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    process.off('exit', killOnExit)
    if (server.exitCode !== null) throw new Error(`the server had ended:\n${output}`)
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    pid: server.pid ?? 0,
    end: () => stop('SIGTERM'),
    kill: () => stop('SIGKILL'),
    isKilled: () => server.signalCode === 'SIGKILL',
  }
}
