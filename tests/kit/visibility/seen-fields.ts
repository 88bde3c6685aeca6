import { isLeafType, type GraphQLNamedType } from 'graphql'
import type { Actor } from '../calls/actor.ts'
import { fieldAnswers, type Arguments, type TypePath } from './field-answers.ts'

/**
 * The outcome for one actor of every field at a type path: `shown`, `empty`, `null`, `–` if the object itself is missing,
 * or the reason of the rejection.
 */
export async function seenFields(
  actor: Actor,
  place: { typePath: TypePath; args: Arguments },
): Promise<Map<string, string>> {
  const answers = await fieldAnswers(actor, { ...place, selectionOf })
  return new Map(
    answers.map(({ field, value, refused: [refusal] }) => [
      field,
      refusal ? inShort(refusal.code ?? refusal.message) : describeAll(seenIn(value)),
    ]),
  )
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

function selectionOf(type: GraphQLNamedType): string {
  if (isLeafType(type)) return ''
  return type.name.endsWith('Connection') ? '{ edges { cursor } }' : '{ __typename }'
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
