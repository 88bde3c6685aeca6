import { useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useAttemptsRefreshQuery } from '../../../../__generated__/useAttemptsRefreshQuery.graphql.ts'
import { useSubmissionJudged } from '../../../submission/useSubmissionJudged.ts'
import { fetchNewest } from '../../../../relay/fetch-newest.ts'

const WAIT_MS = 1000

/** Reads the counted attempts of a challenge again after its submissions, once a second at most. */
export function useAttemptsRefresh(gameId: string, challengeId: string): void {
  const environment = useRelayEnvironment()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(waiting.current)
      waiting.current = undefined
    },
    [challengeId],
  )
  useSubmissionJudged(gameId, (submission) => {
    if (submission.challengeId !== challengeId || waiting.current) return
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      fetchNewest<useAttemptsRefreshQuery>(
        environment,
        graphql`
          query useAttemptsRefreshQuery($challengeId: ID!) {
            node(id: $challengeId) {
              ...AttemptsPanel_challenge @alias(as: "challenge")
            }
          }
        `,
        { challengeId },
      ).subscribe({ error: () => undefined })
    }, WAIT_MS)
  })
}
