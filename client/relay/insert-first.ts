import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime'

/** Inserts a subscription's node at the head of a list. */
export function insertFirst(
  store: RecordSourceSelectorProxy,
  connectionId: string | null,
  node: RecordProxy | null | undefined,
  edgeType: string,
): void {
  const connection = connectionId ? store.get(connectionId) : null
  if (!connection || !node) return
  ConnectionHandler.insertEdgeBefore(
    connection,
    ConnectionHandler.createEdge(store, connection, node, edgeType),
  )
}
