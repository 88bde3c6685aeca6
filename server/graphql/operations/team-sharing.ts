import {
  getArgumentValues,
  getOperationAST,
  Kind,
  type ExecutionArgs,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { findOwnParticipation } from '../../domains/participation/own-participation.ts'
import type { WorkLine } from '../../limits/work-line.ts'
import { teamResults } from '../../meters/meters.ts'
import { UnavailableError } from '../../use-case/errors.ts'
import { readGlobalId } from '../global-id.ts'
import { numberKey } from '../node-key.ts'
import { schema } from '../schema.ts'
import { audienceOf } from '../shared-fields.ts'

type Execute = (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>
type Waiting = Map<string, Promise<ExecutionResult>>
type Team = { operation: OperationDefinitionNode; key: string; isStill: () => Promise<boolean> }

const isOfTeam = new WeakMap<OperationDefinitionNode, boolean>()
/** The executions that have not begun, by operation, then by team and variables. */
const waitingIn = new WeakMap<WorkLine, WeakMap<OperationDefinitionNode, Waiting>>()

/**
 * Executes an operation in a line. Players of a team who ask the same before it begins there share the execution, such
 * as all browsers of a team after its solve. Each of them gets a result that was read after they asked.
 * @throws UnavailableError when the line refuses it; `begun` has not been called then
 */
export async function executeForTeam(
  args: ExecutionArgs,
  execute: Execute,
  { line, begun }: { line: WorkLine; begun?: () => void },
): Promise<ExecutionResult> {
  const run = () => {
    begun?.()
    return execute(args)
  }
  const team = await teamOf(args)
  if (!team) return line.run(run)
  const waiting = waitingFor(line, team.operation)
  const first = waiting.get(team.key)
  if (!first) return beginLater(waiting, team.key, (begins) => line.run(() => (begins(), run())))
  const result = await first.catch((error: unknown) => {
    if (error instanceof UnavailableError) throw error
    return null
  })
  // An error can be of one player alone, and a player can have left the team meanwhile.
  if (!result || result.errors || !(await team.isStill())) return line.run(run)
  begun?.()
  teamResults.inc()
  return result
}

/** Others can join the execution until it begins: during this turn at least, and while it waits in its line. */
function beginLater(
  waiting: Waiting,
  key: string,
  run: (begins: () => void) => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const begins = () => {
    if (waiting.get(key) === execution) waiting.delete(key)
  }
  const execution = nextTurn().then(() => run(begins))
  waiting.set(key, execution)
  // A line that refuses it does not begin it.
  execution.catch(begins)
  return execution
}

function waitingFor(line: WorkLine, operation: OperationDefinitionNode): Waiting {
  const ofLine = waitingIn.get(line) ?? new WeakMap<OperationDefinitionNode, Waiting>()
  waitingIn.set(line, ofLine)
  const waiting = ofLine.get(operation) ?? new Map<string, Promise<ExecutionResult>>()
  ofLine.set(operation, waiting)
  return waiting
}

/** The team for whose players the result is equal. Null for other operations, organizers, API tokens and visitors. */
async function teamOf(args: ExecutionArgs): Promise<Team | null> {
  const ctx = args.contextValue as Context
  const { viewer } = ctx
  if (viewer?.role !== 'User' || viewer.scopes !== null || viewer.withheldRole) return null
  const operation = getOperationAST(args.document, args.operationName)
  if (!operation || !isTeamOperation(args, operation)) return null
  const gameId = gameOf(args, operation)
  if (gameId === null) return null
  const find = () => findOwnParticipation(ctx, { gameId, userId: viewer.id })
  const participationId = await find()
  if (participationId === null) return null
  const key = JSON.stringify([participationId, ctx.locale, args.variableValues])
  return { operation, key, isStill: async () => (await find()) === participationId }
}

function isTeamOperation({ document }: ExecutionArgs, operation: OperationDefinitionNode): boolean {
  const known = isOfTeam.get(operation)
  if (known !== undefined) return known
  const isTeam = audienceOf(document) === 'team'
  isOfTeam.set(operation, isTeam)
  return isTeam
}

/** The game that the only field of the operation reads; null if there are several, or if the game is not known. */
function gameOf({ variableValues }: ExecutionArgs, operation: OperationDefinitionNode): number | null {
  const [field, ...others] = operation.selectionSet.selections
  if (field?.kind !== Kind.FIELD || others.length > 0) return null
  const definition = schema.getRootType(operation.operation)?.getFields()[field.name.value]
  if (!definition) return null
  try {
    const { databaseId, id, gameId } = getArgumentValues(definition, field, variableValues)
    if (typeof databaseId === 'number') return databaseId
    const key = numberKey(readGlobalId(String(id ?? gameId), 'Game') ?? '')
    return key < 0 ? null : key
  } catch {
    // The execution reports the wrong argument.
    return null
  }
}
