import { cutText } from '../../../rules/cut-text.ts'
import { createHmac } from 'node:crypto'

type AuditValue = string | number | boolean | null | AuditValue[] | { [name: string]: AuditValue }
export type AuditFields = { [name: string]: AuditValue }

/** Fields stored as "changed" instead of their value. */
const secretNames = new Set([
  'password',
  'passwordHash',
  'privateKey',
  'clientSecret',
  'token',
  'tokenHash',
  'inviteCode',
  'inviteToken',
])
/** Fields stored as a keyed digest: equal flags are recognized, and nobody can guess one without the secret. */
const digestNames = new Set(['flag', 'flagTemplate'])
const longestText = 1000
const longestList = 500

/** The fields that differ, before and after; null when none does. */
export function changedFields<Row extends object>(
  before: Row,
  after: Row,
  names: readonly (keyof Row & string)[],
): { before: Record<string, unknown>; after: Record<string, unknown> } | null {
  const changed = names.filter(
    (name) => JSON.stringify(plain(before[name])) !== JSON.stringify(plain(after[name])),
  )
  if (changed.length === 0) return null
  return { before: pick(before, changed), after: pick(after, changed) }
}

/** Picks fields of a row, such as those that identify a created or deleted object. */
export function pick<Row extends object>(
  row: Row,
  names: readonly (keyof Row & string)[],
): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

/** Fields as the trail stores them: as JSON, without secrets, long texts cut. */
export function storedFields(secret: string, fields: object | null | undefined): AuditFields | null {
  if (!fields) return null
  const entries = Object.entries(fields).map(([name, value]): [string, AuditValue] => [
    name,
    storedValue(secret, name, value),
  ])
  return Object.fromEntries(entries)
}

function storedValue(secret: string, name: string, value: unknown): AuditValue {
  if (value === null || value === undefined) return null
  if (secretNames.has(name)) return 'changed'
  if (digestNames.has(name)) return digest(secret, String(value))
  return shortened(secret, plain(value))
}

function plain(value: unknown): AuditValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(plain)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
}

/** Makes a text storable and shortens it: PostgreSQL's JSON accepts neither NUL nor half a surrogate pair. */
function shortened(secret: string, value: AuditValue): AuditValue {
  if (typeof value === 'string') return shortText(secret, value)
  if (Array.isArray(value)) {
    const shown = value.slice(0, longestList).map((item) => shortened(secret, item))
    return value.length > longestList ? [...shown, `… ${value.length - longestList} more`] : shown
  }
  if (value === null || typeof value !== 'object') return value
  return storedFields(secret, value)
}

function shortText(secret: string, text: string): string {
  const safe = text.toWellFormed().replaceAll('\0', '\uFFFD')
  if (safe.length <= longestText) return safe
  const start = cutText(safe, longestText)
  return `${start}… (${safe.length} characters, ${digest(secret, safe)})`
}

function digest(secret: string, text: string): string {
  return `digest:${createHmac('sha256', secret).update(`audit-value:${text}`).digest('hex').slice(0, 16)}`
}
