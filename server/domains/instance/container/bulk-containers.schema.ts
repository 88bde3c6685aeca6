import { readGlobalId } from '../../../graphql/global-id.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { uuidKey } from '../../../graphql/node-key.ts'
import { refusedField } from '../../../graphql/errors/refused-items.ts'
import { destroyContainers } from './bulk-containers.ts'

const idOf = (item: string) => uuidKey(readGlobalId(item, 'Container') ?? '')

mutation('destroyInstances', {
  description:
    'Stops many instances of any teams, or other containers: one that is refused does not stop the others. For administrators.',
  input: (t) => ({ ids: t.idList({ required: true, description: 'The global ids of 1 to 500 instances.' }) }),
  refuses: forViewer,
  run: (ctx, { ids }) => destroyContainers(ctx, { ids, idOf }),
  payload: (t) => ({
    destroyedIds: t.idList({
      description: 'The global ids of the stopped instances.',
      resolve: ({ done }) => done,
    }),
    refused: refusedField(t),
  }),
})
