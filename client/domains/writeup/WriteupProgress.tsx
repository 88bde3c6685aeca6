import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WriteupProgress_game$key } from '../../__generated__/WriteupProgress_game.graphql.ts'
import { Dialog } from '../../components/panels/Dialog.tsx'
import { FailureBoundary } from '../../components/states/FailureBoundary.tsx'
import { TableSkeleton } from '../../components/states/Skeletons.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MissingWriteups } from './MissingWriteups.tsx'
import styles from './WriteupProgress.module.css'

/** How many teams have submitted a write-up, with a dialog of the others; empty if the game requires none. */
export function WriteupProgress({ game: key }: { game: WriteupProgress_game$key }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { databaseId, writeupRequired, writeupProgress } = useFragment(
    graphql`
      fragment WriteupProgress_game on Game {
        databaseId
        writeupRequired
        writeupProgress {
          teamCount
          submittedCount
        }
      }
    `,
    key,
  )
  if (!writeupRequired || !writeupProgress || writeupProgress.teamCount === 0) return null
  const { teamCount, submittedCount } = writeupProgress
  return (
    <div className={`h-row h-wrap ${styles.line}`}>
      <span className="h-num">{t('writeups.progress', { submitted: submittedCount, count: teamCount })}</span>
      {submittedCount < teamCount ? (
        <Button size="xs" onClick={() => setOpen(true)}>
          {t('writeups.showMissing')}
        </Button>
      ) : null}
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={<b>{t('writeups.missing')}</b>}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <FailureBoundary onRetry={() => setAttempt(attempt + 1)}>
          <Suspense fallback={<TableSkeleton rows={5} />}>
            <MissingWriteups gameId={databaseId} attempt={attempt} />
          </Suspense>
        </FailureBoundary>
      </Dialog>
    </div>
  )
}
