import { useCallback, useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { ChallengeDialogContentQuery } from '../../../__generated__/ChallengeDialogContentQuery.graphql.ts'
import type { useChallengesRefreshQuery } from '../../../__generated__/useChallengesRefreshQuery.graphql.ts'
import { onReconnected } from '../../../relay/transport/connection-state.ts'
import { onNotice } from '../../notice/notice-news.ts'
import { useBoardPulse } from '../../scoreboard/model/useBoardPulse.ts'
import { challengeDialogContentQuery } from './dialog/ChallengeDialogContent.tsx'
import { fetchNewest } from '../../../relay/fetch-newest.ts'

const SPREAD_MS = 2000

/**
 * Refreshes the challenges when the board has different ones, when a hint or a challenge is announced,
 * and after a reconnect. A random delay spreads the requests of all players.
 */
export function useChallengesRefresh(gameId: number, openId: number, listed: ReadonlySet<number>) {
  const environment = useRelayEnvironment()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const refreshOpen = useCallback(() => {
    if (openId === 0) return
    const variables = { gameId, challengeId: openId }
    fetchNewest<ChallengeDialogContentQuery>(environment, challengeDialogContentQuery, variables).subscribe({
      error: () => undefined,
    })
  }, [environment, gameId, openId])

  const refreshList = useCallback(() => {
    fetchNewest<useChallengesRefreshQuery>(
      environment,
      graphql`
        query useChallengesRefreshQuery($gameId: Int!) {
          game: gameByDatabaseId(databaseId: $gameId) {
            ...ChallengeBoard_game
          }
        }
      `,
      { gameId },
    ).subscribe({ error: () => undefined })
  }, [environment, gameId])

  const refreshAll = useRef(() => {})
  useEffect(() => {
    refreshAll.current = () => {
      refreshList()
      refreshOpen()
    }
  }, [refreshList, refreshOpen])
  const refreshSoon = useCallback(() => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined
      refreshAll.current()
    }, Math.random() * SPREAD_MS)
  }, [])

  useEffect(
    () => () => {
      clearTimeout(waiting.current)
      waiting.current = undefined
    },
    [],
  )
  useEffect(() => onReconnected(refreshSoon), [refreshSoon])
  useEffect(
    () =>
      onNotice(({ type }) => {
        if (type === 'NewHint' || type === 'NewChallenge') refreshSoon()
      }),
    [refreshSoon],
  )

  // The ids of the board, if they differ from the list. They may differ for long: the board has locked challenges.
  const others = useBoardPulse(gameId, (pulse) => {
    const ids = [...(pulse?.challenges.keys() ?? listed)]
    return ids.length === listed.size && ids.every((id) => listed.has(id)) ? '' : ids.toSorted().join(' ')
  })
  useEffect(() => {
    if (others !== '') refreshSoon()
  }, [others, refreshSoon])

  return { refreshList, refreshOpen }
}
