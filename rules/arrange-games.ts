/** The state of a game in the API. */
export type StateOfGame = 'Upcoming' | 'Running' | 'Practice' | 'Ended'

type Arrangeable = { state: StateOfGame; start: string; end: string; viewerParticipation?: object | null }

const ORDER: Readonly<Record<StateOfGame, number>> = { Running: 0, Upcoming: 1, Practice: 2, Ended: 2 }

/** Orders games for players: live, upcoming, then ended ones. In each group, the nearest in time is first. */
function byNearness(one: Arrangeable, other: Arrangeable): number {
  const order = ORDER[one.state] - ORDER[other.state]
  if (order !== 0) return order
  if (one.state === 'Upcoming') return Date.parse(one.start) - Date.parse(other.start)
  if (one.state === 'Running') return Date.parse(one.end) - Date.parse(other.end)
  return Date.parse(other.end) - Date.parse(one.end)
}

/** The games of both lists for players, each once: running ones first, also those that the other list does not reach. */
export function runningFirst<Game extends Arrangeable & { id: string }>(
  running: readonly Game[],
  others: readonly Game[],
): Game[] {
  const games = new Map([...running, ...others].map((game) => [game.id, game]))
  return [...games.values()].toSorted(byNearness)
}

/**
 * The game that home shows large (a live one, the viewer's own before others; otherwise the next one)
 * and the others.
 */
export function arrangeGames<Game extends Arrangeable>(games: readonly Game[]) {
  const sorted = games.toSorted(byNearness)
  const live = sorted.filter(({ state }) => state === 'Running')
  const featured =
    live.find((game) => game.viewerParticipation) ??
    live[0] ??
    sorted.find(({ state }) => state === 'Upcoming') ??
    null
  return { featured, others: sorted.filter((game) => game !== featured) }
}
