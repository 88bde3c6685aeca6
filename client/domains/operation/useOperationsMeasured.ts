import { useMemo, useState } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { OperationsView_operations$key } from '../../__generated__/OperationsView_operations.graphql.ts'
import type { useOperationsMeasuredSubscription } from '../../__generated__/useOperationsMeasuredSubscription.graphql.ts'
import { useRefreshWithoutUpdates } from '../../relay/useRefreshWithoutUpdates.ts'

/** The newest measurement of the subscription. Null before the first, and where no subscription works. */
export function useOperationsMeasured(): OperationsView_operations$key | null {
  const [measured, setMeasured] = useState<OperationsView_operations$key | null>(null)
  const { revalidate } = useRevalidator()
  useRefreshWithoutUpdates(() => {
    setMeasured(null)
    void revalidate()
  })
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
