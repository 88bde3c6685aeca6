import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../server/database/free-port.ts'
import { waitTimeoutMs } from '../timeouts.ts'

export type TestRedis = {
  url: string
  /** The settings of the servers of one platform that uses it: they need the same secret. */
  env: { REDIS_URL: string; HALYARD_SECRET: string }
  stop(): Promise<void>
  /** Stops Redis until `restart`. */
  goAway(): Promise<void>
  restart(): Promise<void>
  /** Lets Redis accept connections and answer nothing, until `wake`. */
  hang(): void
  wake(): void
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    socket.write('PING\r\n')
    const [reply] = await once(socket, 'data')
    return String(reply).startsWith('+PONG')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/**
 * Starts a Redis on a random loopback port, without persistence, or a Sentinel that watches nothing. `more` are words of
 * its command line.
 */
export async function startRedis(more: string[] = [], { isSentinel = false } = {}): Promise<TestRedis> {
  const port = await freePort()
  const dir = mkdtempSync(join(tmpdir(), 'halyard-redis-'))
  // A Sentinel writes into its file.
  const settings = join(dir, 'sentinel.conf')
  if (isSentinel) writeFileSync(settings, '')
  let child: ChildProcess | undefined
  // The server must end with the worker.
  const killOnExit = () => child?.kill('SIGKILL')
  process.on('exit', killOnExit)

  const start = async () => {
    const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir]
    const kind = isSentinel ? [settings, '--sentinel'] : ['--save', '', '--appendonly', 'no']
    const options = [...kind, ...place, ...more]
    const started = spawn('redis-server', options, { stdio: 'ignore' })
    child = started
    let failure: Error | undefined
    started.on('error', (error) => (failure = error))
    for (const from = Date.now(); !(await answers(port)); await sleep(10)) {
      if (failure) throw failure
      if (started.exitCode !== null) throw new Error(`redis-server ended with code ${started.exitCode}.`)
      if (Date.now() - from > waitTimeoutMs) throw new Error('redis-server did not answer.')
    }
  }
  const end = async () => {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }

  await start()
  const url = `redis://127.0.0.1:${port}`
  return {
    url,
    env: { REDIS_URL: url, HALYARD_SECRET: randomBytes(32).toString('hex') },
    goAway: end,
    hang: () => void child?.kill('SIGSTOP'),
    wake: () => void child?.kill('SIGCONT'),
    restart: async () => {
      await end()
      await start()
    },
    stop: async () => {
      await end()
      process.off('exit', killOnExit)
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
