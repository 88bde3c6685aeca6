import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil, IconSpeakerphone, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { NoticeRow_notice$key } from '../../__generated__/NoticeRow_notice.graphql.ts'
import { Markdown } from '../../components/markdown/Markdown.tsx'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import { deleteLater } from '../../relay/delayed-deletions.ts'
import { NoticeEditor } from './NoticeEditor.tsx'
import { useDeleteNotice } from './useNoticeMutations.ts'
import styles from './NoticeRow.module.css'

type Props = { notice: NoticeRow_notice$key; gameId: string; connectionId: string }

/** A notice by an organizer, edited in place. */
export function NoticeRow({ notice: key, gameId, connectionId }: Props) {
  const { t } = useTranslation()
  const notice = useFragment(
    graphql`
      fragment NoticeRow_notice on Notice {
        id
        publishedAt
        ... on TextNotice {
          content
          revision
        }
      }
    `,
    key,
  )
  const stored = notice.content ?? ''
  const [isEditing, setEditing] = useState(false)
  const [deleteNotice] = useDeleteNotice()

  function remove() {
    deleteLater({
      ids: [notice.id],
      title: t('adminNotices.deleted'),
      undoLabel: t('action.undo'),
      deleteOne: () =>
        deleteNotice({ variables: { input: { gameId, noticeId: notice.id }, connections: [connectionId] } }),
    })
  }

  return (
    <li className={styles.notice}>
      <IconSpeakerphone className={styles.mark} size={20} stroke={1.75} aria-hidden />
      <div className="h-grow">
        {isEditing ? (
          <NoticeEditor
            gameId={gameId}
            noticeId={notice.id}
            content={stored}
            revision={notice.revision}
            onClose={() => setEditing(false)}
          />
        ) : (
          <>
            <Markdown source={stored} size="inherit" />
            <RelativeTime className="h-label" time={notice.publishedAt} />
          </>
        )}
      </div>
      {isEditing ? null : (
        <div className={styles.tools}>
          <Tooltip label={t('action.edit')}>
            <ActionIcon aria-label={t('action.edit')} onClick={() => setEditing(true)}>
              <IconPencil size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('action.delete')}>
            <ActionIcon aria-label={t('action.delete')} onClick={remove}>
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </div>
      )}
    </li>
  )
}
