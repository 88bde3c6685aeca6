import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { viewerField } from '../viewer-field.schema.ts'
import { updateAvatarFrom } from './avatar.service.ts'

mutation('updateAvatar', {
  description: 'Replaces the avatar of the viewer.',
  input: (t) => ({
    hash: t.string({
      description: 'The hash of a picture that was uploaded before; used when no file is sent.',
    }),
    file: t.field({ type: 'Upload', description: 'A picture of at most 3 MiB.' }),
  }),
  clears: {},
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, input) => {
    await updateAvatarFrom(ctx, input)
    return {}
  },
  payload: (t) => ({
    viewer: viewerField(t, 'The viewer with the new avatar.'),
  }),
})
