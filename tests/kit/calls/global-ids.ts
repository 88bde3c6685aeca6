import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type ArgumentNode,
  type DocumentNode,
  type GraphQLInputType,
  type ObjectFieldNode,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { typesOfIds } from '../../../server/graphql/global-id.ts'
import { schema } from '../../../server/graphql/schema.ts'

type Asked = { query: string; variables?: Record<string, unknown> }

/**
 * The request with global ids in the place of the rows' keys that tests know: `gameId: 12` becomes the id of that
 * game. Other values, global ids too, stay as they are.
 */
export function withGlobalIds<Request extends Asked>(asked: Request): Request {
  let document: DocumentNode
  try {
    document = parse(asked.query)
  } catch {
    return asked
  }
  const query = inDocument(document, asked.query)
  return asked.variables
    ? { ...asked, query, variables: inVariables(document, asked.variables) }
    : { ...asked, query }
}

/** Numbers that are written in the document, as `gameId: 12`. */
function inDocument(document: DocumentNode, text: string): string {
  const found: { from: number; to: number; id: string }[] = []
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      IntValue(node, _key, parent) {
        const type = types.getInputType()
        const name = nameOf(parent)
        const typename = typesOfIds[name]
        if (!type || !typename || getNamedType(type).name !== 'ID' || !node.loc) return
        found.push({ from: node.loc.start, to: node.loc.end, id: encodeGlobalID(typename, node.value) })
      },
    }),
  )
  return found
    .toReversed()
    .reduce((whole, { from, to, id }) => `${whole.slice(0, from)}"${id}"${whole.slice(to)}`, text)
}

function nameOf(parent: unknown): string {
  return (parent as { name?: { value: string } } | undefined)?.name?.value ?? ''
}

function inVariables(document: DocumentNode, variables: Record<string, unknown>): Record<string, unknown> {
  const given = { ...variables }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    for (const { variable, type: node } of definition.variableDefinitions ?? []) {
      const name = variable.name.value
      const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined
      if (type && name in given) given[name] = encoded(given[name], type, argumentOf(document, name) ?? name)
    }
  }
  return given
}

/** The argument or member that gets a variable, because a test may give the variable another name. */
function argumentOf(document: DocumentNode, variable: string): string | undefined {
  let found: string | undefined
  const look = ({ name, value }: ArgumentNode | ObjectFieldNode) => {
    if (value.kind === Kind.VARIABLE && value.name.value === variable) found = name.value
  }
  visit(document, { Argument: look, ObjectField: look })
  return found
}

function encoded(value: unknown, type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return encoded(value, type.ofType as GraphQLInputType, name)
  if (isListType(type)) {
    return Array.isArray(value)
      ? value.map((item) => encoded(item, type.ofType as GraphQLInputType, name))
      : value
  }
  if (isInputObjectType(type) && typeof value === 'object' && value !== null) {
    const members = type.getFields()
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        members[key] ? encoded(item, members[key].type, key) : item,
      ]),
    )
  }
  const typename = typesOfIds[name]
  return getNamedType(type).name === 'ID' && typename && isRowKey(value)
    ? encodeGlobalID(typename, value)
    : value
}

/** Row keys are numbers, UUIDs and the ids of posts: eight hexadecimal digits. */
function isRowKey(value: unknown): value is number | string {
  return (
    typeof value === 'number' || (typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f-]{27})?$/i.test(value))
  )
}
