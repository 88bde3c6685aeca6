import { Environment, Network, RecordSource, ROOT_TYPE, Store } from 'relay-runtime'
import { fetchOperation } from './transport/fetch-operation.ts'
import { subscribeOperation } from './transport/subscribe-operation.ts'

/** Types without an id that have one object each, so that the payload of a mutation updates every screen. */
const SINGLETONS: ReadonlySet<string> = new Set(['Settings', 'ClientConfig'])

export const environment = new Environment({
  network: Network.create(fetchOperation, subscribeOperation),
  getDataID: (record, typename) =>
    SINGLETONS.has(typename) ? `client:${typename}` : (record['id'] as string | undefined),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  missingFieldHandlers: [
    {
      kind: 'linked',
      // Finds a node of another query by its ID, without a request.
      handle: (field, record, args) =>
        record?.getType() === ROOT_TYPE && field.name === 'node' && args['id']
          ? (args['id'] as string)
          : undefined,
    },
  ],
})
