import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { ConnectionHandler, type GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useInstancesChangedSubscription } from '../../../__generated__/useInstancesChangedSubscription.graphql.ts'

type Options = {
  connectionId: string | null
  /** The list has more pages: new rows are loaded with the last one. */
  hasNext: boolean
}

/** Subscribes to all instances: appends new ones and removes stopped ones. */
export function useInstancesChanged(options: Options): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const config = useMemo<GraphQLSubscriptionConfig<useInstancesChangedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useInstancesChangedSubscription {
          containerInstanceChanged {
            instanceId
            instance {
              id
              ...instanceColumns_instance
            }
          }
        }
      `,
      variables: {},
      updater: (store, data) => {
        const { connectionId, hasNext } = latest.current
        const connection = connectionId ? store.get(connectionId) : null
        if (!connection || !data) return
        const { instanceId } = data.containerInstanceChanged
        const instance = store.getRootField('containerInstanceChanged').getLinkedRecord('instance')
        if (!instance) {
          ConnectionHandler.deleteNode(connection, instanceId)
          return
        }
        const edges = connection.getLinkedRecords('edges') ?? []
        const isListed = edges.some((edge) => edge.getLinkedRecord('node')?.getDataID() === instanceId)
        if (isListed || hasNext) return
        const edge = ConnectionHandler.createEdge(store, connection, instance, 'InstanceEdge')
        ConnectionHandler.insertEdgeAfter(connection, edge)
      },
      // The table keeps its rows; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [],
  )
  useSubscription(config)
}
