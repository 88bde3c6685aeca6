import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { CliError, UsageError } from './errors.ts'
import { createHalyardClient, type HalyardClient } from './client/client.ts'

const defaultUrl = 'http://localhost:8080'

/** The API token that `login` created, and the platform it belongs to. */
export type Login = { url: string; userName: string; token: string; tokenId: string; expiresAt: string }

type Environment = Record<string, string | undefined>

export function loginFile(env: Environment = process.env): string {
  const folder = env['XDG_CONFIG_HOME'] || env['APPDATA'] || join(homedir(), '.config')
  return join(folder, 'halyard', 'login.json')
}

export function readLogin(env: Environment = process.env): Login | null {
  try {
    return JSON.parse(readFileSync(loginFile(env), 'utf8')) as Login
  } catch {
    return null
  }
}

/** Writes a file that only its owner can read: a token is as powerful as a password. */
export function writeLogin(login: Login, env: Environment = process.env): void {
  const file = loginFile(env)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 })
  // writeFileSync sets the mode only for a new file.
  chmodSync(file, 0o600)
}

export function deleteLogin(env: Environment = process.env): void {
  rmSync(loginFile(env), { force: true })
}

/** The address without path and query. @throws UsageError */
export function readUrl(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`"${text}" is not a valid address. Example: ${defaultUrl}`)
  }
  return url.origin
}

export function chosenUrl(option: string | undefined, env: Environment = process.env): string {
  return readUrl(option ?? env['HALYARD_URL'] ?? readLogin(env)?.url ?? defaultUrl)
}

/** The token for a platform: that of the environment, else that of the last login there. */
export function tokenFor(address: string, env: Environment): string | undefined {
  const login = readLogin(env)
  return env['HALYARD_TOKEN'] ?? (login?.url === address ? login.token : undefined)
}

/** The platform and the token for it, from the options, else the environment, else the last login. */
export function connect(url: string | undefined, env: Environment = process.env): HalyardClient {
  const address = chosenUrl(url, env)
  return createHalyardClient({ url: address, token: tokenFor(address, env) })
}

/** Like `connect`, for commands that require a token. @throws CliError when there is none */
export function connectSignedIn(url: string | undefined, env: Environment = process.env): HalyardClient {
  const address = chosenUrl(url, env)
  const token = tokenFor(address, env)
  if (token === undefined) {
    throw new CliError(`You are not logged in to ${address}. Run "halyard login" or set HALYARD_TOKEN.`)
  }
  return createHalyardClient({ url: address, token })
}
