import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useSubmissionRowsSubscription } from '../../__generated__/useSubmissionRowsSubscription.graphql.ts'
import { onReconnected } from '../../relay/transport/connection-state.ts'
import { insertFirst } from '../../relay/insert-first.ts'
import { matchesFilters, type SubmissionFilters } from './submission-filters.ts'
import { useSubmissionsCorrected } from './useSubmissionsCorrected.ts'

type Options = {
  filters: SubmissionFilters
  /** The list that new rows are inserted into, unless they are held. */
  connectionId: string | null
  isHolding: boolean
  onRow: (wasHeld: boolean) => void
  onGap: () => void
}

/** Inserts judged submissions of all teams into a monitor's list, whose rows follow corrections. */
export function useSubmissionRows(gameId: string, options: Options): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => onReconnected(() => latest.current.onGap()), [])

  const config = useMemo<GraphQLSubscriptionConfig<useSubmissionRowsSubscription>>(
    () => ({
      subscription: graphql`
        subscription useSubmissionRowsSubscription($gameId: ID!) {
          submissionJudged(gameId: $gameId) {
            id
            status
            answer
            challengeId
            challengeTitle
            userName
            team {
              id
              name
            }
            ...SubmissionRow_submission
          }
        }
      `,
      variables: { gameId },
      updater: (store, data) => {
        const { connectionId, isHolding, filters } = latest.current
        if (isHolding || !data || !matchesFilters(data.submissionJudged, filters)) return
        insertFirst(store, connectionId, store.getRootField('submissionJudged'), 'SubmissionEdge')
      },
      onNext: (data) => {
        const { filters, isHolding, onRow } = latest.current
        if (data && matchesFilters(data.submissionJudged, filters)) onRow(isHolding)
      },
      // The list keeps its rows; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
  useSubmissionsCorrected(gameId)
}
