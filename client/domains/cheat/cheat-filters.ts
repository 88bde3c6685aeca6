/** The kinds of cheats: flags that belong to another team, and baits. */
export const CHEAT_KINDS = ['flags', 'baits'] as const

export type CheatFilters = {
  kind: (typeof CHEAT_KINDS)[number] | null
  teamId: string | null
  challengeId: string | null
  search: string | null
}

/** The kind that `?kind=` asks for; null means every kind. */
export function cheatKindInAddress(params: URLSearchParams): CheatFilters['kind'] {
  return CHEAT_KINDS.find((kind) => kind === params.get('kind')) ?? null
}

/** The filters as variables of the query. */
export function cheatVariables({ kind, ...rest }: CheatFilters) {
  return { isBait: kind && kind === 'baits', ...rest }
}

type NewCheat = {
  isBait: boolean
  submission: {
    answer: string
    challengeId: string
    challengeTitle: string
    userName: string | null | undefined
  }
  submitTeam: { team: { id: string; name: string } }
  sourceTeam: { team: { id: string; name: string } } | null | undefined
}

/** Whether a new cheat matches the filters. A team is the one that submitted or the owner of the flag. */
export function matchesFilters(cheat: NewCheat, filters: CheatFilters): boolean {
  const { kind, teamId, challengeId, search } = filters
  const { isBait, submission, submitTeam, sourceTeam } = cheat
  if (kind && (kind === 'baits') !== isBait) return false
  if (teamId !== null && submitTeam.team.id !== teamId && sourceTeam?.team.id !== teamId) return false
  if (challengeId !== null && submission.challengeId !== challengeId) return false
  if (!search) return true
  const { answer, challengeTitle, userName } = submission
  const wanted = search.toLowerCase()
  return [answer, challengeTitle, userName, submitTeam.team.name, sourceTeam?.team.name].some((text) =>
    text?.toLowerCase().includes(wanted),
  )
}
