import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MarkdownEditor } from '../../components/markdown/MarkdownEditor.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { useCreateNotice } from './useNoticeMutations.ts'

type Props = { gameId: string; connectionId: string; isRunning: boolean }

/** Publishes a notice to all players of the game. */
export function NoticeComposer({ gameId, connectionId, isRunning }: Props) {
  const { t } = useTranslation()
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const [createNotice, running] = useCreateNotice()
  const isBlank = content.trim() === ''

  async function publish() {
    const outcome = await createNotice({
      variables: { input: { gameId, content }, connections: [connectionId] },
    })
    if (!outcome.ok) {
      setError(outcome.fieldErrors['content'] ?? outcome.fieldErrors[''])
      return
    }
    setContent('')
    setError(undefined)
    showSuccess(t('adminNotices.posted'))
  }

  return (
    <form
      className="h-panel h-panel-body h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlank && !running) void publish()
      }}
    >
      <MarkdownEditor
        label={t('adminNotices.text')}
        minRows={3}
        value={content}
        onChange={setContent}
        error={error}
        placeholder={t('adminNotices.placeholder')}
      />
      <div className="h-row h-wrap" style={{ justifyContent: 'space-between' }}>
        <span className="h-label">
          {isRunning ? t('adminNotices.tellsNow') : t('adminNotices.tellsFromStart')}
        </span>
        <Button type="submit" variant="filled" disabled={isBlank} loading={running}>
          {t('adminNotices.post')}
        </Button>
      </div>
      <UnsavedGuard count={isBlank ? 0 : 1} />
    </form>
  )
}
