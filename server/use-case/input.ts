import { z } from 'zod'
import { isIssueKey, type IssueKey } from './error-keys.ts'
import { InvalidInputError, type InputIssue } from './errors.ts'

/**
 * Builds the input schema of a use case. Accepts the contract's lenient JSON (keys in any case, numbers as strings,
 * enums by name in any case or by number, dates as milliseconds or ISO 8601) and GraphQL's typed values.
 */
export function inputObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const names = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
  return z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const known: Record<string, unknown> = {}
    for (const [key, member] of Object.entries(value)) {
      const name = names.get(key.toLowerCase())
      if (name !== undefined) known[name] = member
    }
    return known
  }, z.object(shape))
}

/**
 * Text of at most `max` UTF-16 units, without NUL, which PostgreSQL cannot store. Half of a surrogate pair becomes
 * U+FFFD, since UTF-8 cannot express it. Further checks are skipped for a longer text, since they may be slow.
 */
export function text(max = Infinity) {
  const base = z
    .string()
    .overwrite((value) => value.toWellFormed())
    .refine((value) => !value.includes('\0'), { params: { key: 'input.nul' } })
  return max === Infinity ? base : base.max(max, { abort: true })
}

/** A text that is not blank. */
export function requiredText({ min = 1, max = Infinity }: { min?: number; max?: number } = {}) {
  const base = text(max).refine((value) => value.trim() !== '', { params: { key: 'input.required' } })
  const long =
    min > 1 ? base.refine((value) => value.length >= min, { params: { key: 'input.tooShort', min } }) : base
  // For the API reference, which does not see the rules above.
  return long.meta({ minLength: min })
}

/** An email address: exactly one `@`, neither first nor last, no line break (conventions, section 3.2). */
export function mailAddress() {
  return requiredText({ max: 256 }).refine(
    (value) => {
      const at = value.indexOf('@')
      return at > 0 && at === value.lastIndexOf('@') && at < value.length - 1 && !/[\r\n]/.test(value)
    },
    { params: { key: 'account.badEmail' } },
  )
}

export function int32({ min = -(2 ** 31), max = 2 ** 31 - 1 }: { min?: number; max?: number } = {}) {
  return z.preprocess(numberFromText, z.number().int().min(min).max(max))
}

/** An integer that fits GraphQL and JSON without loss. */
export function int53() {
  return z.preprocess(
    numberFromText,
    z.number().int().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  )
}

export function float64({
  min = -Number.MAX_VALUE,
  max = Number.MAX_VALUE,
}: { min?: number; max?: number } = {}) {
  return z.preprocess(numberFromText, z.number().min(min).max(max))
}

export function bool() {
  return z.boolean()
}

/** An enum by its names or by the contract's numbers. */
export function enumOf<const Name extends string>(numbers: Readonly<Record<Name, number>>) {
  const byLowerCase = new Map(Object.keys(numbers).map((name) => [name.toLowerCase(), name]))
  const byNumber = new Map(Object.entries(numbers).map(([name, number]) => [number, name]))
  const names = Object.keys(numbers) as [Name, ...Name[]]
  return z.preprocess((value) => {
    if (typeof value === 'number') return byNumber.get(value) ?? value
    if (typeof value !== 'string') return value
    if (/^-?\d+$/.test(value)) return byNumber.get(Number(value)) ?? value
    return byLowerCase.get(value.toLowerCase()) ?? value
  }, z.enum(names))
}

const firstInstant = new Date('0001-01-01T00:00:00.000Z')
const lastInstant = new Date('9999-12-31T23:59:59.999Z')

/** An instant of the years 1 to 9999: milliseconds since 1970 (also as text), ISO 8601, or a Date. */
export function instant() {
  return z.preprocess((value) => {
    if (typeof value === 'number') return Number.isInteger(value) ? new Date(value) : value
    if (typeof value !== 'string') return value
    if (/^-?\d+$/.test(value)) return new Date(Number(value))
    return startsWithDay(value) ? new Date(value) : value
  }, z.date().min(firstInstant).max(lastInstant))
}

/** Whether the text starts with a valid date; `Date` itself reads 30 February as 1 March. */
function startsWithDay(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/.exec(value) ?? []
  return day !== undefined && Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
}

export function uuid() {
  return z.preprocess((value) => (typeof value === 'string' ? value.toLowerCase() : value), z.uuid())
}

/** Page of a list; a count of 0 returns no items. */
export function pageInput({ count, max }: { count: number; max: number }) {
  return inputObject({ count: int32({ min: 0, max }).default(count), skip: int32({ min: 0 }).default(0) })
}

/** The text of a search, which must not be blank. */
export const searchInput = inputObject({ hint: requiredText() })

/** @throws InvalidInputError with every invalid field */
export function parseInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = schema.safeParse(raw, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new InvalidInputError(parsed.error.issues.map(toIssue))
}

function numberFromText(value: unknown): unknown {
  return typeof value === 'string' && /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(value)
    ? Number(value)
    : value
}

/** By the kind of a value that is measured by its length; numbers are compared. */
const tooSmall: Readonly<Record<string, IssueKey>> = { string: 'input.tooShort', array: 'input.tooFewItems' }
const tooLarge: Readonly<Record<string, IssueKey>> = { string: 'input.tooLong', array: 'input.tooManyItems' }

function toIssue(issue: z.core.$ZodIssue): InputIssue {
  const path = issue.path.map(String)
  const field = path.join('.') || 'body'
  const make = (key: IssueKey, params: Record<string, string | number> = {}): InputIssue => ({
    path,
    key,
    params: { field, ...params },
  })
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? make('input.required')
        : make('input.wrongType', { expected: issue.expected })
    case 'too_small':
      return make(tooSmall[issue.origin] ?? 'input.tooSmall', { min: Number(issue.minimum) })
    case 'too_big':
      return make(tooLarge[issue.origin] ?? 'input.tooLarge', { max: Number(issue.maximum) })
    case 'invalid_value':
      return make('input.notOneOf', { values: issue.values.map(String).join(', ') })
    case 'custom': {
      const { key, ...params } = (issue.params ?? {}) as { key?: string } & Record<string, string | number>
      return make(key !== undefined && isIssueKey(key) ? key : 'input.invalid', params)
    }
    default:
      return make('input.invalid')
  }
}
