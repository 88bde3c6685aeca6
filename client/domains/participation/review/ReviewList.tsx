import { Button, Checkbox } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { ReviewListMoreQuery } from '../../../__generated__/ReviewListMoreQuery.graphql.ts'
import type { ReviewList_game$key } from '../../../__generated__/ReviewList_game.graphql.ts'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { useFilters } from '../../../relay/useFilters.ts'
import { ReviewRow } from './ReviewRow.tsx'
import { REVIEW_STATUSES, type ReviewStatus } from '../status-marks.ts'
import { useReview } from './useReview.ts'
import styles from './Review.module.css'

type Filters = { status: ReviewStatus | null; search: string | null }
type Props = { game: ReviewList_game$key; filters: Filters; empty: ReactNode }

/** The filters that the page's query was loaded with. */
const INITIAL: Filters = { status: 'Pending', search: null }

export function ReviewList({ game: key, filters, empty }: Props) {
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ReviewListMoreQuery,
    ReviewList_game$key
  >(
    graphql`
      fragment ReviewList_game on Game
      @refetchable(queryName: "ReviewListMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        status: { type: "ParticipationStatus" }
        search: { type: "String" }
      ) {
        databaseId
        divisions
        participations(first: $count, after: $cursor, status: $status, search: $search)
          @connection(key: "ReviewList_participations", filters: ["status", "search"]) {
          edges {
            node {
              id
              status
              ...ReviewRow_participation
            }
          }
        }
      }
    `,
    key,
  )
  const isPending = useFilters(refetch, filters, INITIAL)
  const { change, changeMany, isBusy } = useReview(data.databaseId)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [isSuspending, setSuspending] = useState(false)

  // A team with a new status is removed from the list of the old one.
  const rows = (data.participations?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ status }) => isPending || filters.status === null || status === filters.status)
  const selected = rows.filter(({ id }) => selection.has(id)).map(({ id }) => id)
  const isAllSelected = rows.length > 0 && selected.length === rows.length

  function select(id: string, isSelected: boolean) {
    const next = new Set(selection)
    if (isSelected) next.add(id)
    else next.delete(id)
    setSelection(next)
  }
  async function moveSelected(status: ReviewStatus) {
    if (await changeMany(selected, status)) setSelection(new Set())
    setSuspending(false)
  }

  if (rows.length === 0 && !hasNext && !isPending) return empty
  return (
    <>
      <div className={`h-panel ${styles.list}`} aria-busy={isPending}>
        <div className={styles.head}>
          <Checkbox
            label={selected.length > 0 ? t('review.selected', { count: selected.length }) : t('review.all')}
            checked={isAllSelected}
            indeterminate={selected.length > 0 && !isAllSelected}
            onChange={() => setSelection(isAllSelected ? new Set() : new Set(rows.map(({ id }) => id)))}
          />
          <span className="h-row h-wrap">
            {REVIEW_STATUSES.filter((status) => status !== filters.status).map((status) => (
              <Button
                key={status}
                size="xs"
                disabled={selected.length === 0 || isBusy}
                onClick={() => (status === 'Suspended' ? setSuspending(true) : void moveSelected(status))}
              >
                {t(`review.do.${status}`)}
              </Button>
            ))}
          </span>
        </div>
        <ul className={styles.rows} aria-label={t('navigation.review')}>
          {rows.map((node) => (
            <ReviewRow
              key={node.id}
              participation={node}
              divisions={data.divisions}
              isSelected={selection.has(node.id)}
              onSelect={(isSelected) => select(node.id, isSelected)}
              onChange={(input) => change({ participationId: node.id, ...input })}
            />
          ))}
        </ul>
      </div>
      {hasNext ? (
        <div className={styles.more}>
          <Button loading={isLoadingNext} onClick={() => loadNext(50)}>
            {t('review.more')}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        opened={isSuspending}
        onClose={() => setSuspending(false)}
        onConfirm={() => moveSelected('Suspended')}
        title={t('review.suspendManyTitle', { count: selected.length })}
        confirmLabel={t('review.suspendManyConfirm', { count: selected.length })}
      >
        {t('review.suspendText')}
      </ConfirmDialog>
    </>
  )
}
