import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../server/database/free-port.ts'
import { until } from '../wait.ts'

export type TestPgBouncer = {
  /** The address of the same database through the pooler. */
  databaseUrl: string
  stop(): Promise<void>
}

type Options = { databaseUrl: string; poolMode: 'session' | 'transaction' | 'statement'; poolSize: number }

/** Starts a PgBouncer on a random loopback port. */
export async function startPgBouncer({ databaseUrl, poolMode, poolSize }: Options): Promise<TestPgBouncer> {
  const target = new URL(databaseUrl)
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'halyard-pgbouncer-'))
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${poolMode}
default_pool_size = ${poolSize}
`,
  )
  // It refuses to run as root.
  chmodSync(folder, 0o755)
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  const child = spawn('pgbouncer', [...user, file], {
    stdio: 'ignore',
    env: { PATH: `${process.env['PATH']}:/usr/sbin` },
  })
  const killOnExit = () => child.kill('SIGKILL')
  process.on('exit', killOnExit)
  let failure: Error | undefined
  child.on('error', (error) => (failure = error))
  await until(async () => {
    if (failure) throw failure
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with code ${child.exitCode}.`)
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return true
    } catch {
      return false
    } finally {
      socket.destroy()
    }
  }, 'pgbouncer answers')
  const pooled = new URL(databaseUrl)
  pooled.hostname = '127.0.0.1'
  pooled.port = String(port)
  return {
    databaseUrl: pooled.href,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      process.off('exit', killOnExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
