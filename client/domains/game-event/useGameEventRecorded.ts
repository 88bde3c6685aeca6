import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useGameEventRecordedSubscription } from '../../__generated__/useGameEventRecordedSubscription.graphql.ts'
import { onReconnected } from '../../relay/transport/connection-state.ts'
import { insertFirst } from '../../relay/insert-first.ts'
import { useSubmissionsCorrected } from '../submission/useSubmissionsCorrected.ts'
import { matchesFilters, type EventFilters } from './event-kinds.ts'

type Options = {
  filters: EventFilters
  /** The list that new rows are inserted into, unless they are held. */
  connectionId: string | null
  isHolding: boolean
  onRow: (wasHeld: boolean) => void
  onGap: () => void
}

/** Subscribes to the events of a game, and reads them again after a correction. */
export function useGameEventRecorded(gameId: string, options: Options): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => onReconnected(() => latest.current.onGap()), [])

  const config = useMemo<GraphQLSubscriptionConfig<useGameEventRecordedSubscription>>(
    () => ({
      subscription: graphql`
        subscription useGameEventRecordedSubscription($gameId: ID!) {
          gameEventRecorded(gameId: $gameId) {
            id
            type
            challengeId
            userName
            ... on TextEvent {
              content
            }
            ... on InstanceStartEvent {
              challengeTitle
            }
            ... on InstanceEndEvent {
              challengeTitle
            }
            ... on SubmissionEvent {
              isCorrect
              answer
              challengeTitle
            }
            ... on CheatEvent {
              challengeTitle
              ownerTeamName
            }
            team {
              id
              name
            }
            ...EventRow_event
          }
        }
      `,
      variables: { gameId },
      updater: (store, data) => {
        const { connectionId, isHolding, filters } = latest.current
        if (isHolding || !data || !matchesFilters(data.gameEventRecorded, filters)) return
        insertFirst(store, connectionId, store.getRootField('gameEventRecorded'), 'GameEventEdge')
      },
      onNext: (data) => {
        const { filters, isHolding, onRow } = latest.current
        if (data && matchesFilters(data.gameEventRecorded, filters)) onRow(isHolding)
      },
      // The list keeps its rows; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
  // An event says whether its answer was right.
  useSubmissionsCorrected(gameId, () => latest.current.onGap())
}
