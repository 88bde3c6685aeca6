import { readCsv } from '../../../../rules/read-csv.ts'

const plain = (column: string) => column.trim().toLowerCase()

/** True for the header of a list of users or teams that CTFd exports. Its passwords are hashes. */
export function isCtfdHeader(columns: readonly string[]): boolean {
  const names = new Set(columns.map(plain))
  return ['id', 'oauth_id', 'name', 'password', 'secret'].every((name) => names.has(name))
}

/** True for a hash of a password, which nobody can type. */
export function isPasswordHash(text: string): boolean {
  return /^\$?(?:bcrypt-sha256|2[abxy]?|argon2id?|argon2i|pbkdf2[\w-]*|scrypt|[156y])\$\S+\$/.test(text)
}

export type CtfdTeam = { name: string; captainId: string }

/** The teams of CTFd's teams.csv by their ids; null for another list. */
export function readCtfdTeams(text: string): ReadonlyMap<string, CtfdTeam> | null {
  const [header, ...records] = readCsv(text)
  const columns = header?.cells.map(plain) ?? []
  if (!isCtfdHeader(columns) || columns.includes('team_id') || !columns.includes('captain_id')) return null
  const at = (cells: readonly string[], column: string) => cells[columns.indexOf(column)] ?? ''
  return new Map(
    records.map(({ cells }) => [
      at(cells, 'id'),
      { name: at(cells, 'name'), captainId: at(cells, 'captain_id') },
    ]),
  )
}
