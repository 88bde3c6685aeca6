import { getNamedType, isLeafType, isNonNullType, isObjectType, type GraphQLSchema } from 'graphql'

/**
 * Makes the results of mutations nullable, and the objects of their payloads, which are read after the commit: so a
 * fault in one read hides neither the success nor the other results of the request.
 */
export function allowMissingReads(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (isNonNullType(field.type)) field.type = field.type.ofType
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.name.endsWith('Payload')) continue
    for (const field of Object.values(type.getFields())) {
      if (isNonNullType(field.type) && !isLeafType(getNamedType(field.type))) field.type = field.type.ofType
    }
  }
  return schema
}
