import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { BackupState_settings$key } from '../../../__generated__/BackupState_settings.graphql.ts'
import { Note } from '../../../components/Note.tsx'
import { RelativeTime } from '../../../components/time/RelativeTime.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { fileSize } from '../../asset/file-size.ts'
import styles from './BackupState.module.css'
import { usePolledQuery } from '../../../relay/usePolledQuery.ts'
import { useAtTime } from '../../../time/useAtTime.ts'
import { BackupDownload } from './BackupDownload.tsx'
import { useBackups } from './useBackups.ts'

/** The result of the latest backup, the time of the next, and a button that starts one now. */
export function BackupState({ settings: key }: { settings: BackupState_settings$key }) {
  const { t, i18n } = useTranslation()
  const { backups } = useFragment(
    graphql`
      fragment BackupState_settings on Settings {
        backups {
          folder
          isRunning
          nextAt
          downloadUrl
          last {
            finishedAt
            isSuccess
            fileName
            sizeBytes
            note
          }
        }
      }
    `,
    key,
  )
  const { takeBackup, isTaking } = useBackups()
  const { revalidate } = useRevalidator()
  const { folder, nextAt, downloadUrl, last } = backups
  const lastAt = last?.finishedAt ?? null
  // The latest backup before the one that this page waits for. A short backup can start and end between two requests.
  const [awaited, setAwaited] = useState<{ after: string | null } | null>(null)
  const isRunning = backups.isRunning || awaited?.after === lastAt
  useAtTime(nextAt ? Date.parse(nextAt) : null, () => setAwaited({ after: lastAt }))
  usePolledQuery(
    graphql`
      query BackupStateQuery {
        settings {
          ...BackupState_settings
        }
      }
    `,
    isRunning,
  )

  async function take() {
    const outcome = await takeBackup({ variables: {} })
    if (outcome.ok) {
      setAwaited({ after: lastAt })
      showSuccess(t('settings.backupStarted'))
    } else await revalidate()
  }

  return (
    <div className={styles.state}>
      <dl className={styles.facts}>
        <dt>{t('settings.backupLast')}</dt>
        <dd>
          {last === null || last === undefined ? (
            t('settings.backupNone')
          ) : (
            <>
              <RelativeTime time={last.finishedAt} />
              {last.isSuccess && <div className="h-mono">{last.fileName}</div>}
              {last.isSuccess && <div>{fileSize(last.sizeBytes, i18n.language)}</div>}
            </>
          )}
        </dd>
        <dt>{t('settings.backupNext')}</dt>
        <dd>{nextAt ? <RelativeTime time={nextAt} /> : t('settings.backupNever')}</dd>
        <dt>{t('settings.backupFolder')}</dt>
        <dd className="h-mono">{folder}</dd>
      </dl>
      <div className={`h-row h-wrap ${styles.actions}`}>
        {downloadUrl ? (
          <BackupDownload url={downloadUrl} fileName={last?.fileName ?? 'halyard.tar.gz'} />
        ) : null}
        <Button
          leftSection={<IconArchive size={16} stroke={1.75} />}
          loading={isTaking}
          disabled={isRunning}
          onClick={() => void take()}
        >
          {t(isRunning ? 'settings.backupRunning' : 'settings.backupTake')}
        </Button>
      </div>
      {last && !last.isSuccess && <Note tone="bad">{last.note}</Note>}
      {last?.isSuccess && last.note && <Note tone="warn">{last.note}</Note>}
    </div>
  )
}
