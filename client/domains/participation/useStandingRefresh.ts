import { useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useStandingRefreshQuery } from '../../__generated__/useStandingRefreshQuery.graphql.ts'
import { useBoardPulse } from '../scoreboard/model/useBoardPulse.ts'
import { fetchNewest } from '../../relay/fetch-newest.ts'

const SHORTEST_WAIT_MS = 3000
const WAIT_PER_TEAM_MS = 5

/**
 * Refreshes the team's rank and score after the board changed. A solve changes many scores, so clients of large
 * games refresh less often: together at most a few hundred times per second.
 */
export function useStandingRefresh(gameId: number, teamCount: number): void {
  const environment = useRelayEnvironment()
  const version = useBoardPulse(gameId, (pulse) => pulse?.seq ?? 0)
  const waitMs = Math.max(SHORTEST_WAIT_MS, teamCount * WAIT_PER_TEAM_MS)
  const seen = useRef(0)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const isFirst = seen.current === 0
    if (version === seen.current) return
    seen.current = version
    // The first version is already loaded with the page.
    if (isFirst || waiting.current) return
    waiting.current = setTimeout(
      () => {
        waiting.current = undefined
        fetchNewest<useStandingRefreshQuery>(
          environment,
          graphql`
            query useStandingRefreshQuery($gameId: Int!) {
              game: gameByDatabaseId(databaseId: $gameId) {
                viewerParticipation {
                  ...TeamPanel_participation
                  ...TeamStrip_participation
                }
              }
            }
          `,
          { gameId },
        ).subscribe({ error: () => undefined })
      },
      waitMs * (0.5 + Math.random()),
    )
  }, [environment, gameId, version, waitMs])

  useEffect(
    () => () => {
      clearTimeout(waiting.current)
      waiting.current = undefined
    },
    [],
  )
}
