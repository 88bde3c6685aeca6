import { useState, useTransition, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { ParticipationOrder } from '../../../__generated__/ReviewPageQuery.graphql.ts'
import type { ReviewTableMoreQuery } from '../../../__generated__/ReviewTableMoreQuery.graphql.ts'
import type { ReviewTable_game$key } from '../../../__generated__/ReviewTable_game.graphql.ts'
import { LoadMoreFooter } from '../../../components/states/LoadMoreFooter.tsx'
import { useFilters } from '../../../relay/useFilters.ts'
import type { Sort } from '../../../table/column.ts'
import { DataTable } from '../../../table/DataTable.tsx'
import { useSelection } from '../../../table/useSelection.ts'
import type { RefusedStatus, ReviewStatus } from '../status-marks.ts'
import { RefusalDialog } from './RefusalDialog.tsx'
import { reviewColumns } from './review-columns.tsx'
import { ReviewBulkActions } from './ReviewBulkActions.tsx'
import { ReviewDrawer } from './ReviewDrawer.tsx'
import { useParticipationsChanged } from './useParticipationsChanged.ts'
import { useReview, type ReviewedTeam } from './useReview.ts'

const PAGE = 50
const LONGEST_PAGE = 100

type Props = {
  game: ReviewTable_game$key
  filters: { status: ReviewStatus | null; search: string | null; orderBy: ParticipationOrder | null }
  /** The values that the list was loaded with. */
  loadedFilters: object
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  empty: ReactNode
}

type Refusal = { status: RefusedStatus; teams: readonly ReviewedTeam[] }

/** The teams of a game, to accept, reject or suspend. A team opens in a drawer. */
export function ReviewTable({ game: key, filters, loadedFilters, sort, onSort, empty }: Props) {
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ReviewTableMoreQuery,
    ReviewTable_game$key
  >(
    graphql`
      fragment ReviewTable_game on Game
      @refetchable(queryName: "ReviewTableMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        status: { type: "ParticipationStatus" }
        search: { type: "String" }
        orderBy: { type: "ParticipationOrder" }
      ) {
        id
        databaseId
        divisions
        participations(first: $count, after: $cursor, status: $status, search: $search, orderBy: $orderBy)
          @connection(key: "ReviewTable_participations", filters: ["status", "search", "orderBy"]) {
          totalCount
          edges {
            node {
              id
              status
              statusReason
              team {
                name
              }
              ...reviewColumns_participation
              ...ReviewDrawer_participation
            }
          }
        }
      }
    `,
    key,
  )
  const isPending = useFilters<object>(refetch, filters, loadedFilters)
  const { changeDivision, changeStatus, isBusy } = useReview(data.databaseId)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>({ status: 'Rejected', teams: [] })
  const [isRefusing, setRefusing] = useState(false)

  const all = (data.participations?.edges ?? []).map(({ node }) => node)
  // A team with a new status is removed from the list of the old one.
  const rows = all.filter(({ status }) => isPending || filters.status === null || status === filters.status)
  const [, startTransition] = useTransition()
  useParticipationsChanged(data.id, () => {
    // A page has at most so many rows; a longer list keeps its rows until it is opened again.
    if (all.length > LONGEST_PAGE) return
    startTransition(() => {
      refetch({ ...filters, count: Math.max(PAGE, all.length) }, { fetchPolicy: 'network-only' })
    })
  })
  const selection = useSelection(rows.map(({ id }) => id))
  const open = all.find(({ id }) => id === openId)

  async function change(teams: readonly ReviewedTeam[], status: ReviewStatus, reason?: string) {
    const isDone = await changeStatus(teams, status, reason)
    if (isDone) selection.clear()
    return isDone
  }
  function move(teams: readonly ReviewedTeam[], status: ReviewStatus) {
    if (status !== 'Rejected' && status !== 'Suspended') return void change(teams, status)
    setRefusal({ status, teams })
    setRefusing(true)
  }
  const withId = (id: string) => all.filter((row) => row.id === id)

  return (
    <>
      {rows.length === 0 && !hasNext && !isPending ? (
        empty
      ) : (
        <DataTable
          opens
          name="review"
          label={t('navigation.review')}
          columns={reviewColumns({
            t,
            divisions: data.divisions,
            onOpen(id) {
              setOpenId(id)
              setOpen(true)
            },
            onStatus: (id, status) => move(withId(id), status),
            onDivision: (id, division) => void changeDivision(id, division),
          })}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ team }) => team.name}
          // The rows change without a new count.
          summary={t('review.count', {
            count: hasNext ? (data.participations?.totalCount ?? 0) : rows.length,
          })}
          isBusy={isPending}
          sort={sort}
          onSort={onSort}
          selection={selection}
          bulkActions={
            <ReviewBulkActions
              shown={filters.status}
              isBusy={isBusy}
              onStatus={(status) =>
                move(
                  rows.filter(({ id }) => selection.ids.has(id)),
                  status,
                )
              }
            />
          }
        />
      )}
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
      <ReviewDrawer
        opened={isOpen}
        participation={open ?? null}
        divisions={data.divisions}
        onStatus={(status) => open && move([open], status)}
        onDivision={(division) => open && void changeDivision(open.id, division)}
        onClose={() => setOpen(false)}
      />
      <RefusalDialog
        {...refusal}
        opened={isRefusing}
        onConfirm={(reason) => change(refusal.teams, refusal.status, reason)}
        onClose={() => setRefusing(false)}
      />
    </>
  )
}
