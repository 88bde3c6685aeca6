import { shownTeamName } from '../../../rules/names.ts'
import type { BoardView } from '../scoreboard/model/board-view.ts'

/**
 * A name for each team of a board, none twice: CTFtime knows teams by their names only. Teams with a name at CTFtime
 * keep it, then the oldest team of a name; the others get their number, as in `Gulls (#7)`.
 */
export function ctftimeTeamNames(
  view: BoardView,
  linked: ReadonlyMap<number, string> = new Map(),
): ReadonlyMap<number, string> {
  const teams = view.rows.map(({ team }) => team).toSorted((a, b) => a.teamId - b.teamId)
  const named = teams.map(({ teamId, name }) => ({
    teamId,
    name: linked.get(teamId) ?? shownTeamName(name, teamId).trim(),
    isLinked: linked.has(teamId),
  }))
  const used = new Set<string>()
  const names = new Map<number, string>()
  for (const { teamId, name } of named.toSorted((a, b) => Number(b.isLinked) - Number(a.isLinked))) {
    let free = name
    while (used.has(free.toLowerCase())) free += ` (#${teamId})`
    used.add(free.toLowerCase())
    names.set(teamId, free)
  }
  return names
}
