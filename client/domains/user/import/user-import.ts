import { userLimits } from '../../../../rules/field-limits.ts'
import { teamNameProblem } from '../../team/team-rules.ts'
import type { TFunction } from '../../../i18n/translate.ts'
import {
  emailProblem,
  lengthProblem,
  newPasswordProblem,
  phoneProblem,
  userNameProblem,
} from '../../account/account-rules.ts'
import { isCtfdHeader, isPasswordHash, type CtfdTeam } from './ctfd-lists.ts'
import { readCsv, type CsvRecord } from '../../../../rules/read-csv.ts'

/** The columns, in their order in a list without a header line. */
const IMPORT_FIELDS = [
  'userName',
  'email',
  'password',
  'realName',
  'studentNumber',
  'phone',
  'teamName',
] as const

type ImportField = (typeof IMPORT_FIELDS)[number]

export type ImportRow = {
  line: number
  values: Readonly<Record<ImportField, string>>
  problems: Readonly<Partial<Record<ImportField, string>>>
  /** The captain of its team in a list of CTFd. */
  isCaptain?: boolean
}

export type UserImport = {
  rows: ImportRow[]
  /** The fields that have a column in the text. */
  fields: ImportField[]
  hasHeader: boolean
  /** Whether CTFd exported the list. */
  isOfCtfd: boolean
  /** Hashes of passwords, which are left out. */
  hashCount: number
  /** The names of the columns that are ignored. */
  unknown: string[]
}

const COLUMN_NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  userName: ['username', 'user', 'login', 'name', 'nickname'],
  email: ['email', 'mail', 'emailaddress', 'mailaddress'],
  password: ['password', 'pass'],
  realName: ['realname', 'fullname'],
  studentNumber: ['stdnumber', 'studentnumber', 'studentid', 'student'],
  phone: ['phone', 'phonenumber', 'tel', 'mobile'],
  teamName: ['teamname', 'team'],
}

const plain = (column: string) =>
  column
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '')

/** The field of each column: its name is one of the above, or the label of the field in the reader's language. */
function fieldsOf(t: TFunction, cells: readonly string[]): (ImportField | null)[] {
  const columns = cells.map(plain)
  const found = IMPORT_FIELDS.map((field): [number, ImportField] => {
    const names = [...COLUMN_NAMES[field], plain(t(`users.${field}`))]
    // Of several columns for a field, the one with the most usual name counts.
    const name = names.find((one) => columns.includes(one))
    return [name === undefined ? -1 : columns.indexOf(name), field]
  })
  const byColumn = new Map(found)
  return columns.map((_, index) => byColumn.get(index) ?? null)
}

// A header line names at least two fields and contains no email address.
function isHeader(t: TFunction, { cells }: CsvRecord): boolean {
  return fieldsOf(t, cells).filter(Boolean).length >= 2 && !cells.some((cell) => cell.includes('@'))
}

/** Parses pasted users and finds the errors of each line. An empty password is valid: `importInput` generates one. */
export function readUserImport(t: TFunction, text: string, teams: CtfdTeams = new Map()): UserImport {
  const records = readCsv(text)
  const [first] = records
  const hasHeader = first !== undefined && isHeader(t, first)
  const columns: (ImportField | null)[] = hasHeader ? fieldsOf(t, first.cells) : [...IMPORT_FIELDS]
  const widest = Math.max(0, ...records.map(({ cells }) => cells.length))
  const isOfCtfd = hasHeader && isCtfdHeader(first.cells)
  const ctfd = isOfCtfd ? ctfdColumns(first.cells) : null
  const fields = IMPORT_FIELDS.filter(
    (field) => columns.slice(0, widest).includes(field) || (field === 'teamName' && ctfd && teams.size > 0),
  )
  let hashCount = 0
  const rows = records.slice(hasHeader ? 1 : 0).map(({ line, cells }): ImportRow => {
    const values = {
      userName: '',
      email: '',
      password: '',
      realName: '',
      studentNumber: '',
      phone: '',
      teamName: '',
    }
    for (const [index, field] of columns.entries()) if (field) values[field] = cells[index] ?? ''
    if (values.password && (isOfCtfd || isPasswordHash(values.password))) {
      values.password = ''
      hashCount++
    }
    const team = ctfd && teams.get(cells[ctfd.teamId] ?? '')
    if (team) values.teamName = team.name
    return {
      line,
      values,
      problems: problemsOf(t, values),
      ...(team && team.captainId === cells[ctfd.id] && { isCaptain: true }),
    }
  })
  return {
    rows: withDuplicates(t, rows),
    fields,
    hasHeader,
    isOfCtfd,
    hashCount,
    unknown: hasHeader ? first.cells.filter((cell, index) => cell && !columns[index]) : [],
  }
}

type CtfdTeams = ReadonlyMap<string, CtfdTeam>

function ctfdColumns(cells: readonly string[]) {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  return { id: names.indexOf('id'), teamId: names.indexOf('team_id') }
}

function problemsOf(t: TFunction, values: Record<ImportField, string>): ImportRow['problems'] {
  const found: Record<ImportField, string | null> = {
    userName: userNameProblem(t, values.userName),
    email: emailProblem(t, values.email),
    password: values.password && newPasswordProblem(t, values.password) ? t('userImport.password') : null,
    realName: lengthProblem(t, values.realName, userLimits.realName),
    studentNumber: lengthProblem(t, values.studentNumber, userLimits.studentNumber),
    phone: phoneProblem(t, values.phone),
    teamName: values.teamName ? teamNameProblem(t, values.teamName) : null,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

// Usernames and email addresses are case-insensitive. Of two duplicates, the later one is invalid.
function withDuplicates(t: TFunction, rows: ImportRow[]): ImportRow[] {
  const firstLines = { userName: new Map<string, number>(), email: new Map<string, number>() }
  return rows.map((row) => {
    const problems = { ...row.problems }
    for (const field of ['userName', 'email'] as const) {
      const key = row.values[field].toLowerCase()
      const line = firstLines[field].get(key)
      if (line === undefined) firstLines[field].set(key, row.line)
      else if (key) problems[field] ??= t('userImport.doubled', { line })
    }
    return { ...row, problems }
  })
}

/** Lowercase letters, uppercase letters and digits without those that look alike. */
const KINDS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const

/** Fourteen letters and digits, at least one of each kind: about 80 bits. */
export function randomPassword(): string {
  const all = KINDS.join('')
  for (;;) {
    const values = crypto.getRandomValues(new Uint32Array(14))
    const password = [...values].map((value) => all.charAt(value % all.length)).join('')
    if (KINDS.every((kind) => [...kind].some((char) => password.includes(char)))) return password
  }
}
