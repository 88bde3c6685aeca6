import {
  getNamedType,
  isEnumType,
  isNonNullType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql'
import { schema } from '../../../server/graphql/schema.ts'
import type { Actor } from '../calls/actor.ts'

/** The number of fields per operation. More fields of a board or a game exceed the cost limit more often. */
const atOnce = 24
const atOnceOfBoards = 6

/** A query for an object of a type, as the text before and after its selection. */
export type TypePath = { name: string; type: string; around: (selection: string) => string }

/** The arguments of fields and type paths by their names, or by the returned type and their name: `Game.id`. */
export type Arguments = Record<string, string | number | string[]>

type Place = {
  typePath: TypePath
  args: Arguments
  /** The selection of a field of this type, in braces; empty for plain values. */
  selectionOf: (type: GraphQLNamedType) => string
}
type Field = GraphQLField<unknown, unknown>
/** The value has no other fields than the one that was asked for, under the name `seen`. */
export type FieldAnswer = {
  field: string
  value: unknown
  refused: { code: string | null; message: string }[]
}
type Refusal = { path?: (string | number)[]; message: string; extensions?: { code?: string } }
type Answer = { data?: Record<string, unknown> | null; errors?: Refusal[] }

/** The fields whose refusal makes their whole object null, by actor. They are asked for alone. */
const fieldsToAskAlone = new WeakMap<Actor, Set<string>>()

/** The answers to one actor for every field at a type path. Fields are asked for together where they can be. */
export async function fieldAnswers(actor: Actor, place: Place): Promise<FieldAnswer[]> {
  const { typePath } = place
  const type = schema.getType(typePath.type) as GraphQLObjectType
  const known = fieldsToAskAlone.get(actor) ?? new Set()
  fieldsToAskAlone.set(actor, known)
  const keyOf = ({ name }: Field) => `${typePath.name}.${name}`
  const fields = Object.values(type.getFields())
  const together = fields.filter((field) => !known.has(keyOf(field)))
  const step = /^(Scoreboard|Game$|Query$)/.test(type.name) ? atOnceOfBoards : atOnce
  const parts: Field[][] = fields.filter((field) => known.has(keyOf(field))).map((field) => [field])
  for (let from = 0; from < together.length; from += step) parts.push(together.slice(from, from + step))
  const answers: FieldAnswer[] = []
  for (const part of parts)
    answers.push(...(await ask(actor, part, { place, askAlone: (field) => known.add(keyOf(field)) })))
  return answers
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

const isAlias = (step: string | number) => /^f\d+$/.test(String(step))

async function ask(
  actor: Actor,
  fields: Field[],
  rest: { place: Place; askAlone: (field: Field) => void },
): Promise<FieldAnswer[]> {
  const { typePath, args, selectionOf } = rest.place
  const calls = fields.map(
    (field, index) => `f${index}: ${callOf(field, args)} ${selectionOf(getNamedType(field.type))}`,
  )
  const selection = `{ ${calls.join('\n')} }`
  const query = typePath.type === 'Query' ? selection : `{ ${typePath.around(selection)} }`
  const { data, errors = [] } = (await actor.graphql(query)) as Answer
  const whole = errors.find(({ path }) => !path)
  const inParts = async (parts: Field[][]) =>
    (await Promise.all(parts.map((part) => ask(actor, part, rest)))).flat()
  if (whole?.extensions?.code === 'OPERATION_TOO_LARGE' && fields.length > 1) {
    const half = Math.ceil(fields.length / 2)
    return inParts([fields.slice(0, half), fields.slice(half)])
  }
  if (data === undefined || whole)
    throw new Error(`${typePath.name} was not answered: ${JSON.stringify(errors)}`)
  const isAlone = (field: Field, index: number) =>
    errors.some(({ path = [] }) => path.includes(`f${index}`) && isObjectLost(data, path))
  const alone = fields.filter(isAlone)
  if (alone.length > 0 && fields.length > 1) {
    alone.forEach(rest.askAlone)
    const others = fields.filter((field) => !alone.includes(field))
    return inParts([...alone.map((field) => [field]), ...(others.length > 0 ? [others] : [])])
  }
  return fields.map(({ name }, index) => {
    // A refusal without an alias concerns the object itself, and so each of its fields.
    const refused = errors
      .filter(({ path = [] }) => path.includes(`f${index}`) || !path.some(isAlias))
      .map(({ extensions, message }) => ({ code: extensions?.code ?? null, message }))
    return { field: name, value: onlyField(data, `f${index}`), refused }
  })
}

/** Whether the refusal of a field made the object null that has the field. */
function isObjectLost(data: unknown, path: (string | number)[]): boolean {
  let object = data
  for (const step of path.slice(0, path.findIndex(isAlias))) {
    if (typeof object !== 'object' || object === null) return true
    object = (object as Record<string | number, unknown>)[step]
  }
  return object === null || object === undefined
}

/** An answer without the other fields that were asked for together. */
function onlyField(value: unknown, alias: string): unknown {
  if (Array.isArray(value)) return value.map((item) => onlyField(item, alias))
  if (typeof value !== 'object' || value === null) return value
  if (alias in value) return { seen: (value as Record<string, unknown>)[alias] }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, onlyField(item, alias)]))
}
