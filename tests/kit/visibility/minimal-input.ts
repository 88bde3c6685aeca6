import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLInputType,
} from 'graphql'
import { typesOfIds } from '../../../server/graphql/global-id.ts'

const scalars: Record<string, unknown> = {
  Int: 0,
  Float: 0,
  Long: 0,
  Boolean: false,
  String: 'x',
  Upload: 'x',
  DateTime: '2030-01-01T00:00:00.000Z',
}

/** The smallest input that the schema accepts. It refers to no existing object. */
export function minimalInput(type: GraphQLInputType, name = ''): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return []
  if (isEnumType(inner)) return inner.getValues()[0]?.name
  if (isScalarType(inner)) return inner.name === 'ID' ? missingId(name) : scalars[inner.name]
  if (!isInputObjectType(inner)) return null
  const required = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type))
  return Object.fromEntries(required.map((field) => [field.name, minimalInput(field.type, field.name)]))
}

/** A global id of the right type that no object has. */
function missingId(name: string): string {
  const type = typesOfIds[name] ?? 'Nothing'
  return encodeGlobalID(type, type === 'User' || type === 'Container' ? 'x' : 0)
}
