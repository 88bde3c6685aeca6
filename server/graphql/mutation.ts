import type { InputFieldMap, InputShapeFromFields, ObjectFieldsShape } from '@pothos/core'
import type { Context } from '../context.ts'
import { databaseRefusal } from '../database/outage.ts'
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
} from '../use-case/errors.ts'
import { validatingOnly } from '../use-case/validate-only.ts'
import { withReason } from '../use-case/reason.ts'
import { withRevision } from '../use-case/revision.ts'
import { builder, errorTypes } from './builder.ts'
import { clearableMembers, withClearedMembers, type Clearable } from './cleared-members.ts'

type Types = typeof builder.$inferSchemaTypes

/** Builds the fields of a payload whose use case returned `Done`. */
export type PayloadFields<Done> = PothosSchemaTypes.ObjectFieldBuilder<Types, Done>

const refusals = {
  unauthenticated: UnauthenticatedError,
  forbidden: ForbiddenError,
  notFound: NotFoundError,
  conflict: ConflictError,
} as const

type Refusal = keyof typeof refusals

type Mutation<Fields extends InputFieldMap, Done> = {
  description: string
  inputDescription?: string
  /** The members of the input. A mutation without them has no argument. */
  input?: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => Fields
  /** The members of a change that null clears; absent members stay. Null in any other member is refused. */
  clears?: Clearable
  /** The use case can change the result of a game: the input gets a `reason`, which a final result requires. */
  changesResult?: boolean
  /** The input gets the `revision` that the caller has read; the use case requires it to be the current one. */
  knowsRevision?: boolean
  /** The input gets `validateOnly`. The use case writes in one transaction and its files, and nowhere else. */
  validates?: boolean
  /** The errors of the use case. Those of an invalid input, of limits and of outages are added to them. */
  refuses: readonly Refusal[]
  run: (ctx: Context, input: InputShapeFromFields<Fields>) => Promise<Done> | Done
  /** The fields of the payload. A field that reads after the commit is nullable, so that its fault hides no success. */
  payload: ObjectFieldsShape<Types, Done>
}

/** The refusals of a mutation for users with a scope. */
export const forViewer = ['unauthenticated', 'forbidden'] as const

/**
 * Adds a mutation whose result is a union of its payload and the errors that it can return. The result is null only
 * after a fault; the other mutations of the request keep their results.
 */
export function mutation<Fields extends InputFieldMap, Done>(
  name: string,
  {
    description,
    inputDescription,
    input,
    clears,
    changesResult,
    knowsRevision,
    validates,
    refuses,
    run,
    payload,
  }: Mutation<Fields, Done>,
): void {
  const types: ErrorType[] = [
    ...(input ? [InvalidInputError] : []),
    ...refuses.map((refusal) => refusals[refusal]),
    RateLimitedError,
    UnavailableError,
  ]
  builder.relayMutationField(
    name,
    input
      ? {
          ...described(name, inputDescription, clears),
          inputFields: (t) => ({
            ...input(t),
            ...(changesResult && reasonField(t)),
            ...(knowsRevision && revisionField(t)),
            ...(validates && validateField(t)),
          }),
        }
      : null,
    {
      description,
      nullable: true,
      errors: { types },
      // The types of Pothos do not show that the argument exists whenever the mutation has an input.
      resolve: ((_root: unknown, args: { input: InputShapeFromFields<Fields> }, ctx: Context) =>
        withOutages(ctx, async () => {
          const checked = validates ? splitValidateOnly(ctx, args.input) : { caller: ctx, sent: args.input }
          const reasoned = changesResult ? splitReason(checked.caller, checked.sent) : checked
          const { caller, sent } = knowsRevision ? splitRevision(reasoned.caller, reasoned.sent) : reasoned
          return run(
            caller,
            (clears ? withClearedMembers(sent, clears) : sent) as InputShapeFromFields<Fields>,
          )
        }).catch((error: unknown) => {
          noticeUndeclared(ctx, name, types, error)
          throw error
        })) as never,
    },
    { outputFields: payload },
  )
}

function reasonField(t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) {
  return {
    reason: t.string({
      description:
        'Why the result changes, at most 500 characters. Required if the result of the game is final; the audit trail records it.',
    }),
  }
}

function revisionField(t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) {
  return {
    revision: t.string({
      description:
        'The `revision` that you have read. If another user has changed the values since, the change is refused with EDIT_CHANGED_MEANWHILE. Without it the change overwrites theirs.',
    }),
  }
}

function validateField(t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) {
  return {
    validateOnly: t.boolean({
      description:
        'Whether the input is only checked: it is refused as usual, and nothing is stored. Default: false.',
    }),
  }
}

function splitValidateOnly<Input extends object>(ctx: Context, input: Input) {
  const { validateOnly, ...sent } = input as Input & { validateOnly?: boolean | null }
  return { caller: validateOnly ? validatingOnly(ctx) : ctx, sent: sent as unknown as Input }
}

function splitReason<Input extends object>(ctx: Context, input: Input) {
  const { reason, ...sent } = input as Input & { reason?: string | null }
  return { caller: withReason(ctx, reason), sent: sent as unknown as Input }
}

function splitRevision<Input extends object>(ctx: Context, input: Input) {
  const { revision, ...sent } = input as Input & { revision?: string | null }
  return { caller: withRevision(ctx, revision), sent: sent as unknown as Input }
}

function described(name: string, text: string | undefined, clears: Clearable | undefined) {
  if (!clears) return text === undefined ? {} : { description: text }
  const members = clearableMembers(clears).map((member) => `\`${member}\``)
  const cleared =
    members.length > 0
      ? `Null clears ${members.join(', ')}, and is refused in any other member.`
      : 'Null is refused.'
  const rule = `Absent members stay unchanged. ${cleared}`
  return { description: `${text ?? `The input of \`${name}\`.`} ${rule}` }
}

type ErrorType = (typeof errorTypes)[number]

/**
 * Logs a refusal that `refuses` of the mutation does not list. The caller finds it in `errors` of the response instead
 * of in the result, so a test that sends the mutation fails.
 */
function noticeUndeclared(ctx: Context, name: string, declared: readonly ErrorType[], error: unknown): void {
  const isOf = (type: ErrorType) => error instanceof type
  if (!errorTypes.some(isOf) || declared.some(isOf)) return
  ctx.logger.error(
    { err: error, mutation: name },
    'a mutation refused with an error that it does not declare',
  )
}

/** @throws UnavailableError when the database is unavailable or busy */
async function withOutages<Done>(ctx: Context, work: () => Promise<Done> | Done): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    const refusal = databaseRefusal(error)
    if (!(refusal instanceof UnavailableError)) throw error
    ctx.outage.notice(error)
    throw refusal
  }
}
