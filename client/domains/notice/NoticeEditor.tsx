import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { MarkdownEditor } from '../../components/markdown/MarkdownEditor.tsx'
import { DraftNote } from '../../forms/DraftNote.tsx'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { useDraft } from '../../forms/useDraft.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useUpdateNotice } from './useNoticeMutations.ts'
import styles from './NoticeRow.module.css'

type Props = { gameId: string; noticeId: string; content: string; onClose: () => void }

/** Changes the text of a notice. When it closes without saving, this browser keeps the changes as a draft. */
export function NoticeEditor({ gameId, noticeId, content, onClose }: Props) {
  const { t } = useTranslation()
  const stored = useMemo(() => ({ content }), [content])
  const draft = useDraft(stored, `notice:${noticeId}`)
  const [error, setError] = useState<string>()
  const [updateNotice, saving] = useUpdateNotice()
  const { values, changeCount } = draft

  async function save() {
    const sent = { content: values.content }
    const outcome = await updateNotice({ variables: { input: { gameId, noticeId, ...sent } } })
    if (!outcome.ok) {
      setError(outcome.fieldErrors['content'] ?? outcome.fieldErrors[''])
      return
    }
    draft.markSaved(sent)
    onClose()
  }

  return (
    <div className="h-stack">
      <DraftNote draft={draft} />
      <MarkdownEditor
        label={t('adminNotices.text')}
        minRows={3}
        value={values.content}
        onChange={(text) => draft.set('content', text)}
        error={error}
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
