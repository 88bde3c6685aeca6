import { fileURLToPath } from 'node:url'
import { isAbstractType, type GraphQLSchema } from 'graphql'

export const possibleTypesFile = fileURLToPath(new URL('../../possible-types.json', import.meta.url))

/**
 * The types of each union and interface, in the form of Apollo Client: without them a client with a normalized cache
 * drops fragments such as `... on Error`.
 */
export function possibleTypes(schema: GraphQLSchema): Record<string, string[]> {
  const all = Object.values(schema.getTypeMap()).filter(isAbstractType)
  return Object.fromEntries(
    all.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  )
}
