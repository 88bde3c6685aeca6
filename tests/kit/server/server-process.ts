import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { childEnvironment } from './child-environment.ts'

const root = path.resolve(import.meta.dirname, '../../..')

export type ServerProcess = {
  pid: number
  /** Everything printed so far, on both streams. */
  output(): string
  end(): Promise<void>
  kill(): Promise<void>
  isKilled(): boolean
}

/** Starts the server as `npm start` does. Resolves when it responds. @throws Error with its output if it exits before */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const server = spawn(process.execPath, [path.join(root, 'server', 'main.ts')], {
    cwd: root,
    env: childEnvironment(settings),
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
    output: () => output,
    end: () => stop('SIGTERM'),
    kill: () => stop('SIGKILL'),
    isKilled: () => server.signalCode === 'SIGKILL',
  }
}
