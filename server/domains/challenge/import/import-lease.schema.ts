import type { InputFieldBuilder } from '@pothos/core'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { builder } from '../../../graphql/builder.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation, type PayloadFields } from '../../../graphql/mutation.ts'
import { beginImport, endImport, renewImport, type ImportLease } from './import-lease.service.ts'

const leasePayload = (t: PayloadFields<ImportLease>) => ({
  leaseKey: t.exposeString('leaseKey', {
    description: 'The key with which the program renews and ends its import.',
  }),
  expiresAt: t.expose('expiresAt', {
    type: 'DateTime',
    description: 'The time from which another import may begin, unless the lease is renewed before.',
  }),
})

type InputFields = InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const heldLease = (t: InputFields) => ({
  gameId: t.id({ description: 'The id of the game.', required: true }),
  leaseKey: t.string({ description: 'The key of the lease.', required: true }),
})

mutation('beginImport', {
  description:
    'Begins an import of challenges into a game. While its lease lasts, other imports of the game are refused. For authors.',
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    client: t.string({
      description:
        'A name of the program, such as that of its machine, at most 100 characters. A refused import names it.',
      required: true,
    }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: (ctx, sent) => beginImport(ctx, rowKeys(sent)),
  payload: leasePayload,
})

mutation('renewImport', {
  description: 'Renews the lease of an import that goes on. For authors.',
  input: heldLease,
  refuses: [...forViewer, 'conflict'],
  run: (ctx, sent) => renewImport(ctx, rowKeys(sent)),
  payload: leasePayload,
})

mutation('endImport', {
  description: 'Ends an import, so that the next one may begin at once. For authors.',
  input: heldLease,
  refuses: forViewer,
  run: async (ctx, sent) => {
    const key = rowKeys(sent)
    await endImport(ctx, key)
    return key
  },
  payload: (t) => ({
    gameId: t.id({
      description: 'The id of the game.',
      resolve: ({ gameId }) => encodeGlobalID('Game', gameId),
    }),
  }),
})
