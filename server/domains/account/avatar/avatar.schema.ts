import { builder } from '../../../graphql/builder.ts'
import { Viewer } from '../account.schema.ts'
import { loadViewer } from '../load-viewer.ts'
import { updateAvatarFrom } from './avatar.service.ts'

builder.relayMutationField(
  'updateAvatar',
  {
    inputFields: (t) => ({
      hash: t.string({
        description: 'The hash of a picture that was uploaded before; used when no file is sent.',
      }),
      file: t.field({ type: 'Upload', description: 'A picture of at most 3 MiB.' }),
    }),
  },
  {
    description: 'Replaces the avatar of the viewer.',
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      await updateAvatarFrom(ctx, input)
      return {}
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.prismaField({
        description: 'The viewer with the new avatar.',
        type: Viewer,
        resolve: (query, _payload, _args, ctx) => loadViewer(ctx, query),
      }),
    }),
  },
)
