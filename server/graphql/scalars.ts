import { GraphQLError, Kind } from 'graphql'
import { builder } from './builder.ts'

builder.scalarType('DateTime', {
  description:
    'An instant as RFC 3339 text, such as 2026-03-01T09:30:00Z. Answers are in UTC, to the millisecond; inputs name their time zone.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
  serialize: (value) => value.toISOString(),
  parseValue: toInstant,
})

builder.scalarType('Long', {
  description: 'A whole number of up to 53 bits: milliseconds, bytes, board versions.',
  serialize: (value) => Number(value),
  parseValue: toLong,
  parseLiteral: (node) => toLong(node.kind === Kind.INT || node.kind === Kind.STRING ? node.value : null),
})

builder.scalarType('Upload', {
  description:
    'A file, sent as a part of a form (GraphQL multipart request specification). Its value in the JSON is null.',
  serialize: () => {
    throw new GraphQLError('Upload is for variables only.')
  },
  parseValue: (value) => {
    if (typeof value !== 'string') throw new GraphQLError('Upload must be a file of the form.')
    return value
  },
  parseLiteral: () => {
    throw new GraphQLError('Upload is for variables only.')
  },
})

function toLong(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) {
    throw new GraphQLError('Long must be a whole number of up to 53 bits.')
  }
  return number
}

const rfc3339 =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i

/** `Date` alone reads 30 February as 2 March, and a text without a zone as local time. */
function toInstant(value: unknown): Date {
  const day = typeof value === 'string' ? rfc3339.exec(value)?.[1] : undefined
  const midnight = new Date(`${day}T00:00:00Z`)
  if (
    typeof value !== 'string' ||
    Number.isNaN(midnight.getTime()) ||
    midnight.toISOString().slice(0, 10) !== day
  ) {
    throw new GraphQLError(
      'DateTime must be RFC 3339 text of a day that exists, with a time zone, such as 2026-03-01T09:30:00Z.',
    )
  }
  return new Date(value)
}
