import type { StateOfGame } from '../../rules/arrange-games.ts'
import { playStateOf } from '../domains/participation/play-state.ts'
import type { ParticipationStatus } from '../domains/participation/status-marks.ts'
import { hasRole, type Viewer } from '../session/viewer.ts'

type Game = {
  state: StateOfGame
  freezeAt: string | null | undefined
  revealedAt: string | null | undefined
  viewerParticipation: { status: ParticipationStatus } | null | undefined
}

/** Whether the viewer can open the challenges of the game now. */
export function seesChallenges(
  { state, viewerParticipation }: Omit<Game, 'freezeAt' | 'revealedAt'>,
  viewer: Viewer | null,
) {
  const isOrganizer = hasRole(viewer, 'Admin')
  const status = viewerParticipation?.status ?? null
  return playStateOf({ isSignedIn: viewer !== null, isOrganizer, status, state }) === 'open'
}

/** The pages under /games/:id that show something to the viewer now. Labels are keys of texts. */
export function gameScreens(game: Game, viewer: Viewer | null): { path: string; label: string }[] {
  const isOrganizer = hasRole(viewer, 'Monitor')
  const isStarted = game.state !== 'Upcoming'
  const isOver = game.state === 'Ended' || game.state === 'Practice'
  // Players see results after the end and, if the game has a freeze, after the reveal.
  const isPublished = isOver && (!game.freezeAt || Boolean(game.revealedAt))
  const screens = [
    { path: '', label: 'navigation.overview', isShown: true },
    { path: '/challenges', label: 'navigation.challenges', isShown: seesChallenges(game, viewer) },
    { path: '/scoreboard', label: 'navigation.scoreboard', isShown: isStarted },
    { path: '/statistics', label: 'statistics.title', isShown: isPublished || (isOrganizer && isStarted) },
    { path: '/ratings', label: 'rating.title', isShown: isPublished || isOrganizer },
    { path: '/writeups', label: 'navigation.writeups', isShown: isPublished || (isOrganizer && isOver) },
  ]
  return screens.filter(({ isShown }) => isShown)
}
