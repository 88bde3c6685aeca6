import { ActionIcon, Table, Tooltip } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { CaptureFilesQuery } from '../../__generated__/CaptureFilesQuery.graphql.ts'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { fileSize } from '../asset/file-size.ts'
import styles from './Captures.module.css'
import { useDeleteCapture } from './useDeleteCaptures.ts'

export type CaptureTarget = { gameId: number; challengeId: string }

/** `isTcp`: whether downloads have the packets of TCP. */
type Props = CaptureTarget & {
  participationId: string
  isTcp: boolean
  refreshKey: number
  onChange: () => void
}

/** The captures of a team for a challenge, one file per connection. */
export function CaptureFiles({ gameId, challengeId, participationId, isTcp, refreshKey, onChange }: Props) {
  const { t, i18n } = useTranslation()
  const [fileToDelete, setFileToDelete] = useState<string | null>(null)
  const [deleteCapture] = useDeleteCapture()
  const { game } = useLazyLoadQuery<CaptureFilesQuery>(
    graphql`
      query CaptureFilesQuery($gameId: Int!, $challengeId: ID!, $participationId: ID!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          captures(challengeId: $challengeId) {
            teams(participationId: $participationId) {
              captures {
                fileName
                size
                updatedAt
                url
                tcpUrl: url(form: Tcp)
              }
            }
          }
        }
      }
    `,
    { gameId, challengeId, participationId },
    { fetchPolicy: 'store-and-network', fetchKey: refreshKey },
  )
  const files = game?.captures?.[0]?.teams[0]?.captures ?? []
  const total = files.reduce((sum, { size }) => sum + size, 0)

  async function remove(fileName: string) {
    const outcome = await deleteCapture({ variables: { input: { challengeId, participationId, fileName } } })
    setFileToDelete(null)
    if (!outcome.ok) return
    showSuccess(t('captures.deleted'))
    onChange()
  }

  return (
    <div className={styles.files}>
      <Table aria-label={t('captures.list')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('captures.file')}</Table.Th>
            <Table.Th className="h-desk">{t('captures.time')}</Table.Th>
            <Table.Th className={styles.size ?? ''}>
              {t('captures.total', { size: fileSize(total, i18n.language) })}
            </Table.Th>
            <Table.Th>
              <span className="h-sr">{t('captures.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {files.map(({ fileName, size, updatedAt, url, tcpUrl }) => (
            <Table.Tr key={fileName}>
              <Table.Td className={`h-mono ${styles.name}`}>{fileName}</Table.Td>
              <Table.Td className="h-desk h-num h-dim">
                <RelativeTime time={updatedAt} />
              </Table.Td>
              <Table.Td className={`h-num ${styles.size}`}>{fileSize(size, i18n.language)}</Table.Td>
              <Table.Td className={styles.actions ?? ''}>
                <span className="h-row">
                  <Tooltip label={t('captures.download')}>
                    <ActionIcon
                      component="a"
                      href={isTcp ? tcpUrl : url}
                      download
                      size={28}
                      aria-label={t('captures.downloadOf', { file: fileName })}
                    >
                      <IconDownload size={16} stroke={1.75} />
                    </ActionIcon>
                  </Tooltip>
                  <Tooltip label={t('captures.delete')}>
                    <ActionIcon
                      size={28}
                      aria-label={t('captures.deleteOf', { file: fileName })}
                      onClick={() => setFileToDelete(fileName)}
                    >
                      <IconTrash size={16} stroke={1.75} />
                    </ActionIcon>
                  </Tooltip>
                </span>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <ConfirmDialog
        opened={fileToDelete !== null}
        onClose={() => setFileToDelete(null)}
        onConfirm={() => (fileToDelete ? remove(fileToDelete) : undefined)}
        title={t('captures.deleteTitle')}
        confirmLabel={t('captures.delete')}
      >
        <p className="h-mono">{fileToDelete}</p>
        <p>{t('captures.deleteText')}</p>
      </ConfirmDialog>
    </div>
  )
}
