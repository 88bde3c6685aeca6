import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconPencil, IconSpeakerphone, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { NoticeRow_notice$key } from '../../__generated__/NoticeRow_notice.graphql.ts'
import { Markdown } from '../../components/markdown/Markdown.tsx'
import { MarkdownEditor } from '../../components/markdown/MarkdownEditor.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { deleteLater } from '../../relay/delayed-deletions.ts'
import { useDeleteNotice, useUpdateNotice } from './useNoticeMutations.ts'
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
        }
      }
    `,
    key,
  )
  const stored = notice.content ?? ''
  const [edited, setEdited] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [updateNotice, saving] = useUpdateNotice()
  const [deleteNotice] = useDeleteNotice()
  const noticeKey = { gameId, noticeId: notice.id }

  async function save(content: string) {
    const outcome = await updateNotice({ variables: { input: { ...noticeKey, content } } })
    if (!outcome.ok) {
      setError(outcome.fieldErrors['content'] ?? outcome.fieldErrors[''])
      return
    }
    close()
  }

  function close() {
    setError(undefined)
    setEdited(null)
  }

  function remove() {
    deleteLater({
      ids: [notice.id],
      title: t('adminNotices.deleted'),
      undoLabel: t('action.undo'),
      deleteOne: () => deleteNotice({ variables: { input: noticeKey, connections: [connectionId] } }),
    })
  }

  return (
    <li className={styles.notice}>
      <IconSpeakerphone className={styles.mark} size={20} stroke={1.75} aria-hidden />
      <div className="h-grow">
        {edited === null ? (
          <>
            <Markdown source={stored} size="inherit" />
            <RelativeTime className="h-label" time={notice.publishedAt} />
          </>
        ) : (
          <div className="h-stack">
            <MarkdownEditor
              label={t('adminNotices.text')}
              minRows={3}
              value={edited}
              onChange={setEdited}
              error={error}
            />
            <div className={styles.actions}>
              <Button size="xs" onClick={close}>
                {t('action.cancel')}
              </Button>
              <Button
                size="xs"
                variant="filled"
                disabled={edited.trim() === '' || edited === stored}
                loading={saving}
                onClick={() => void save(edited)}
              >
                {t('action.save')}
              </Button>
            </div>
          </div>
        )}
      </div>
      {edited === null ? (
        <div className={styles.tools}>
          <Tooltip label={t('action.edit')}>
            <ActionIcon aria-label={t('action.edit')} onClick={() => setEdited(stored)}>
              <IconPencil size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('action.delete')}>
            <ActionIcon aria-label={t('action.delete')} onClick={remove}>
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </div>
      ) : null}
    </li>
  )
}
