import { useEffect, useEffectEvent } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useImageRefreshQuery } from '../../../__generated__/useImageRefreshQuery.graphql.ts'

const BUSY_MS = 2000
const IDLE_MS = 10_000

/** Refreshes the images of a game while the page is visible, more often during pulls. A failed refresh changes nothing. */
export function useImageRefresh(gameId: number, isBusy: boolean): void {
  const environment = useRelayEnvironment()
  const refresh = useEffectEvent(() => {
    fetchQuery<useImageRefreshQuery>(
      environment,
      graphql`
        query useImageRefreshQuery($gameId: Int!) {
          game: gameByDatabaseId(databaseId: $gameId) {
            ...ImageTable_game
          }
        }
      `,
      { gameId },
    ).subscribe({ error: () => undefined })
  })
  useEffect(() => {
    const timer = setInterval(
      () => {
        if (!document.hidden) refresh()
      },
      isBusy ? BUSY_MS : IDLE_MS,
    )
    return () => clearInterval(timer)
  }, [isBusy])
}
