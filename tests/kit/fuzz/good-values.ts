import { password, unique } from '../world/factories.ts'
import { limitsOf } from './wrong-values.ts'
import { valueAt, withValue, type Field } from './api-fields.ts'

// The limits of the contract, written out: the test must not take them from the code under test.
const choiceNumbers: Record<string, Record<string, number>> = {
  role: { Banned: 0, User: 1, Monitor: 2, Admin: 3 },
  status: { Pending: 0, Accepted: 1, Rejected: 2, Suspended: 3, Unsubmitted: 4 },
  category: {
    Misc: 0, Crypto: 1, Pwn: 2, Web: 3, Reverse: 4, Blockchain: 5, Forensics: 6, Hardware: 7, Mobile: 8,
    PPC: 9, AI: 10, Pentest: 11, OSINT: 12,
  }, // oxfmt-ignore
  type: {
    StaticAttachment: 0, StaticContainer: 1, DynamicAttachment: 2, DynamicContainer: 3,
    NotFound: -1, FlagSubmitted: 0, Accepted: 1, WrongAnswer: 2, CheatDetected: 3,
  }, // oxfmt-ignore
  attachmentType: { None: 0, Local: 1, Remote: 2 },
}

function numberOfChoice(field: Field, choice: string): number {
  const number = choiceNumbers[field.path.at(-1) ?? '']?.[choice]
  if (number === undefined) throw new Error(`the contract has no number for ${choice}`)
  return number
}

/** Fields that need a specific value. */
const special: Record<string, () => unknown> = {
  userName: () => unique('fuz'),
  email: () => `${unique('fuzz')}@example.test`,
  newMail: () => `${unique('fuzz')}@example.test`,
  password: () => password,
  phone: () => '+1 555 0100',
  // The captcha is off, so any solution is accepted.
  challenge: () => null,
  customTheme: () => '#a1b2c3',
  emailDomainList: () => '',
  role: () => 'Monitor',
  attachmentType: () => 'Remote',
  remoteUrl: () => 'https://example.test/knots.txt',
  category: () => 'OSINT',
  status: () => 'Suspended',
  bloodBonus: () => 52_459_531,
  // Only for container challenges.
  enableTrafficCapture: () => false,
  // These depend on a game.
  division: () => null,
  allowRegister: () => true,
  activeOnRegister: () => true,
}

/** A valid value of the field. */
function goodValue({ path, kind, schema }: Field): unknown {
  const make = special[path.at(-1) ?? '']
  if (make) return make()
  if (kind === 'text') return 'Log book'
  if (kind === 'flag') return false
  if (kind === 'list') return ['one', 'two']
  if (kind === 'instant') return Date.UTC(2031, 4, 6, 7, 8, 9, 10)
  if (kind === 'choice') return (schema['enum'] as string[])[0]
  const [low] = limitsOf(schema)
  return kind === 'integer' ? Math.max(low ?? 0, 0) + 3 : 0.5
}

/** Names that tests choose for each call and that need not be unique. */
const plainNames = new Set(['title', 'slogan', 'name'])

/** The body with all optional fields added. Existing fields stay. */
export function completed(body: unknown, fields: Field[]): unknown {
  return fields
    .filter((field) => field.path.length > 0 && field.kind !== 'object' && field.kind !== 'guid')
    .filter(({ path }) => valueAt(body, path) === undefined || plainNames.has(path.at(-1) ?? ''))
    .reduce((whole, field) => withValue(whole, field.path, goodValue(field)), body)
}

type Variant = [name: string, body: unknown]

/** The same body in the other notations that the contract allows. */
export function otherWays(body: unknown, fields: Field[]): Variant[] {
  const rewritten = (kinds: string[], write: (value: never, field: Field) => unknown): unknown =>
    fields
      .filter(({ kind, path }) => kinds.includes(kind) && valueAt(body, path) != null)
      .reduce((whole, field) => {
        const value = valueAt(body, field.path) as never
        return withValue(whole, field.path, write(value, field))
      }, body)
  const iso = (value: number) => new Date(value).toISOString()
  const variants: Variant[] = [
    ['names in upper case', renamed(body, (name) => name.toUpperCase())],
    ['names in lower case', renamed(body, (name) => name.toLowerCase())],
    ['numbers as text', rewritten(['integer', 'number'], (value: number) => String(value))],
    ['choices in lower case', rewritten(['choice'], (value: string) => value.toLowerCase())],
    ['choices in upper case', rewritten(['choice'], (value: string) => value.toUpperCase())],
    ['choices by number', rewritten(['choice'], (value: string, field) => numberOfChoice(field, value))],
    ['choices by number as text', rewritten(['choice'], (value: string, field) => `${numberOfChoice(field, value)}`)],
    ['dates in ISO 8601', rewritten(['instant'], iso)],
    ['dates with an offset', rewritten(['instant'], (value: number) => iso(value + 7_200_000).replace('Z', '+02:00'))],
    ['dates as text of milliseconds', rewritten(['instant'], (value: number) => String(value))],
    ['members that nobody knows', withStrangers(body)],
  ] // oxfmt-ignore
  const told = JSON.stringify(body)
  return variants.filter(([, variant]) => JSON.stringify(variant) !== told)
}

function renamed(body: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(body)) return body.map((item: unknown) => renamed(item, rename))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [rename(name), renamed(value, rename)]),
  )
}

function withStrangers(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withStrangers)
  if (typeof body !== 'object' || body === null) return body
  let deep: unknown = 'deep'
  for (let depth = 0; depth < 500; depth += 1) deep = depth % 2 ? [deep] : { deep }
  const strangers = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":7,"id":-1,"":null}') as object
  return { deep, ...strangers, ...body }
}
