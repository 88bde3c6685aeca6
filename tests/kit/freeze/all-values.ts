import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql'
import { schema } from '../../../server/graphql/schema.ts'
import type { Actor } from '../calls/actor.ts'
import { fieldAnswers, type Arguments, type TypePath } from '../visibility/field-answers.ts'

/**
 * The answers to one actor for every field at a type path, by `path.field`: the plain values, and of objects and
 * connections their plain fields. The columns of a board are fields of a type with a path of its own.
 */
export async function allValues(actor: Actor, place: { typePath: TypePath; args: Arguments }) {
  const answers = await fieldAnswers(actor, { ...place, selectionOf })
  return new Map(
    answers.map(({ field, value, refused }) => [
      `${place.typePath.name}.${field}`,
      JSON.stringify([value, refused.map(({ code }) => code)]),
    ]),
  )
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
