import {
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql'
import { readGlobalId } from '../../../graphql/global-id.ts'
import { numberKey } from '../../../graphql/node-key.ts'
import { schema } from '../../../graphql/schema.ts'
import { isEqualForAll } from '../../../graphql/shared-fields.ts'

/** An operation that requests one game's board and nothing else. */
export type BoardOperation = {
  gameId: number
  operationName: string | undefined
  /** The variables of the operation, defaults included. */
  variables: Readonly<Record<string, unknown>>
}

type Request = { operationName?: unknown; variables?: unknown }
type Shape = { operation: OperationDefinitionNode; game: FieldNode }

const shapes = new WeakMap<OperationDefinitionNode, Shape | null>()

/**
 * The board part of a valid document whose answer is equal for all viewers; null for every other operation, and in
 * case of doubt.
 */
export function boardOperation(document: DocumentNode, requested: Request): BoardOperation | null {
  const shape = shapeOf(document, requested.operationName)
  if (!shape) return null
  const { operation, game } = shape
  const given = requested.variables ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) return null
  const definitions = operation.variableDefinitions ?? []
  const { coerced } = getVariableValues(schema, definitions, given as Record<string, unknown>)
  if (!coerced) return null
  const gameId = gameIdOf(game, coerced)
  if (gameId === null) return null
  return { gameId, operationName: operation.name?.value, variables: coerced }
}

/** The number of the game that `game(id:)` or `gameByDatabaseId(databaseId:)` asks for. */
function gameIdOf(game: FieldNode, variables: Readonly<Record<string, unknown>>): number | null {
  const value = game.arguments?.[0]?.value
  const requested =
    value?.kind === Kind.VARIABLE
      ? variables[value.name.value]
      : value?.kind === Kind.INT || value?.kind === Kind.STRING
        ? value.value
        : null
  if (game.name.value === 'gameByDatabaseId') return requested == null ? null : Number(requested)
  const key = typeof requested === 'string' ? readGlobalId(requested, 'Game') : null
  return key === null || numberKey(key) < 0 ? null : numberKey(key)
}

function shapeOf(document: DocumentNode, operationName: unknown): Shape | null {
  if (operationName != null && typeof operationName !== 'string') return null
  const operation = getOperationAST(document, operationName)
  if (!operation) return null
  const known = shapes.get(operation)
  if (known !== undefined) return known
  const shape = isEqualForAll(document) ? gameOf(operation) : null
  shapes.set(operation, shape)
  return shape
}

/** The only field at the top level of the operation, if it looks up a game; else null. */
function gameOf(operation: OperationDefinitionNode): Shape | null {
  const [game, ...more] = operation.selectionSet.selections
  const isOne =
    operation.operation === OperationTypeNode.QUERY &&
    game?.kind === Kind.FIELD &&
    (game.name.value === 'game' || game.name.value === 'gameByDatabaseId') &&
    more.length === 0
  return isOne ? { operation, game } : null
}
