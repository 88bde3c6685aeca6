import SchemaBuilder from '@pothos/core'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import { isObjectType, type GraphQLSchema } from 'graphql'
import type { PrismaClient } from '../../prisma/generated/client/client.ts'
import type PrismaTypes from '../../prisma/generated/pothos.ts'
import { getDatamodel } from '../../prisma/generated/pothos.ts'
import type { Context } from '../context.ts'
import { chargeLookup } from '../limits/charge-lookup.ts'
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  invalidField,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
} from '../use-case/errors.ts'
import { splitGlobalId } from './global-id.ts'
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

const maxNodes = 100

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
    // Not refused here, so that one text among many ids that is none does not cost the others.
    decodeGlobalID: (globalId) => splitGlobalId(globalId) ?? { typename: '', id: globalId },
    nodeQueryOptions: {
      description: 'The object with this id. Null if it does not exist or the viewer may not see it.',
      args: { id: { description: 'The global id of the object.' } },
      resolve: async (_root, { id }, ctx, info, load) => {
        if (!isNodeType(id, info.schema)) throw invalidField('id', 'input.invalid', { field: 'id' })
        await chargeLookup(ctx)
        return load(id)
      },
    },
    nodesQueryOptions: {
      description:
        'The objects with these ids, in the same order. Null for each that does not exist, that the viewer may not see, or that is not an id of an object. Costs 150 for each id.',
      args: { ids: { description: `The global ids of the objects, at most ${maxNodes}.` } },
      resolve: async (_root, { ids }, ctx, info, load) => {
        if (ids.length > maxNodes) {
          throw invalidField('ids', 'input.tooManyItems', { field: 'ids', max: maxNodes })
        }
        const asked = [...ids]
        await chargeLookup(ctx, asked.length)
        // `load` reads this list, whatever it is called with.
        ids.splice(0, ids.length, ...asked.filter((id) => isNodeType(id, info.schema)))
        const found = (await load(ids)).values()
        return asked.map((id) => (isNodeType(id, info.schema) ? found.next().value : null))
      },
    },
    ...relayDescriptions,
  },
  errors: {
    directResult: true,
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

/** Whether an id names a type of objects that have ids. */
function isNodeType({ typename }: { typename: string }, schema: GraphQLSchema): boolean {
  const type = schema.getType(typename)
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')
}
