import {
  getNamedType,
  isEnumType,
  isLeafType,
  isNonNullType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql'
import type { Actor } from '../calls/actor.ts'

/** A query for an object of a type, as the text before and after its selection. */
export type TypePath = { name: string; type: string; around: (selection: string) => string }

/** The arguments of fields and type paths by their names, or by the returned type and their name: `Game.id`. */
export type Arguments = Record<string, string | number | string[]>

type Walk = { type: GraphQLObjectType; typePath: TypePath; args: Arguments }
type Answer = { data?: Record<string, unknown> | null; errors?: Refusal[] }
type Refusal = { path?: (string | number)[]; message: string; extensions?: { code?: string } }

/** The number of fields per operation. A whole board with all its fields would cost too much. */
const atOnce = 8

/**
 * The outcome for one actor of every field at a type path: `shown`, `empty`, `null`, `–` if the object itself is missing,
 * or the reason of the rejection.
 */
export async function seenFields(actor: Actor, { type, typePath, args }: Walk): Promise<Map<string, string>> {
  const fields = Object.values(type.getFields())
  const seen = new Map<string, string>()
  for (let from = 0; from < fields.length; from += atOnce) {
    const some = fields.slice(from, from + atOnce)
    for (const [name, word] of await seenOf(actor, some, { type, typePath, args })) seen.set(name, word)
  }
  return seen
}

async function seenOf(
  actor: Actor,
  fields: GraphQLField<unknown, unknown>[],
  { type, typePath, args }: Walk,
): Promise<[name: string, word: string][]> {
  const aliases = fields.map((field, index) =>
    typePath.around(`{ seen: ${selectionOf(field, args)} }`).replace(/^/, `f${index}: `),
  )
  const isRoot = type.name === 'Query'
  const query = isRoot
    ? `{ ${fields.map((field, index) => `f${index}: ${selectionOf(field, args)}`).join('\n')} }`
    : `{ ${aliases.join('\n')} }`
  const { data, errors = [] } = (await actor.graphql(query)) as Answer
  if (!data || errors.some(({ path }) => !path))
    throw new Error(`nothing came of ${typePath.name}: ${JSON.stringify(errors)}`)
  return fields.map((field, index) => {
    const alias = `f${index}`
    const refusal = errors.find(({ path }) => path?.[0] === alias)
    if (refusal) return [field.name, inShort(refusal.extensions?.code ?? refusal.message)]
    return [field.name, describeAll(isRoot ? [data[alias]] : seenIn(data[alias]))]
  })
}

const short: Record<string, string> = {
  AUTH_LOGIN_REQUIRED: 'log in',
  AUTH_FORBIDDEN: 'role',
  AUTH_SCOPE_MISSING: 'scope',
  AUTH_SESSION_REQUIRED: 'session',
}

/** The reasons of rejections in the tables: no login, the role, the token's scope, or that it is a token. */
export function inShort(code: string): string {
  return short[code] ?? code
}

/** A field with its required arguments. */
export function callOf(field: GraphQLField<unknown, unknown>, args: Arguments): string {
  const given = field.args.flatMap(({ name, type }) => {
    if (!isNonNullType(type)) return []
    const named = getNamedType(type)
    if (isEnumType(named)) return [`${name}: ${named.getValues()[0]?.name}`]
    const value = args[`${getNamedType(field.type).name}.${name}`] ?? args[name]
    if (value === undefined) throw new Error(`the walk has no ${name} for ${field.name}`)
    return `${name}: ${JSON.stringify(value)}`
  })
  return given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name
}

function selectionOf(field: GraphQLField<unknown, unknown>, args: Arguments): string {
  const call = callOf(field, args)
  const type = getNamedType(field.type)
  if (isLeafType(type)) return call
  return `${call} ${type.name.endsWith('Connection') ? '{ edges { cursor } }' : '{ __typename }'}`
}

function seenIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(seenIn)
  if (typeof value !== 'object' || value === null) return []
  if ('seen' in value) return [value.seen]
  return Object.values(value).flatMap(seenIn)
}

function describeAll(values: unknown[]): string {
  if (values.length === 0) return '–'
  const words = values.map(describe)
  return words.find((word) => word === 'shown') ?? words.find((word) => word === 'empty') ?? 'null'
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'empty'
  const { edges } = value as { edges?: unknown[] }
  return edges?.length === 0 ? 'empty' : 'shown'
}

/** A text table with a column for each actor. */
export function table(title: string, columns: string[], rows: [name: string, cells: string[]][]): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map(([, cells]) => cells[index]?.length ?? 0)),
  )
  const first = Math.max(title.length, ...rows.map(([name]) => name.length + 2))
  const line = (name: string, cells: string[]) =>
    [name.padEnd(first), ...cells.map((cell, index) => cell.padEnd(widths[index] ?? 0))].join('  ').trimEnd()
  return [line(title, columns), ...rows.map(([name, cells]) => line(`  ${name}`, cells))].join('\n')
}
