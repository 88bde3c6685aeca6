import { useEffect, useMemo, useState } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { OperationsView_operations$key } from '../../__generated__/OperationsView_operations.graphql.ts'
import type { useOperationsMeasuredSubscription } from '../../__generated__/useOperationsMeasuredSubscription.graphql.ts'
import { onReconnected } from '../../relay/transport/connection-state.ts'

/**
 * The newest measurement of the subscription; null before the first, and after a reconnect until the next. `load` reads
 * the state again where no subscription works.
 */
export function useOperationsMeasured(load: () => Promise<boolean>): OperationsView_operations$key | null {
  const [measured, setMeasured] = useState<OperationsView_operations$key | null>(null)
  useEffect(
    () =>
      onReconnected(() => {
        setMeasured(null)
        void load()
      }),
    [load],
  )
  const config = useMemo<GraphQLSubscriptionConfig<useOperationsMeasuredSubscription>>(
    () => ({
      subscription: graphql`
        subscription useOperationsMeasuredSubscription {
          operationsMeasured {
            ...OperationsView_operations
          }
        }
      `,
      variables: {},
      onNext: (data) => setMeasured(data?.operationsMeasured ?? null),
      // The screen keeps its values; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [],
  )
  useSubscription(config)
  return measured
}
