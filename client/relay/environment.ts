import { Environment, Network, RecordSource, ROOT_TYPE, Store } from 'relay-runtime'
import { fetchOperation } from './fetch-operation.ts'
import { subscribeOperation } from './subscribe-operation.ts'

export const environment = new Environment({
  network: Network.create(fetchOperation, subscribeOperation),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  missingFieldHandlers: [
    {
      kind: 'linked',
      // A node that came with another query is found by its id, without a call.
      handle: (field, record, args) =>
        record?.getType() === ROOT_TYPE && field.name === 'node' && args['id']
          ? (args['id'] as string)
          : undefined,
    },
  ],
})
