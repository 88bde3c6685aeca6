import {
  Kind,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'

/** A game by its id, or by the variable that holds it. */
export type BoardOperation = { gameId: number } | { variable: string }

const namesThatAllSeeAlike = new Set(['scoreboard', 'id', 'databaseId', '__typename'])

/**
 * Whether an operation asks for one game's board and nothing else, so that its answer is the same for whoever
 * asks. Null for every other operation, and for what does not parse.
 */
export function boardOperation(text: string): BoardOperation | null {
  let document: DocumentNode
  try {
    document = parse(text, { noLocation: true, maxTokens: 2000 })
  } catch {
    return null
  }
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const [operation] = operations
  if (!operation || operations.length > 1 || operation.operation !== OperationTypeNode.QUERY) return null
  const root = fieldsOf(document, operation.selectionSet)
  const [game] = root
  if (!game || root.length > 1 || game.name.value !== 'game' || !game.selectionSet) return null
  const inside = fieldsOf(document, game.selectionSet)
  if (!inside.every((field) => namesThatAllSeeAlike.has(field.name.value))) return null
  const argument = game.arguments?.find(({ name }) => name.value === 'gameId')
  return argument ? gameOf(argument.value) : null
}

function gameOf(value: ValueNode): BoardOperation | null {
  if (value.kind === Kind.VARIABLE) return { variable: value.name.value }
  return value.kind === Kind.INT ? { gameId: Number(value.value) } : null
}

function fieldsOf(document: DocumentNode, { selections }: SelectionSetNode, depth = 0): FieldNode[] {
  // A fragment that spreads itself is for validation to refuse.
  if (depth > 5) return []
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, selection.selectionSet, depth + 1)
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? fieldsOf(document, fragment.selectionSet, depth + 1)
      : []
  })
}
