import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../server/database/free-port.ts'
import { Actor } from '../calls/actor.ts'
import { startServerProcess } from './server-process.ts'

export const adminPassword = 'Adm1nAboard'

export type Product = {
  url: string
  dataDir: string
  /** A visitor: a client that is not logged in. */
  anonymous(): Actor
  /** The first administrator, logged in. */
  admin(): Promise<Actor>
  /** Everything that the server has printed since its last start. */
  output(): string
  /** The process id of the server. */
  pid(): number
  /** Starts a new process with the same database and data folder. */
  restart(): Promise<void>
  /** Kills the process immediately. `restart` starts it again. */
  kill(): Promise<void>
  stop(): Promise<void>
}

type Options = { databaseUrl: string; env?: Record<string, string> }

/** Runs Halyard as `npm start` does: the server in its own process, with the built client. */
export async function startProduct({ databaseUrl, env = {} }: Options): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'halyard-e2e-'))
  // A test that must know the address before the start passes the port.
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
  let server = await startServerProcess(settings)
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
    output: () => server.output(),
    pid: () => server.pid,
    async restart() {
      if (!server.isKilled()) await server.end()
      server = await startServerProcess(settings)
    },
    kill: () => server.kill(),
    async stop() {
      if (!server.isKilled()) await server.end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
