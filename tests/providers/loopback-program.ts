import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../server/database/free-port.ts'

const startTimeoutMs = 30_000

export type LoopbackProgram = {
  /** Everything printed so far, on both streams. */
  output(): string
  stop(): Promise<void>
}

/** A free address of this machine. */
export async function freeAddress(): Promise<{ port: number; url: string }> {
  const port = await freePort()
  return { port, url: `http://127.0.0.1:${port}` }
}

/** Starts a program, and waits until it answers at an address. @throws Error with its output if it does not */
export async function startLoopbackProgram(
  [command = '', ...args]: string[],
  { env, address }: { env: NodeJS.ProcessEnv; address: string },
): Promise<LoopbackProgram> {
  const program = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const killOnExit = () => program.kill('SIGKILL')
  process.on('exit', killOnExit)
  let output = ''
  const read = (chunk: Buffer) => (output += chunk.toString())
  program.stdout.on('data', read)
  program.stderr.on('data', read)
  program.on('error', (error) => (output += error.message))
  const end = Date.now() + startTimeoutMs
  while (!(await answers(address))) {
    if (program.exitCode !== null || Date.now() > end) {
      program.kill('SIGKILL')
      throw new Error(`${command} does not answer at ${address}:\n${output}`)
    }
    await delay(100)
  }
  return {
    output: () => output,
    async stop() {
      process.off('exit', killOnExit)
      if (program.exitCode !== null || program.signalCode !== null) return
      const ended = once(program, 'exit')
      program.kill('SIGKILL')
      await ended
    },
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    await (await fetch(address)).arrayBuffer()
    return true
  } catch {
    return false
  }
}
