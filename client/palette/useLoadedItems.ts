import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '../session/viewer.ts'
import { gameInAddress } from './game-in-address.ts'
import { seesChallenges } from './game-screens.ts'
import { useChallengeItems } from './useChallengeItems.ts'
import { useCurrentGameItems } from './useCurrentGameItems.ts'
import { useGameItems } from './useGameItems.ts'
import { usePaletteGame } from './usePaletteGame.ts'
import { usePaletteLists } from './usePaletteLists.ts'
import { usePostItems } from './usePostItems.ts'
import { useTeamItems } from './useTeamItems.ts'

/** Adds the items that the palette loads when it opens: games, challenges, teams and posts. */
export function useLoadedItems(): void {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const place = gameInAddress(pathname)
  const lists = usePaletteLists()
  const current = usePaletteGame(place?.gameId ?? null)
  const games = lists?.games ?? null
  const shown = useMemo(() => {
    const here = current && seesChallenges(current, viewer) ? [current.databaseId] : []
    const played = (games?.edges ?? [])
      .map(({ node }) => node)
      .filter((game) => game.viewerParticipation?.status === 'Accepted' && seesChallenges(game, viewer))
      .filter(({ state }) => state === 'Running' || state === 'Practice')
      .map(({ databaseId }) => databaseId)
    return [...new Set([...here, ...played])]
  }, [current, games, viewer])
  useCurrentGameItems(current, place?.area ?? 'play')
  useChallengeItems(shown)
  useGameItems(games, current?.databaseId ?? null)
  useTeamItems(lists?.viewer)
  usePostItems(lists?.posts ?? null)
}
