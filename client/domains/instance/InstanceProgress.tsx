import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type {
  InstanceProgress_instance$data,
  InstanceProgress_instance$key,
} from '../../__generated__/InstanceProgress_instance.graphql.ts'
import { Spinner } from '../../components/states/Spinner.tsx'
import { useNow } from '../../time/ticker.ts'
import { roughWait, waitSeconds } from './instance-clock.ts'
import styles from './Instance.module.css'

type Status = InstanceProgress_instance$data['status']

type Props = {
  instance: InstanceProgress_instance$key
  onCancel: () => void
  isBusy: boolean
}

const QUEUED = 0.04
const PULLED = 0.8

/** Estimates the progress of a start. Pulling the image takes most of the time. */
function startProgress(status: Status, progress: number): number {
  if (status === 'Starting') return PULLED
  if (status !== 'Pulling') return QUEUED
  return QUEUED + ((PULLED - QUEUED) * progress) / 100
}

/** The progress of a starting or stopping instance. */
export function InstanceProgress({ instance, onCancel, isBusy }: Props) {
  const { t } = useTranslation()
  const now = useNow(1000)
  const { status, position, expectedStartAt, progress, queuedAt, readyAt } = useFragment(
    graphql`
      fragment InstanceProgress_instance on Instance {
        status
        position
        expectedStartAt
        progress
        queuedAt
        readyAt
      }
    `,
    instance,
  )
  const isStopping = status === 'Stopping'
  const isNext = status === 'Queued' && (position ?? 2) <= 1
  const phase = isNext ? 'Next' : status === 'Pulling' && typeof progress !== 'number' ? 'Fetching' : status
  const wait = roughWait(expectedStartAt, now)
  const share = startProgress(status, progress ?? 0)
  const seconds = queuedAt ? Math.max(0, Math.floor((now - Date.parse(queuedAt)) / 1000)) : 0
  return (
    <div className={styles.box}>
      <div className={styles.line}>
        <Spinner />
        <span className="h-grow">
          {t(`instance.phase.${phase}`, { position, progress })}
          {status === 'Queued' && expectedStartAt ? (
            <span className={styles.expected}>
              {t(`instance.expected.${wait.unit}`, { value: wait.count })}
            </span>
          ) : null}
        </span>
        {isStopping ? null : <span className={styles.seconds}>{t('instance.seconds', { seconds })}</span>}
        {isStopping ? null : (
          <Button size="xs" disabled={isBusy || waitSeconds(readyAt, now) > 0} onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
      {isStopping ? null : (
        <div
          className={`h-bar ${styles.bar}`}
          role="progressbar"
          aria-label={t('instance.progress')}
          aria-valuenow={Math.round(share * 100)}
        >
          <i style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </div>
  )
}
