import { hostname } from 'node:os'
import type { Config } from '../config/config.ts'

type Administrator = { userName: string; password: string }

const infoLevel = 30
const fatalLevel = 60

/**
 * Prints messages for the operator at every log level: plain text on a terminal, otherwise log lines, so that a
 * program reads a single format.
 */
export function printReady(config: Pick<Config, 'host' | 'port' | 'publicUrl'>): void {
  const host = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host
  const message = `Halyard is up: ${config.publicUrl ?? `http://${host}:${config.port}`}`
  say(process.stdout.isTTY ? `\n${message}` : message)
}

export function printAdministrator({ userName, password }: Administrator): void {
  say(
    `Administrator: ${userName}  one-time password: ${password} (shown this once; change it on the profile screen)`,
  )
}

export function printFailure(message: string): void {
  if (process.stdout.isTTY) process.stderr.write(`${message}\n`)
  else console.log(line(fatalLevel, message))
}

function say(message: string): void {
  console.log(process.stdout.isTTY ? message : line(infoLevel, message))
}

function line(level: number, msg: string): string {
  return JSON.stringify({ level, time: Date.now(), pid: process.pid, hostname: hostname(), msg })
}
