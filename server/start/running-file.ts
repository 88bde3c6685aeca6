import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { restrictFile } from '../config/private-files.ts'

/** The running server of a data folder, for programs on the same machine. */
type Running = { url: string; pid: number }

const fileOf = (dataDir: string) => path.join(dataDir, 'running.json')

export function writeRunning(dataDir: string, { host, port }: { host: string; port: number }): void {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  const url = `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
  writeFileSync(fileOf(dataDir), `${JSON.stringify({ url, pid: process.pid })}\n`, { mode: 0o600 })
  restrictFile(fileOf(dataDir))
}

export function removeRunning(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true })
}

/** Null if no server runs; ignores the file of a killed server. */
export function readRunning(dataDir: string): Running | null {
  try {
    const running = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Running
    process.kill(running.pid, 0)
    return running
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Running
  }
}
