import SchemaBuilder from '@pothos/core'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import type { PrismaClient } from '../../prisma/generated/client/client.ts'
import type PrismaTypes from '../../prisma/generated/pothos.ts'
import { getDatamodel } from '../../prisma/generated/pothos.ts'
import type { Context } from '../context.ts'
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
} from '../use-case/errors.ts'
import { relayDescriptions } from './shared-descriptions.ts'

/** The errors that have a type in the schema. */
export const errorTypes = [
  InvalidInputError,
  UnauthenticatedError,
  ForbiddenError,
  NotFoundError,
  ConflictError,
  RateLimitedError,
  UnavailableError,
] as const

export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: false
  Scalars: {
    DateTime: { Input: Date; Output: Date }
    Long: { Input: number; Output: number | bigint }
    JSON: { Input: unknown; Output: unknown }
    /** The file's name in the multipart form. */
    Upload: { Input: string; Output: never }
  }
}>({
  plugins: [ErrorsPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodeQueryOptions: {
      description: 'The object with this id. Null if it does not exist or the viewer may not see it.',
      args: { id: { description: 'The global id of the object.' } },
    },
    nodesQueryOptions: false,
    ...relayDescriptions,
  },
  errors: {
    directResult: true,
    defaultTypes: [...errorTypes],
    defaultUnionOptions: { name: ({ fieldName }) => `${capital(fieldName)}Result` },
  },
  prisma: {
    client: (ctx) => ctx.db as unknown as PrismaClient,
    dmmf: getDatamodel(),
    exposeDescriptions: true,
    filterConnectionTotalCount: true,
    onUnusedQuery: null,
  },
})

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
