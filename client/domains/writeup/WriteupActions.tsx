import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { WriteupActions_game$key } from '../../__generated__/WriteupActions_game.graphql.ts'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { fileSize } from '../asset/file-size.ts'
import { useDownload } from '../asset/useDownload.ts'
import { useDeleteWriteups } from './useDeleteWriteups.ts'

/** Actions on all write-ups of a game; empty without write-ups. */
export function WriteupActions({ game: key }: { game: WriteupActions_game$key }) {
  const { t, i18n } = useTranslation()
  const game = useFragment(
    graphql`
      fragment WriteupActions_game on Game {
        id
        databaseId
        title
        writeupArchiveUrl
        counted: writeups(first: 1) {
          totalCount
        }
      }
    `,
    key,
  )
  const [isAsking, setAsking] = useState(false)
  const { start, bytes } = useDownload({
    done: t('writeups.downloaded'),
    failed: t('writeups.downloadFailed'),
  })
  const [deleteWriteups] = useDeleteWriteups()
  const count = game.counted?.totalCount ?? 0

  async function remove() {
    const outcome = await deleteWriteups({ variables: { input: { gameId: game.id } } })
    setAsking(false)
    if (outcome.ok) showSuccess(t('writeups.deleted'))
  }

  if (count === 0 && !isAsking) return null
  return (
    <div className="h-row h-wrap">
      <span className="h-label h-num" role="status">
        {bytes === null ? null : t('writeups.received', { size: fileSize(bytes, i18n.language) })}
      </span>
      <Button
        leftSection={<IconDownload size={16} stroke={1.75} />}
        loading={bytes !== null}
        onClick={() =>
          game.writeupArchiveUrl && void start(game.writeupArchiveUrl, `writeups-${game.databaseId}.tar.gz`)
        }
      >
        {t('writeups.downloadAll')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('action.more')}>
            <IconDots size={20} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => setAsking(true)}
          >
            {t('writeups.deleteAll')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={t('writeups.deleteTitle', { title: game.title })}
        confirmLabel={t('writeups.deleteAll')}
        typeToConfirm={game.title}
      >
        {t('writeups.deleteText')}
      </ConfirmDialog>
    </div>
  )
}
