import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { BackupPanel_settings$key } from '../../__generated__/BackupPanel_settings.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { Note } from '../../components/Note.tsx'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { fileSize } from '../asset/file-size.ts'
import { BackupPolicyForm } from './BackupPolicyForm.tsx'
import { useBackups } from './useBackups.ts'

/** Scheduled backups: the result of the latest and the time of the next. */
export function BackupPanel({ settings: key }: { settings: BackupPanel_settings$key }) {
  const { t, i18n } = useTranslation()
  const { backups } = useFragment(
    graphql`
      fragment BackupPanel_settings on Settings {
        backups {
          ...BackupPolicyForm_backups
          schedule
          folder
          isRunning
          nextAt
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
  const { schedule, folder, isRunning, nextAt, last } = backups

  async function take() {
    const outcome = await takeBackup({ variables: {} })
    if (outcome.ok) showSuccess(t('settings.backupStarted'))
    else await revalidate()
  }

  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('settings.backups')}</h3>
        <Chip tone={schedule === 'Off' ? 'plain' : 'ok'}>
          {t(schedule === 'Off' ? 'settings.off' : 'settings.on')}
        </Chip>
      </div>
      <div className="h-panel-body h-stack">
        <dl className="h-facts">
          <dt>{t('settings.backupLast')}</dt>
          <dd style={{ overflowWrap: 'anywhere' }}>
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
          <dd className="h-mono" style={{ overflowWrap: 'anywhere' }}>
            {folder}
          </dd>
        </dl>
        {last && !last.isSuccess && <Note tone="bad">{last.note}</Note>}
        {last?.isSuccess && last.note && <Note tone="warn">{last.note}</Note>}
        <BackupPolicyForm backups={backups} />
        <Button
          variant="default"
          leftSection={<IconArchive size={16} stroke={1.75} />}
          loading={isTaking}
          disabled={isRunning}
          onClick={() => void take()}
        >
          {t(isRunning ? 'settings.backupRunning' : 'settings.backupTake')}
        </Button>
      </div>
    </section>
  )
}
