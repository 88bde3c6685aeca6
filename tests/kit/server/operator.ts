import { spawn } from 'node:child_process'
import path from 'node:path'
import { childEnvironment } from './child-environment.ts'

const program = path.resolve(import.meta.dirname, '../../../cli/bin.js')

type Ended = { code: number | null; stdout: string; stderr: string }

/** Runs `halyard …` in a new process with only the given environment variables. */
export function startHalyard(args: string[], env: Record<string, string> = {}, input = '') {
  const child = spawn(process.execPath, [program, ...args], {
    env: childEnvironment(env),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
  return { child, ended }
}

export function runHalyard(args: string[], env: Record<string, string> = {}, input = ''): Promise<Ended> {
  return startHalyard(args, env, input).ended
}

/** The password that a command or a first start printed. */
export function printedPassword(text: string): string {
  const password = /one-time password: (\S+)/.exec(text)?.[1]
  if (!password) throw new Error(`no password was printed:\n${text}`)
  return password
}
