import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RatingTable_game$key } from '../../__generated__/RatingTable_game.graphql.ts'
import { Dialog } from '../../components/panels/Dialog.tsx'
import { Flag } from '../../components/flags/Flag.tsx'
import { TablePanel } from '../../components/panels/TablePanel.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { Column } from '../../table/column.ts'
import { ColumnHead } from '../../table/ColumnHead.tsx'
import { sortRows } from '../../table/sort-rows.ts'
import { useSortInAddress } from '../../table/useSortInAddress.ts'
import { RatingForm } from './RatingForm.tsx'
import { StarColumns } from './StarColumns.tsx'
import { Stars } from './Stars.tsx'
import styles from './Rating.module.css'

const SORTS = ['title', 'average', 'count'] as const
const head = (key: string, label: string, isFigure = true): Column<never> => ({
  key,
  label,
  cell: () => null,
  isSortable: true,
  isOnPhone: true,
  ...(isFigure ? { align: 'end', isDescendingFirst: true } : {}),
})

/** The ratings of each challenge: how many have 1 to 5 stars, their average, and the viewer's own rating. */
export function RatingTable({ game: key }: { game: RatingTable_game$key }) {
  const { t, i18n } = useTranslation()
  const { challengeRatings } = useFragment(
    graphql`
      fragment RatingTable_game on Game {
        challengeRatings {
          challengeId
          title
          category
          count
          average
          starCounts
          mayRate
          viewerRating {
            stars
            comment
          }
        }
      }
    `,
    key,
  )
  const [opened, setOpened] = useState<string | null>(null)
  const [sort, onSort] = useSortInAddress(SORTS)
  const rows = sortRows(challengeRatings ?? [], sort, i18n.language)
  const rated = rows.find(({ challengeId }) => challengeId === opened)
  const most = Math.max(1, ...rows.flatMap(({ starCounts }) => starCounts))
  // Organizers and visitors cannot rate.
  const hasOwn = rows.some(({ mayRate, viewerRating }) => mayRate || viewerRating != null)
  const isEmpty = rows.every(({ count, mayRate }) => count === 0 && !mayRate)
  if (isEmpty) {
    return (
      <div className="h-panel">
        {challengeRatings ? (
          <EmptyState title={t('rating.none')}>{t('rating.noneText')}</EmptyState>
        ) : (
          <EmptyState title={t('rating.late')}>{t('rating.lateText')}</EmptyState>
        )}
      </div>
    )
  }
  return (
    <>
      <TablePanel
        label={t('rating.title')}
        head={
          <>
            <ColumnHead
              column={head('title', t('rating.challenge'), false)}
              sort={sort}
              shownSort={sort}
              onSort={onSort}
            />
            <Table.Th className="h-desk">
              <span className="h-sr">{t('rating.distribution')}</span>
              <span className={styles.columnsHead} aria-hidden>
                {[1, 2, 3, 4, 5].map((stars) => (
                  <span key={stars}>{stars}★</span>
                ))}
              </span>
            </Table.Th>
            <ColumnHead
              column={head('average', t('rating.average'))}
              sort={sort}
              shownSort={sort}
              onSort={onSort}
            />
            <ColumnHead
              column={head('count', t('rating.count'))}
              sort={sort}
              shownSort={sort}
              onSort={onSort}
            />
            {hasOwn ? <Table.Th className={styles.own}>{t('rating.mine')}</Table.Th> : null}
          </>
        }
      >
        {rows.map(({ challengeId, title, category, count, average, starCounts, mayRate, viewerRating }) => (
          <Table.Tr key={challengeId}>
            <Table.Td className={styles.name}>
              <span className="h-row">
                <Flag category={category} size={14} />
                {title}
              </span>
            </Table.Td>
            <Table.Td className={`h-desk ${styles.spread}`}>
              <StarColumns starCounts={starCounts} most={most} />
            </Table.Td>
            <Table.Td className={styles.figure}>
              {average == null ? '–' : <Stars stars={average} isAverage />}
            </Table.Td>
            <Table.Td className={styles.figure}>{count.toLocaleString(i18n.language)}</Table.Td>
            {hasOwn ? (
              <Table.Td>
                <span className="h-row">
                  {viewerRating ? <Stars stars={viewerRating.stars} /> : mayRate ? null : '–'}
                  {mayRate ? (
                    <Button
                      size="xs"
                      aria-label={t('rating.rateTitle', { title })}
                      onClick={() => setOpened(challengeId)}
                    >
                      {t(viewerRating ? 'rating.change' : 'rating.rate')}
                    </Button>
                  ) : null}
                </span>
              </Table.Td>
            ) : null}
          </Table.Tr>
        ))}
      </TablePanel>
      <Dialog
        opened={rated !== undefined}
        onClose={() => setOpened(null)}
        title={<b>{t('rating.rateTitle', { title: rated?.title ?? '' })}</b>}
        size={480}
      >
        {rated ? (
          <RatingForm
            challengeId={rated.challengeId}
            rating={rated.viewerRating ?? null}
            onSaved={() => setOpened(null)}
          />
        ) : null}
      </Dialog>
    </>
  )
}
