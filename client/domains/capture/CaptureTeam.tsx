import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconChevronRight, IconDownload, IconTrash } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { CaptureTeam_team$key } from '../../__generated__/CaptureTeam_team.graphql.ts'
import { TeamAvatar } from '../../components/Avatar.tsx'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import { FailureBoundary } from '../../components/states/FailureBoundary.tsx'
import { Spinner } from '../../components/states/Spinner.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { fileSize } from '../asset/file-size.ts'
import { useDownload } from '../asset/useDownload.ts'
import { CaptureFiles, type CaptureTarget } from './CaptureFiles.tsx'
import { useIsPhone } from '../../theme/useIsPhone.ts'
import styles from './Captures.module.css'
import { useDeleteCaptures } from './useDeleteCaptures.ts'

type Props = CaptureTarget & {
  team: CaptureTeam_team$key
  isTcp: boolean
  refreshKey: number
  onChange: () => void
}

/** A team's captures for a challenge, to download together or one by one. */
export function CaptureTeam({ team: key, gameId, challengeId, isTcp, refreshKey, onChange }: Props) {
  const { t, i18n } = useTranslation()
  const filesId = useId()
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isPhone = useIsPhone()
  const [deleteCaptures] = useDeleteCaptures()
  const { start, bytes } = useDownload({ done: t('captures.downloaded'), failed: t('captures.failed') })
  const team = useFragment(
    graphql`
      fragment CaptureTeam_team on TeamTraffic {
        participationId
        teamName
        avatarUrl
        division
        captureCount
        size
        updatedAt
        archiveUrl
        tcpArchiveUrl: archiveUrl(form: Tcp)
      }
    `,
    key,
  )
  const { participationId, teamName, captureCount, division, updatedAt } = team
  const size = fileSize(team.size, i18n.language)
  const files = t('captures.files', { count: captureCount })

  const download = {
    'aria-label': t('captures.downloadAllOf', { team: teamName }),
    onClick: () =>
      void start(
        isTcp ? team.tcpArchiveUrl : team.archiveUrl,
        `capture-${challengeId}-${participationId}.tar.gz`,
      ),
  }

  async function remove() {
    const outcome = await deleteCaptures({ variables: { input: { challengeId, participationId } } })
    setAsking(false)
    if (!outcome.ok) return
    showSuccess(t('captures.deletedAll', { team: teamName }))
    onChange()
  }

  return (
    <li>
      <div className={styles.team}>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={filesId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight
            className={styles.turn}
            data-open={isOpen || undefined}
            size={16}
            stroke={1.75}
            aria-hidden
          />
          <TeamAvatar name={teamName} url={team.avatarUrl ?? null} size={28} />
          <span className={styles.names}>
            <b className="h-trunc" data-name title={teamName}>
              {teamName}
            </b>
            <span className="h-label h-num h-desk">{[files, division].filter(Boolean).join(' · ')}</span>
            <span className="h-label h-num h-phone">
              {[files, size, division].filter(Boolean).join(' · ')}
            </span>
          </span>
        </button>
        <span className={`h-num ${styles.figure}`}>{size}</span>
        <span className={`h-num h-dim ${styles.figure}`}>
          <RelativeTime time={updatedAt} />
        </span>
        <span className={styles.controls}>
          <span className="h-label h-num" role="status">
            {bytes ? t('captures.received', { size: fileSize(bytes, i18n.language) }) : null}
          </span>
          {isPhone ? (
            <ActionIcon loading={bytes !== null} {...download}>
              <IconDownload size={18} stroke={1.75} />
            </ActionIcon>
          ) : (
            <Button
              size="xs"
              loading={bytes !== null}
              leftSection={<IconDownload size={16} stroke={1.75} />}
              {...download}
            >
              {t('captures.downloadAll')}
            </Button>
          )}
          <Tooltip label={t('captures.deleteAll')}>
            <ActionIcon
              size={28}
              aria-label={t('captures.deleteAllOf', { team: teamName })}
              onClick={() => setAsking(true)}
            >
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </span>
      </div>
      <div id={filesId} hidden={!isOpen}>
        {isOpen ? (
          <FailureBoundary onRetry={onChange}>
            <Suspense
              fallback={
                <div className={styles.wait}>
                  <Spinner size={20} />
                </div>
              }
            >
              <CaptureFiles
                gameId={gameId}
                challengeId={challengeId}
                participationId={participationId}
                isTcp={isTcp}
                refreshKey={refreshKey}
                onChange={onChange}
              />
            </Suspense>
          </FailureBoundary>
        ) : null}
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={t('captures.deleteAllTitle', { team: teamName })}
        confirmLabel={t('captures.deleteAllConfirm', { count: captureCount })}
      >
        {t('captures.deleteText')}
      </ConfirmDialog>
    </li>
  )
}
