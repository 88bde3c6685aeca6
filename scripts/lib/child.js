import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { LauncherError } from './log.js'
import { onParentGone } from './parent.js'
import { root } from './project.js'

const textOf = (parts) => stripVTControlCharacters(Buffer.concat(parts).toString('utf8')).trim()

/** Runs a command and returns `{ code, output }`. The output has both streams in order. */
export function capture(command, args, { cwd = root, env = {}, timeoutMs } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    })
    const parts = []
    child.stdout.on('data', (part) => parts.push(part))
    child.stderr.on('data', (part) => parts.push(part))
    child.on('error', (error) => done({ code: 1, output: error.message }))
    child.on('close', (code) => done({ code: code ?? 1, output: textOf(parts) }))
  })
}

export async function captureOrFail(what, command, args, options) {
  const { code, output } = await capture(command, args, options)
  if (code !== 0) throw new LauncherError(`${what} failed.\n\n${output}`)
  return output
}

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command in the foreground and returns its exit code. Each signal is forwarded once. On a terminal nothing is
 * forwarded, because Ctrl-C reaches the whole process group.
 */
export function foreground(command, args, { cwd = root, env = {} } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  const sent = new Set()
  for (const signal of forwarded) {
    process.on(signal, () => {
      if (sent.has(signal) || (signal === 'SIGINT' && process.stdin.isTTY)) return
      sent.add(signal)
      child.kill(signal)
    })
  }
  onParentGone(() => child.kill('SIGTERM'))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      if (signal) {
        for (const name of forwarded) process.removeAllListeners(name)
        process.kill(process.pid, signal)
      }
      done(code ?? 1)
    })
  })
}
