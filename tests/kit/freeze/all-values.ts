import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql'
import { schema } from '../../../server/graphql/schema.ts'
import type { Actor } from '../calls/actor.ts'
import { callOf, type Arguments, type TypePath } from '../visibility/seen-fields.ts'

/** The number of fields per operation. More fields of a board or a game exceed the cost limit more often. */
const atOnce = 12
const atOnceOfBoards = 3

/**
 * The answers to one actor for every field at a type path, by `path.field`: the plain values, and of objects and
 * connections their plain fields. The columns of a board are fields of a type with a path of its own.
 */
export async function allValues(actor: Actor, { typePath, args }: { typePath: TypePath; args: Arguments }) {
  const type = schema.getType(typePath.type) as GraphQLObjectType
  const fields = Object.values(type.getFields())
  const values = new Map<string, string>()
  const step = /^(Scoreboard|Game$|Query$)/.test(type.name) ? atOnceOfBoards : atOnce
  for (let from = 0; from < fields.length; from += step) {
    const answers = await ask(actor, fields.slice(from, from + step), { typePath, args })
    for (const { field, value, refused } of answers)
      values.set(`${typePath.name}.${field}`, JSON.stringify([value, refused]))
  }
  return values
}

type Answer = {
  data?: Record<string, unknown> | null
  errors?: { path?: (string | number)[]; message: string; extensions?: { code?: string } }[]
}

async function ask(
  actor: Actor,
  fields: GraphQLField<unknown, unknown>[],
  { typePath, args }: { typePath: TypePath; args: Arguments },
): Promise<{ field: string; value: unknown; refused: unknown[] }[]> {
  const isRoot = typePath.type === 'Query'
  const asked = fields.map((field, index) => {
    const call = `${callOf(field, args)} ${selectionOf(getNamedType(field.type))}`
    return `f${index}: ${isRoot ? call : typePath.around(`{ seen: ${call} }`)}`
  })
  const { data, errors = [] } = (await actor.graphql(`{ ${asked.join('\n')} }`)) as Answer
  const whole = errors.find(({ path }) => !path)
  if (whole?.extensions?.code === 'OPERATION_TOO_LARGE' && fields.length > 1) {
    const half = Math.ceil(fields.length / 2)
    const parts = [fields.slice(0, half), fields.slice(half)]
    return (await Promise.all(parts.map((part) => ask(actor, part, { typePath, args })))).flat()
  }
  if (!data || whole) throw new Error(`${typePath.name} was not answered: ${JSON.stringify(errors)}`)
  return fields.map(({ name }, index) => {
    const alias = `f${index}`
    const refused = errors
      .filter(({ path }) => path?.[0] === alias)
      .map(({ extensions }) => extensions?.code ?? null)
    return { field: name, value: data[alias], refused }
  })
}

function selectionOf(type: GraphQLNamedType): string {
  if (isLeafType(type)) return ''
  if (isAbstractType(type)) return plainFields(type)
  if (!isObjectType(type)) throw new Error(`${type.name} is no type of an answer`)
  const { edges, totalCount, pageInfo } = type.getFields()
  if (!edges) return plainFields(type)
  const node = (getNamedType(edges.type) as GraphQLObjectType).getFields()['node']
  return `{ ${totalCount ? 'totalCount' : ''} ${pageInfo ? 'pageInfo { startCursor endCursor hasNextPage }' : ''}
    edges { cursor node ${node ? plainFields(getNamedType(node.type)) : ''} } }`
}

function plainFields(type: GraphQLNamedType): string {
  if (isAbstractType(type)) {
    const parts = schema.getPossibleTypes(type).map((part) => `... on ${part.name} ${plainFields(part)}`)
    // Fields of one name differ in their types, so that a fragment for each type would conflict.
    return type.name === 'Node' ? '{ __typename id }' : `{ __typename ${parts.join(' ')} }`
  }
  const plain = Object.values((type as GraphQLObjectType).getFields()).filter(
    (field) => isLeafType(getNullableType(field.type)) && !field.args.some((arg) => isNonNullType(arg.type)),
  )
  return `{ __typename ${plain.map(({ name }) => name).join(' ')} }`
}
