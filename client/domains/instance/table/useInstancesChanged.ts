import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { ConnectionHandler, type GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useInstancesChangedSubscription } from '../../../__generated__/useInstancesChangedSubscription.graphql.ts'
import { matchesFilters, type InstanceFilters } from './instance-filters.ts'

type Options = {
  connectionId: string | null
  /** The list has more pages: new rows are loaded with the last one. */
  hasNext: boolean
  filters: InstanceFilters
  /** The list has another order than that of the starts. */
  isSorted: boolean
  /** Called for an instance that belongs to a sorted list, at a place that only the server knows. */
  onUnplaced: () => void
}

/** Subscribes to all instances: appends new ones that match the filters, and removes stopped ones. */
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
              status
              team {
                name
              }
              challenge {
                title
              }
              image
              ip
              port
              ...instanceColumns_instance
            }
          }
        }
      `,
      variables: {},
      updater: (store, data) => {
        const { connectionId, hasNext, filters, isSorted, onUnplaced } = latest.current
        const connection = connectionId ? store.get(connectionId) : null
        if (!connection || !data) return
        const { instanceId, instance: changed } = data.containerInstanceChanged
        const instance = store.getRootField('containerInstanceChanged').getLinkedRecord('instance')
        if (!instance || !changed) {
          ConnectionHandler.deleteNode(connection, instanceId)
          return
        }
        const edges = connection.getLinkedRecords('edges') ?? []
        const isListed = edges.some((edge) => edge.getLinkedRecord('node')?.getDataID() === instanceId)
        if (isListed || !matchesFilters(changed, filters)) return
        if (isSorted) onUnplaced()
        if (isSorted || hasNext) return
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
