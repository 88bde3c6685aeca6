import type { Field, Kind } from './api-fields.ts'

/** A description for the failure message, and the value. `undefined` omits the field. */
type Trial = [name: string, value: unknown]

const shared: Trial[] = [
  ['a list', []],
  ['an object', {}],
  ['a filled object', { a: 1 }],
]
const words: Trial[] = [
  ['a word', 'seven'],
  ['nothing', ''],
  ['a blank', ' '],
  ['NUL', '1\0'],
  ['NaN', 'NaN'],
  ['hexadecimal', '0x10'],
  ['two numbers', '1,2'],
]

const byKind: Record<Kind, Trial[]> = {
  text: [...shared, ['a number', 7], ['a flag', true], ['a list of text', ['x']], ['NUL', 'a\0b']],
  integer: [...shared, ...words, ['a flag', true], ['a fraction', 1.5], ['a fraction as text', '1.5']],
  number: [...shared, ...words, ['a flag', true], ['too much as text', '1e999']],
  flag: [
    ...shared,
    ['a word', 'yes'],
    ['a flag as text', 'true'],
    ['one', 1],
    ['nought', 0],
    ['nothing', ''],
  ],
  choice: [
    ...shared,
    ['another word', 'Nope'],
    ['nothing', ''],
    ['a number too small', -2],
    ['a number too large', 99],
    ['a number too large as text', '99'],
    ['a fraction', 0.5],
    ['a flag', true],
    ['NUL', 'None\0'],
    ['a name that all objects know', 'constructor'],
    ['another one', '__proto__'],
  ],
  instant: [
    ...shared,
    ['a word', 'yesterday'],
    ['nothing', ''],
    ['NUL', '2024-01-01\0'],
    ['a flag', true],
    ['a fraction', 1.5],
    ['before the year 1', -62_135_596_800_001],
    ['after the year 9999', 253_402_300_800_000],
    ['past all years', 1e20],
    ['past all years as text', '1'.repeat(30)],
    ['a month that is none', '2024-13-01T00:00:00Z'],
    ['a day that is none', '2024-02-30'],
    ['an hour that is none', '2024-02-03T25:00:00Z'],
  ],
  guid: [...shared, ['a word', 'nope'], ['nothing', ''], ['a number', 7], ['NUL', `${'0'.repeat(35)}\0`]],
  list: [
    ['text', 'x'],
    ['a number', 7],
    ['a flag', true],
    ['an object', {}],
    ['a list with an object', [{}]],
    ['a list with a list', [[]]],
    ['a list with null', [null]],
  ],
  object: [
    ['text', 'x'],
    ['a number', 7],
    ['a flag', true],
    ['a list', []],
  ],
}

/** Invalid values for a member of a body. */
export function wrongValues(field: Field): Trial[] {
  const { kind, schema, isRequired, isNullable } = field
  const items = (schema['items'] ?? {}) as { type?: string }
  return [
    ...byKind[kind],
    ...bounds(field),
    ...(isNullable ? [] : [['null', null] as Trial]),
    ...(isRequired ? [['left out', undefined] as Trial] : []),
    ...(isRequired && kind === 'text' ? ([['nothing', ''], ['a blank', ' \t\n']] as Trial[]) : []), // oxfmt-ignore
    ...(kind === 'list' && items.type === 'string' ? ([['NUL in a list', ['a\0b']]] as Trial[]) : []),
    ...(kind !== 'list' ? [] : [wrongItem(items.type)]),
  ]
}

function wrongItem(type: string | undefined): Trial {
  return type === 'integer' ? ['a list with text', ['x']] : ['a list with a number', [7]]
}

/** Invalid values for a query parameter. All are texts. A repeated parameter is a list. */
export function wrongParameters(field: Field): [name: string, values: string[]][] {
  const { type } = (field.schema['items'] ?? {}) as { type?: string }
  // One number, or a repeated one, is a list of numbers.
  const isOfNumbers = field.kind === 'list' && type === 'integer'
  const texts = wrongValues(field)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .filter(([, value]) => (field.kind !== 'text' && !isOfNumbers) || typeof value !== 'number')
    .filter(([, value]) => field.kind !== 'flag' || !/^true$/.test(String(value)))
    .map(([name, value]) => [name, [String(value)]] as [string, string[]])
  return [
    ...texts,
    ...(isOfNumbers ? [] : [['twice', ['1', '1']] as [string, string[]]]),
    ...(field.isRequired ? [['left out', []] as [string, string[]]] : []),
  ]
}

function bounds({ kind, schema }: Field): Trial[] {
  const { minLength, maxLength, format } = schema as Record<string, number | string | undefined>
  const trials: Trial[] = []
  if (typeof minLength === 'number') trials.push(['too short', 'x'.repeat(minLength - 1)])
  if (typeof maxLength === 'number') trials.push(['too long', 'x'.repeat(maxLength + 1)])
  if (kind !== 'integer' && kind !== 'number') return trials
  const [low, high] = limitsOf(schema, format)
  const step = kind === 'integer' ? 1 : 0.001
  if (low !== null) trials.push(['below the least', low - step], ['below the least as text', `${low - step}`])
  if (high !== null)
    trials.push(['above the most', high + step], ['above the most as text', `${high + step}`])
  return trials
}

/** The minimum and maximum of a number. */
export function limitsOf(
  schema: Field['schema'],
  format = schema['format'],
): [low: number | null, high: number | null] {
  const { minimum = null, maximum = null } = schema as { minimum?: number; maximum?: number }
  if (format === 'int32') return [minimum ?? -(2 ** 31), maximum ?? 2 ** 31 - 1]
  if (format === 'int64') return [minimum ?? Number.MIN_SAFE_INTEGER, maximum ?? Number.MAX_SAFE_INTEGER]
  return [minimum, maximum]
}
