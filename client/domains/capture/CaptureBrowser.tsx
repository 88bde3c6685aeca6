import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Suspense, useId } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import type { CaptureBrowser_game$key } from '../../__generated__/CaptureBrowser_game.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { FailureBoundary } from '../../components/states/FailureBoundary.tsx'
import { Flag } from '../../components/flags/Flag.tsx'
import { TableSkeleton } from '../../components/states/Skeletons.tsx'
import { idInAddress } from '../../relay/useListAddress.ts'
import { hasRole, useViewer } from '../../session/viewer.ts'
import styles from './Captures.module.css'
import { CaptureTeams } from './CaptureTeams.tsx'

type Props = {
  game: CaptureBrowser_game$key
  /** Changing this number refreshes the teams and files. */
  refreshKey: number
  onChange: () => void
}

/** The challenges whose traffic is captured, and the teams with captures for one of them. */
export function CaptureBrowser({ game: key, refreshKey, onChange }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const headingId = useId()
  const [params, setParams] = useSearchParams()
  const { databaseId: gameId, captures } = useFragment(
    graphql`
      fragment CaptureBrowser_game on Game {
        databaseId
        captures {
          challengeId
          title
          category
          teamCount
        }
      }
    `,
    key,
  )
  const challenges = captures ?? []
  const requested = idInAddress(params, 'challenge')
  const open =
    challenges.find(({ challengeId }) => challengeId === requested) ??
    challenges.find(({ teamCount }) => teamCount > 0) ??
    challenges[0]

  if (!open) {
    return (
      <div className="h-panel">
        <EmptyState
          title={t('captures.noChallenge')}
          action={
            hasRole(viewer, 'Admin') ? (
              <Button component={Link} to={`/admin/games/${gameId}/challenges`}>
                {t('captures.toChallenges')}
              </Button>
            ) : null
          }
        >
          {t('captures.noChallengeText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className={styles.browser}>
      <div>
        <h2 className="h-sub" id={headingId}>
          {t('captures.challenges')}
        </h2>
        <ul className={`h-panel ${styles.challenges}`} aria-labelledby={headingId}>
          {challenges.map((challenge) => (
            <li key={challenge.challengeId}>
              <button
                type="button"
                className={styles.challenge}
                aria-current={challenge === open || undefined}
                onClick={() => setParams({ challenge: challenge.challengeId }, { replace: true })}
              >
                <Flag category={challenge.category} size={24} decorative />
                <span className={styles.names}>
                  <b className="h-trunc">{challenge.title}</b>
                  <span className="h-label h-num">{t('captures.teams', { count: challenge.teamCount })}</span>
                </span>
                {challenge === open ? <IconCheck size={16} stroke={1.75} aria-hidden /> : null}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <section aria-label={open.title}>
        <FailureBoundary key={open.challengeId} onRetry={onChange}>
          <Suspense fallback={<TableSkeleton rows={5} />}>
            <CaptureTeams
              gameId={gameId}
              challengeId={open.challengeId}
              refreshKey={refreshKey}
              onChange={onChange}
            />
          </Suspense>
        </FailureBoundary>
      </section>
    </div>
  )
}
