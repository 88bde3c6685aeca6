import { builder } from '../../graphql/builder.ts'
import { findViewer, Viewer } from './account.schema.ts'
import { updateAvatarByHash } from './avatar.service.ts'

builder.relayMutationField(
  'updateAvatar',
  { inputFields: (t) => ({ hash: t.string({ required: true, description: 'Of an uploaded picture.' }) }) },
  {
    errors: {},
    resolve: async (_root, { input: { hash } }, ctx) => {
      await updateAvatarByHash(ctx, hash)
      return {}
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: Viewer,
        resolve: (query, _payload, _args, ctx) => findViewer(query, ctx),
      }),
    }),
  },
)
