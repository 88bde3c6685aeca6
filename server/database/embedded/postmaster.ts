import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { restrictFile } from '../../config/private-files.ts'
import type { PostgresAccount } from './postgres-account.ts'
import { StartError } from '../../start/start-error.ts'

export type Postmaster = { pid: number; port: number; ready: boolean }

const startLimitMs = 60_000
const fastStopLimitMs = 20_000
const pollMs = 10

/** Reads `postmaster.pid`: line 1 the process, line 4 the port, line 8 the state. */
export function readPostmaster(clusterDir: string): Postmaster | undefined {
  const file = join(clusterDir, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  if (!Number.isInteger(pid)) return undefined
  return { pid, port: Number.parseInt(lines[3] ?? '', 10), ready: lines[7]?.trim() === 'ready' }
}

/** False for a zombie process and for another program with the same pid, although both accept signals. */
export function isPostmasterAlive(pid: number): boolean {
  if (existsSync('/proc/self/stat')) {
    try {
      const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.charAt(0)
      return state !== 'Z' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
    } catch {
      return false
    }
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** PostgreSQL refuses to start if another process now has the pid in the file of a stopped server. */
export function removeStalePidFile(clusterDir: string) {
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true })
}

export async function startPostmaster(options: {
  postgres: string
  clusterDir: string
  logFile: string
  port: number
  account: PostgresAccount
  settings: Record<string, string>
}): Promise<Postmaster> {
  const { postgres, clusterDir, logFile, port, account } = options
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...options.settings,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile, 'w', 0o600)
  restrictFile(logFile)
  // Detached, so that Ctrl-C in the terminal reaches only Node, which stops the database last.
  const child = spawn(postgres, ['-D', clusterDir, ...args], {
    ...account,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let failed: string | undefined
  child.on('error', (error) => (failed = error.message))
  child.on('exit', (code, signal) => (failed = `it ended with ${signal ?? `code ${code}`}`))
  child.unref()

  for (const start = Date.now(); Date.now() - start < startLimitMs; await sleep(pollMs)) {
    if (failed) {
      const written = existsSync(logFile) ? readFileSync(logFile, 'utf8').trim() : ''
      throw new StartError(`PostgreSQL did not start: ${failed}.\n${written}`)
    }
    const running = readPostmaster(clusterDir)
    if (running?.pid === child.pid && running?.ready) return running
  }
  child.kill('SIGQUIT')
  throw new StartError(`PostgreSQL was not ready after ${startLimitMs / 1000} s; its log is ${logFile}.`)
}

/** Fast shutdown: running statements are canceled, committed work is safe. */
export async function stopPostmaster(pid: number) {
  const signal = (name: NodeJS.Signals) => isPostmasterAlive(pid) && process.kill(pid, name)
  signal('SIGINT')
  for (const start = Date.now(); isPostmasterAlive(pid); await sleep(pollMs)) {
    if (Date.now() - start > fastStopLimitMs) {
      signal('SIGQUIT')
      return
    }
  }
}
