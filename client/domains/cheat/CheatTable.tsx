import { useMemo, type ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { CheatTable_game$key } from '../../__generated__/CheatTable_game.graphql.ts'
import type { CheatTableMoreQuery } from '../../__generated__/CheatTableMoreQuery.graphql.ts'
import type { CheatOrder } from '../../__generated__/MonitorCheatsPageQuery.graphql.ts'
import { NewRows } from '../../components/live/NewRows.tsx'
import { useLiveRows } from '../../components/live/useLiveRows.ts'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useFilters } from '../../relay/useFilters.ts'
import type { Sort } from '../../table/column.ts'
import { DataTable } from '../../table/DataTable.tsx'
import type { ScoredChallenge } from '../challenge/author/ScoredChallengeSelect.tsx'
import { cheatColumns } from './cheat-columns.tsx'
import { cheatVariables, type CheatFilters } from './cheat-filters.ts'
import { CheatDetails } from './CheatDetails.tsx'
import { useCheatDetected } from './useCheatDetected.ts'

const PAGE = 50

type Props = {
  game: CheatTable_game$key
  filters: CheatFilters
  orderBy: CheatOrder | null
  /** The variables that the list was loaded with. */
  loadedFilters: object
  challenges: readonly ScoredChallenge[]
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  isPaused: boolean
  onResume: () => void
  onTeam: (teamId: string) => void
  empty: ReactNode
}

/** The cheats of a game, newest first unless asked. A row shows both teams with the evidence below itself. */
export function CheatTable(props: Props) {
  const { filters, orderBy, loadedFilters, challenges, sort, onSort, isPaused, onResume, onTeam } = props
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    CheatTableMoreQuery,
    CheatTable_game$key
  >(
    graphql`
      fragment CheatTable_game on Game
      @refetchable(queryName: "CheatTableMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        isBait: { type: "Boolean" }
        teamId: { type: "ID" }
        challengeId: { type: "ID" }
        search: { type: "String" }
        orderBy: { type: "CheatOrder" }
      ) {
        id
        databaseId
        cheats(
          first: $count
          after: $cursor
          isBait: $isBait
          teamId: $teamId
          challengeId: $challengeId
          search: $search
          orderBy: $orderBy
        )
          @connection(
            key: "CheatTable_cheats"
            filters: ["isBait", "teamId", "challengeId", "search", "orderBy"]
          ) {
          __id
          totalCount
          edges {
            node {
              id
              submission {
                challengeTitle
              }
              submitTeam {
                team {
                  name
                }
              }
              sourceTeam {
                team {
                  name
                }
              }
              ...cheatColumns_cheat
              ...CheatDetails_cheat
            }
          }
        }
      }
    `,
    props.game,
  )
  const variables = { ...cheatVariables(filters), orderBy }
  const isPending = useFilters<object>(refetch, variables, loadedFilters)
  const live = useLiveRows({ isPaused, filters: variables, refetch })
  useCheatDetected(data.id, {
    ...live,
    filters,
    connectionId: data.cheats?.__id ?? null,
    // The place of a new row in another order is known to the server only, so the list is loaded again.
    isHolding: live.isHolding || orderBy !== null,
  })
  const categories = useMemo(
    () => new Map(challenges.map(({ databaseId, category }) => [databaseId, category])),
    [challenges],
  )

  const rows = (data.cheats?.edges ?? []).map(({ node }) => node)
  if (rows.length === 0 && !isPending && live.heldCount === 0 && !live.hasGap) return props.empty
  return (
    <>
      <NewRows live={live} onResume={onResume} />
      <DataTable
        name="cheats"
        label={t('monitor.cheatinfo')}
        columns={cheatColumns({ t, categories, onTeam })}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ submission: { challengeTitle: challenge }, submitTeam, sourceTeam }) =>
          sourceTeam
            ? t('cheats.of', { team: submitTeam.team.name, owner: sourceTeam.team.name, challenge })
            : t('cheats.ofBait', { team: submitTeam.team.name, challenge })
        }
        // New rows arrive without a new count.
        summary={t('cheats.count', { count: hasNext ? (data.cheats?.totalCount ?? 0) : rows.length })}
        isBusy={isPending}
        sort={sort}
        onSort={onSort}
        renderDetails={(cheat) => <CheatDetails cheat={cheat} gameId={data.databaseId} />}
      />
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
    </>
  )
}
