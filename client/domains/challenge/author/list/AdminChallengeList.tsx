import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { AdminChallengeList_game$key } from '../../../../__generated__/AdminChallengeList_game.graphql.ts'
import { categories } from '../../../../../rules/categories.ts'
import { CategoryName } from '../../../../components/flags/Flag.tsx'
import { useDeletedIds } from '../../../../relay/delayed-deletions.ts'
import type { Sort } from '../../../../table/column.ts'
import { DataTable } from '../../../../table/DataTable.tsx'
import { useSelection } from '../../../../table/useSelection.ts'
import { challengeColumns } from './challenge-columns.tsx'
import {
  challengesFound,
  challengesInOrder,
  type ChallengeFilters,
  type ChallengeSort,
} from './challenge-list.ts'
import { ChallengeBulkActions } from './ChallengeBulkActions.tsx'

type Props = {
  game: AdminChallengeList_game$key
  filters: ChallengeFilters
  /** Null groups the challenges by category. */
  sort: ChallengeSort | null
  onSort: (sort: Sort | null) => void
  empty: ReactNode
}

/** A game's challenges, which can be enabled, disabled or deleted together. */
export function AdminChallengeList({ game: key, filters, sort, onSort, empty }: Props) {
  const { t, i18n } = useTranslation()
  const game = useFragment(
    graphql`
      fragment AdminChallengeList_game on Game {
        id
        databaseId
        state
        teamCount
        allChallenges {
          id
          databaseId
          title
          category
          type
          isEnabled
          isReleased
          content
          containerImage
          originalScore
          score
          solvedCount
          ...challengeColumns_challenge
        }
      }
    `,
    key,
  )
  const enabledIn = {
    id: game.id,
    databaseId: game.databaseId,
    teamCount: game.teamCount,
    isRunning: game.state === 'Running',
  }
  const deleted = useDeletedIds()
  const kept = (game.allChallenges ?? []).filter(({ id }) => !deleted.has(id))
  const found = challengesFound(kept, filters)
  const groups = sort
    ? undefined
    : categories
        .map((category) => ({
          key: category,
          head: <CategoryName category={category} />,
          selectLabel: t('adminChallenges.selectCategory', { category }),
          rows: found.filter((challenge) => challenge.category === category),
        }))
        .filter(({ rows }) => rows.length > 0)
  const rows = sort
    ? challengesInOrder(found, sort, i18n.language)
    : (groups ?? []).flatMap((group) => group.rows)
  const selection = useSelection(rows.map(({ id }) => id))

  if (rows.length === 0) return empty
  return (
    <DataTable
      opens
      name="challenges"
      label={t('navigation.challenges')}
      columns={challengeColumns(t, { language: i18n.language, game: enabledIn, isGrouped: !sort })}
      rows={rows}
      {...(groups ? { groups } : {})}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      isDim={({ isEnabled }) => !isEnabled}
      summary={t('adminChallenges.count', { count: rows.length })}
      sort={sort}
      onSort={onSort}
      selection={selection}
      bulkActions={
        <ChallengeBulkActions
          game={enabledIn}
          challenges={rows.filter(({ id }) => selection.has(id))}
          onDone={selection.clear}
        />
      }
    />
  )
}
