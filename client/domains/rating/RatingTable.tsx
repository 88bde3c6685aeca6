import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RatingTable_game$key } from '../../__generated__/RatingTable_game.graphql.ts'
import { Dialog } from '../../components/panels/Dialog.tsx'
import { Flag } from '../../components/flags/Flag.tsx'
import { TablePanel } from '../../components/panels/TablePanel.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { RatingForm } from './RatingForm.tsx'
import { Stars } from './Stars.tsx'
import styles from './Rating.module.css'

/** The average and the number of ratings of each challenge, and the viewer's own rating. */
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
  const rows = challengeRatings ?? []
  const rated = rows.find(({ challengeId }) => challengeId === opened)
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
            <Table.Th>{t('rating.challenge')}</Table.Th>
            <Table.Th className={styles.figure}>{t('rating.average')}</Table.Th>
            <Table.Th className={styles.figure}>{t('rating.count')}</Table.Th>
            {hasOwn ? <Table.Th className={styles.own}>{t('rating.mine')}</Table.Th> : null}
          </>
        }
      >
        {rows.map(({ challengeId, title, category, count, average, mayRate, viewerRating }) => (
          <Table.Tr key={challengeId}>
            <Table.Td>
              <span className="h-row">
                <Flag category={category} size={14} />
                {title}
              </span>
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
