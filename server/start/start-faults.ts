import type { Config } from '../config/config.ts'
import { isDatabaseUnavailable } from '../database/outage.ts'
import { StartError } from './start-error.ts'

type Fault = { code?: string; syscall?: string; message?: string }
type Settings = Pick<Config, 'host' | 'port' | 'databaseUrl' | 'dataDir'>

/** One sentence about a failed start; null for an unknown fault. */
export function explainStartFault(error: unknown, settings: Settings): string | null {
  const { code = '', syscall, message = '' } = error as Fault
  if (/No space left on device/.test(message) || code === 'ENOSPC') return fullFolder(settings.dataDir)
  if (error instanceof StartError) return message
  if (syscall === 'listen') return listenFault(code, settings)
  return settings.databaseUrl === null ? null : databaseFault(error, code, settings.databaseUrl)
}

export function fullFolder(folder: string): string {
  return `The disk that holds the data folder ${folder} is full. Free some space, or choose another folder with --data (HALYARD_DATA_DIR).`
}

function listenFault(code: string, { host, port }: Settings): string | null {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Choose another: npm start -- --port 9000`
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Choose one above 1023, and let a reverse proxy listen on ${port}.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST: ${host} is not an address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all of its addresses.`
  return null
}

function databaseFault(error: unknown, code: string, databaseUrl: string): string | null {
  const { host, pathname, username } = new URL(databaseUrl)
  const name = decodeURIComponent(pathname.slice(1))
  const user = decodeURIComponent(username)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host of the database, ${host}, has no address. Correct DATABASE_URL, or the name service of this machine.`
  if (code === '28P01' || code === '28000')
    return `The database at ${host} rejects the user "${user}". Correct the user and the password in DATABASE_URL.`
  if (code === '3D000')
    return `The database at ${host} has no database "${name}". Create it with: createdb --encoding=UTF8 --owner="${user}" "${name}"`
  if (isDatabaseUnavailable(error))
    return `The database at ${host} does not answer (${code || 'no connection'}). Start it, or correct DATABASE_URL.`
  return null
}
