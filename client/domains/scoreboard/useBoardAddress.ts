import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { routeNumber } from '../../relay/route-number.ts'
import { useSearchText } from '../../relay/useSearchText.ts'

/** The scoreboard's view state in the URL: division, search and the opened team. */
export function useBoardAddress(divisions: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const division = params.get('division')
  const set = useCallback(
    (name: 'division' | 'search' | 'team', value: string | null) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known)
          if (value) next.set(name, value)
          else next.delete(name)
          return next
        },
        { replace: name !== 'team', preventScrollReset: true },
      ),
    [setParams],
  )
  const openTeam = useCallback(
    (teamId: number | null) => set('team', teamId === null ? null : String(teamId)),
    [set],
  )
  const search = params.get('search')?.trim() ?? ''
  const { text: typed, type } = useSearchText(search, (text) => set('search', text))
  return {
    division: division !== null && divisions.includes(division) ? division : null,
    search,
    /** The text of the search field, which the search follows shortly after the last key press. */
    typed,
    teamId: routeNumber(params.get('team') ?? undefined) || null,
    setDivision: (value: string | null) => set('division', value),
    setSearch: type,
    openTeam,
  }
}
