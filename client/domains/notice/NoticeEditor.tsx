import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { MarkdownEditor } from '../../components/markdown/MarkdownEditor.tsx'
import { ChangedNote } from '../../forms/ChangedNote.tsx'
import { DraftNote } from '../../forms/DraftNote.tsx'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { useDraft } from '../../forms/useDraft.ts'
import { useDraftForm } from '../../forms/useDraftForm.ts'
import { useFormRefresh } from '../../forms/useFormRefresh.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useUpdateNotice } from './useNoticeMutations.ts'
import styles from './NoticeRow.module.css'

type Props = {
  gameId: string
  noticeId: string
  content: string
  revision: string | undefined
  onClose: () => void
}

/** Changes the text of a notice. When it closes without saving, this browser keeps the changes as a draft. */
export function NoticeEditor({ gameId, noticeId, content, revision, onClose }: Props) {
  const { t } = useTranslation()
  const stored = useMemo(() => ({ content }), [content])
  const draft = useDraft(stored, `notice:${noticeId}`)
  const [updateNotice, saving] = useUpdateNotice()
  const { values, changeCount } = draft
  const refresh = useFormRefresh(
    graphql`
      query NoticeEditorRefreshQuery($id: ID!) {
        notice: node(id: $id) {
          ...NoticeRow_notice @alias(as: "form")
        }
      }
    `,
    noticeId,
  )
  const { errors, save } = useDraftForm({
    draft,
    refresh,
    saving,
    saved: t('adminNotices.saved'),
    onSend: async () => {
      const input = { gameId, noticeId, revision, content: values.content }
      const outcome = await updateNotice({ variables: { input } })
      if (outcome.ok) onClose()
      return outcome
    },
  })

  return (
    <div className="h-stack">
      <DraftNote draft={draft} />
      {saving ? null : <ChangedNote draft={draft} labels={{ content: t('adminNotices.text') }} />}
      <MarkdownEditor
        label={t('adminNotices.text')}
        minRows={3}
        value={values.content}
        onChange={(text) => draft.set('content', text)}
        error={errors['content'] ?? errors['']}
      />
      <div className={styles.actions}>
        <Button size="xs" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          size="xs"
          variant="filled"
          disabled={values.content.trim() === '' || changeCount === 0}
          loading={saving}
          onClick={() => void save()}
        >
          {t('action.save')}
        </Button>
      </div>
      {/* Of several guards on a page, only the last one works. */}
      {changeCount > 0 ? <UnsavedGuard count={changeCount} isKept={draft.isKept} /> : null}
    </div>
  )
}
