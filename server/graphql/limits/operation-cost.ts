import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { fieldCost, within } from './field-costs.ts'

/** Maximum cost of one operation with its variables. */
export const maxCost = 20_000

const page = { most: 100, usual: 20 }
/** Cost of a connection's query. */
const connectionCost = 25

type Operation = {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
}
/** The two fields that every schema has at the top level. */
const metaFields: Readonly<Record<string, GraphQLField<unknown, unknown>>> = {
  __schema: SchemaMetaFieldDef,
  __type: TypeMetaFieldDef,
}

type Field = { node: FieldNode; field: GraphQLField<unknown, unknown>; parent: GraphQLNamedType }

/** The cost of the operation. @throws GraphQLError if it is more than `maxCost` */
export function checkCost(asked: Operation): number {
  const cost = operationCost(asked)
  if (cost <= maxCost) return cost
  throw new GraphQLError(
    `The operation is too complex: it costs ${Math.ceil(cost)} of at most ${maxCost}. Ask for fewer fields or shorter pages.`,
    { extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400, spec: true } } },
  )
}

/** The cost of a valid operation; 0 if its variables are wrong, which execution reports. */
export function operationCost({ schema, document, operation, variables }: Operation): number {
  const root = schema.getRootType(operation.operation)
  const values = getVariableValues(schema, operation.variableDefinitions ?? [], variables).coerced
  if (!root || !values) return 0
  return costWalker({ schema, document, values }).ofSet(operation.selectionSet, root, page.usual)
}

function costWalker({
  schema,
  document,
  values,
}: {
  schema: GraphQLSchema
  document: DocumentNode
  values: Record<string, unknown>
}) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)

  /** `pageSize` is the page size of the connection that this selection belongs to. */
  function ofSet({ selections }: SelectionSetNode, type: GraphQLNamedType, pageSize: number): number {
    let cost = 0
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += ofField(selection, type, pageSize)
      else {
        const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
        const condition = part?.typeCondition && schema.getType(part.typeCondition.name.value)
        if (part) cost += ofSet(part.selectionSet, condition ?? type, pageSize)
      }
    }
    return cost
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType, pageSize: number): number {
    const name = node.name.value
    const own = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
    const field = own ?? metaFields[name]
    if (!field) return 1
    return ofKnownField({ node, field, parent }, pageSize)
  }

  function ofKnownField({ node, field, parent }: Field, pageSize: number): number {
    const type = getNamedType(field.type)
    const usual = type.name.endsWith('Connection') ? connectionCost : 1
    const { own: given = usual, items } = fieldCost(parent.name, field.name)
    const args = field.args.length > 0 ? argumentsOf(field, node) : {}
    const own = typeof given === 'function' ? given(args) : given
    const isList = isListType(getNullableType(field.type))
    const some = typeof items === 'function' ? items(args) : items
    const times = field.name === 'edges' ? pageSize : (some ?? (isList ? page.most : 1))
    if (!node.selectionSet) return isList ? own + times : own
    return own + times * ofSet(node.selectionSet, type, pageSizeOf(args))
  }

  function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Record<string, unknown> {
    try {
      return getArgumentValues(field, node, values)
    } catch {
      // Execution reports the error.
      return {}
    }
  }

  return { ofSet }
}

/** Number of items on a connection's page with these arguments. */
function pageSizeOf({ first, last }: Record<string, unknown>): number {
  return Math.max(within(first ?? last, page), within(last ?? first, page))
}
