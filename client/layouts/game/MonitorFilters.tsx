import { FilterBar } from '../../components/controls/FilterBar.tsx'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { Segmented } from '../../components/controls/Segmented.tsx'
import {
  ScoredChallengeSelect,
  type ScoredChallenge,
} from '../../domains/challenge/author/ScoredChallengeSelect.tsx'
import { TeamFilter } from '../../domains/team/TeamFilter.tsx'
import type { useListAddress } from '../../relay/useListAddress.ts'

type Props<Kind extends string> = {
  address: ReturnType<typeof useListAddress>
  searchLabel: string
  /** The filter by kind of row. `all` is the label of its option for every kind. */
  kinds: {
    /** The name of the parameter in the URL. */
    name: string
    label: string
    all: string
    options: readonly { value: Kind; label: string }[]
  }
  filters: { kind: Kind | null; teamId: string | null; challengeId: string | null }
  challenges: readonly ScoredChallenge[]
}

/** The filters of a monitor page: text, kind of row, challenge and team. */
export function MonitorFilters<Kind extends string>(props: Props<Kind>) {
  const { address, searchLabel, kinds, filters, challenges } = props
  const { kind, teamId, challengeId } = filters
  const { typed, type, set } = address
  return (
    <FilterBar
      count={[kind, teamId, challengeId].filter((value) => value !== null).length}
      search={<SearchField label={searchLabel} value={typed} onChange={type} />}
    >
      <Segmented
        label={kinds.label}
        value={kind ?? 'all'}
        onChange={(next) => set(kinds.name, next === 'all' ? null : next)}
        options={[{ value: 'all', label: kinds.all }, ...kinds.options]}
      />
      <ScoredChallengeSelect
        challenges={challenges}
        value={challengeId}
        onChange={(id) => set('challenge', id)}
      />
      <TeamFilter teamId={teamId} onClear={() => set('team', null)} />
    </FilterBar>
  )
}
