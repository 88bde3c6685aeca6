import { isInterfaceType, isObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql'

/** Options of the Relay plugin: descriptions of the parts that it adds to every connection, edge and mutation. */
export const relayDescriptions = {
  nodeTypeOptions: { description: 'An object with an id of its own. `node` loads it by this id.' },
  idFieldOptions: { description: 'The opaque id of this object, unique among all types. `node` accepts it.' },
  mutationInputArgOptions: { description: 'The input of the mutation.' },
  beforeArgOptions: { description: 'Only items before this cursor.' },
  afterArgOptions: { description: 'Only items after this cursor.' },
  firstArgOptions: {
    description:
      'At most this many items from the start, up to 100. 20 if neither `first` nor `last` is given.',
  },
  lastArgOptions: {
    description: 'At most this many items from the end, up to 100. Cannot be combined with `after`.',
  },
  edgesFieldOptions: { description: 'The items of this page in order, each with its cursor.' },
  pageInfoFieldOptions: { description: 'Whether other pages exist, and the cursors to request them.' },
  nodeFieldOptions: { description: 'The item.' },
  cursorFieldOptions: { description: 'The position of the item in the list, for `after` and `before`.' },
  pageInfoTypeOptions: { description: 'The position of a page in its list.' },
  hasNextPageFieldOptions: { description: 'Whether items follow this page.' },
  hasPreviousPageFieldOptions: { description: 'Whether items precede this page.' },
  startCursorFieldOptions: {
    description:
      'The cursor of the first item, to request the previous page with `before`. Null on an empty page.',
  },
  endCursorFieldOptions: {
    description: 'The cursor of the last item, to request the next page with `after`. Null on an empty page.',
  },
}

/** Describes types and fields without a description whose meaning follows from their name. */
export function describeShared(schema: GraphQLSchema): GraphQLSchema {
  const mutations = new Set(Object.keys(schema.getMutationType()?.getFields() ?? {}))
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ??= typeDescription(type.name, mutations)
    describeFields(type)
  }
  return schema
}

function typeDescription(typeName: string, mutations: ReadonlySet<string>): string | undefined {
  const [, stem = '', suffix] = /^(.+?)(Connection|Edge|Input|Payload|Result)$/.exec(typeName) ?? []
  if (suffix === 'Connection') return `A page of a list of \`${stem}\` objects.`
  if (suffix === 'Edge') return `A \`${stem}\` object in a list, with its cursor.`
  const mutation = stem.charAt(0).toLowerCase() + stem.slice(1)
  if (!mutations.has(mutation)) return undefined
  if (suffix === 'Input') return `The input of \`${mutation}\`.`
  if (suffix === 'Payload') return `The data that \`${mutation}\` returns when it succeeds.`
  return `The result of \`${mutation}\`: its payload, or an error that says why it was refused.`
}

function describeFields(type: GraphQLNamedType): void {
  if (!isObjectType(type) && !isInterfaceType(type)) return
  for (const field of Object.values(type.getFields())) {
    const inherited = type
      .getInterfaces()
      .map((parent) => parent.getFields()[field.name]?.description)
      .find(Boolean)
    field.description ??= inherited ?? fieldDescription(type.name, field.name)
  }
}

function fieldDescription(typeName: string, fieldName: string): string | undefined {
  if (fieldName === 'databaseId') return 'The id of this object in URLs and in the REST API.'
  if (fieldName === 'totalCount' && typeName.endsWith('Connection')) {
    return 'The number of items on all pages together, after filters.'
  }
  return undefined
}
