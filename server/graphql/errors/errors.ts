import { GraphQLError } from 'graphql'
import type { Context } from '../../context.ts'
import { databaseRefusal } from '../../database/outage.ts'
import { writeFault } from '../../domains/log/write-fault.ts'
import {
  ConflictError,
  DomainError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  type InputIssue,
} from '../../use-case/errors.ts'
import { translate } from '../../i18n/translate.ts'
import { codeOfKey } from '../../use-case/error-keys.ts'
import { builder, errorTypes } from '../builder.ts'
import { ErrorCode, InputIssueCode } from './error-codes.ts'

const ErrorInterface = builder.interfaceRef<DomainError>('Error').implement({
  description: 'Why a mutation was refused.',
  fields: (t) => ({
    message: t.string({
      description: 'A message for people, in the language of the request.',
      resolve: (error, _args, ctx) => translate(ctx.locale, error.key, error.params),
    }),
    code: t.field({
      type: ErrorCode,
      description: 'The reason, for programs.',
      resolve: ({ code }) => code,
    }),
  }),
})

const InputIssueRef = builder.objectRef<InputIssue>('InputIssue').implement({
  description: 'One field of the input and what is wrong with it.',
  fields: (t) => ({
    path: t.exposeStringList('path', {
      description: 'The names from the input down to the field, such as `users`, `0`, `email`.',
    }),
    message: t.string({
      description: 'What is wrong with the field and what to enter instead, in the language of the request.',
      resolve: (issue, _args, ctx) => translate(ctx.locale, issue.key, issue.params),
    }),
    code: t.field({
      type: InputIssueCode,
      description: 'The rule that the field breaks, for programs.',
      resolve: ({ key }) => codeOfKey(key),
    }),
  }),
})

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  description: 'Fields of the input break their rules.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    issues: t.field({
      type: [InputIssueRef],
      description: 'Every field that is wrong, at least one.',
      resolve: (error) => error.issues,
    }),
  }),
})
builder.objectType(UnauthenticatedError, {
  name: 'UnauthenticatedError',
  description: 'Nobody is logged in, or the session has ended.',
  interfaces: [ErrorInterface],
})
builder.objectType(ForbiddenError, {
  name: 'ForbiddenError',
  description: 'The viewer may not do this.',
  interfaces: [ErrorInterface],
})
builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'The object does not exist, or the viewer may not see it.',
  interfaces: [ErrorInterface],
})
builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'The current state does not allow it, such as a locked team or an ended game.',
  interfaces: [ErrorInterface],
})
builder.objectType(RateLimitedError, {
  name: 'RateLimitedError',
  description: 'Too many requests in a short time.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      description: 'How many seconds to wait before trying again.',
    }),
  }),
})
builder.objectType(UnavailableError, {
  name: 'UnavailableError',
  description: 'A service that this needs is unavailable or busy, and nothing has changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      description: 'How many seconds to wait before trying again.',
    }),
  }),
})

/** The error of a query or a subscription: a rule's error as it is, a fault masked. */
export function toGraphQLError(error: unknown, ctx: Context | undefined): GraphQLError {
  const thrown = error instanceof GraphQLError ? (error.originalError ?? error) : error
  const refusal = databaseRefusal(thrown)
  if (refusal) ctx?.outage.notice(thrown)
  const original = refusal ?? thrown
  const locale = ctx?.locale ?? 'en-US'
  const place =
    error instanceof GraphQLError ? { nodes: error.nodes, path: error.path, positions: error.positions } : {}
  if (original instanceof DomainError) {
    return new GraphQLError(translate(locale, original.key, original.params), {
      ...place,
      extensions: {
        code: original.code,
        ...(errorTypes.some((type) => original instanceof type) && { type: original.name }),
        ...((original instanceof RateLimitedError || original instanceof UnavailableError) && {
          retryAfterSeconds: original.retryAfterSeconds,
        }),
      },
    })
  }
  if (original instanceof GraphQLError) return withCode(original, 'BAD_REQUEST')
  ctx?.logger.error({ err: original, requestId: ctx.requestId }, 'GraphQL request failed')
  if (ctx) writeFault(ctx, original)
  return new GraphQLError(translate(locale, 'http.serverError'), {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  })
}

/** The error with a code for programs, which the library's own errors lack, such as those about variables. */
export function withCode(
  error: GraphQLError,
  code: 'BAD_REQUEST' | 'GRAPHQL_VALIDATION_FAILED',
): GraphQLError {
  if (error.extensions['code'] !== undefined) return error
  const { message, nodes, source, positions, path } = error
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: { ...error.extensions, code },
  })
}
