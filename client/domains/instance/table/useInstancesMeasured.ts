import { useMemo, useState } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { InstanceRoom_room$key } from '../../../__generated__/InstanceRoom_room.graphql.ts'
import type {
  useInstancesMeasuredSubscription,
  useInstancesMeasuredSubscription$data,
} from '../../../__generated__/useInstancesMeasuredSubscription.graphql.ts'
import { useRefreshWithoutUpdates } from '../../../relay/useRefreshWithoutUpdates.ts'

/** The largest number of instances that are measured. */
const MOST = 200

type Measured = useInstancesMeasuredSubscription$data['instancesMeasured']
export type Usage = NonNullable<Measured['instances'][number]['usage']>
export type Measurement = {
  /** By the id of the instance. */
  usages: ReadonlyMap<string, Usage>
  room: InstanceRoom_room$key | null
}

/** The newest measurement of the instances. Empty before the first, and where no subscription works. */
export function useInstancesMeasured(): Measurement {
  const [measured, setMeasured] = useState<Measured | null>(null)
  const { revalidate } = useRevalidator()
  useRefreshWithoutUpdates(() => {
    setMeasured(null)
    void revalidate()
  })
  const config = useMemo<GraphQLSubscriptionConfig<useInstancesMeasuredSubscription>>(
    () => ({
      subscription: graphql`
        subscription useInstancesMeasuredSubscription($first: Int!) {
          instancesMeasured {
            instances(first: $first) {
              id
              usage {
                memoryBytes
                cpuPercent
              }
            }
            room {
              ...InstanceRoom_room
            }
          }
        }
      `,
      variables: { first: MOST },
      onNext: (data) => setMeasured(data?.instancesMeasured ?? null),
      // The table keeps its values; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [],
  )
  useSubscription(config)
  return useMemo(
    () => ({
      usages: new Map((measured?.instances ?? []).flatMap(({ id, usage }) => (usage ? [[id, usage]] : []))),
      room: measured?.room ?? null,
    }),
    [measured],
  )
}
