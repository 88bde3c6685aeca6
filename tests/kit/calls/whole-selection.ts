import { getNamedType, isLeafType, isListType, isNonNullType, isObjectType, isInterfaceType } from 'graphql'
import type { GraphQLField, GraphQLOutputType } from 'graphql'
import { schema } from '../../../server/graphql/schema.ts'

/** Lists inside of a node have a cost per node by design, and so have pages. */
const isPage = (field: GraphQLField<unknown, unknown>) => field.args.some(({ name }) => name === 'first')
const needsArguments = (field: GraphQLField<unknown, unknown>) =>
  field.args.some(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)

/**
 * All fields of a type that need no arguments, with those of the objects that they return, but without their objects.
 * `skipped` names fields as `Type.field`.
 */
export function wholeSelection(typeName: string, skipped: ReadonlySet<string>, depth = 1): string {
  const type = schema.getType(typeName)
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`${typeName} has no fields`)
  const fields = Object.values(type.getFields())
    .filter((field) => !isPage(field) && !needsArguments(field) && !skipped.has(`${typeName}.${field.name}`))
    .flatMap((field) => {
      const inner = getNamedType(field.type as GraphQLOutputType)
      if (isLeafType(inner)) return field.name
      if (depth === 0 || !(isObjectType(inner) || isInterfaceType(inner))) return []
      // Fields of two types of the same name would not agree.
      return `${field.name} { ${wholeSelection(inner.name, skipped, depth - 1) || '__typename'} }`
    })
  return ['__typename', ...fields].join(' ')
}

/** The name of the type of a list's items: of a list's field, or of the nodes of a connection. */
export function itemTypeOf(parentName: string, fieldName: string): { name: string; isConnection: boolean } {
  const parent = schema.getType(parentName)
  const field = isObjectType(parent) ? parent.getFields()[fieldName] : undefined
  if (!field) throw new Error(`there is no ${parentName}.${fieldName}`)
  const type = getNamedType(field.type)
  if (!isPage(field) || !isObjectType(type)) return { name: type.name, isConnection: false }
  const edges = getNamedType(type.getFields()['edges']?.type)
  const node = isObjectType(edges) ? getNamedType(edges.getFields()['node']?.type) : undefined
  if (!node || isListType(node)) throw new Error(`${type.name} has no nodes`)
  return { name: node.name, isConnection: true }
}
