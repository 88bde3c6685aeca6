import { GraphQLError, Kind } from 'graphql'
import { builder } from './builder.ts'

builder.scalarType('DateTime', {
  description: 'An instant as ISO 8601 text in UTC, to the millisecond.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null
    if (!date || Number.isNaN(date.getTime())) throw new GraphQLError('DateTime must be ISO 8601 text.')
    return date
  },
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
