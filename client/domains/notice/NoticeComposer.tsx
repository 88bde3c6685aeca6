import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MarkdownEditor } from '../../components/markdown/MarkdownEditor.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { AFTER_PALETTE_MS } from '../../palette/palette-items.ts'
import { useCreateNotice } from './useNoticeMutations.ts'

type Props = { gameId: string; connectionId: string; isRunning: boolean }

/** Publishes a notice to all players of the game. `?open=create` in the address moves the focus to its text. */
export function NoticeComposer({ gameId, connectionId, isRunning }: Props) {
  const { t } = useTranslation()
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const [createNotice, running] = useCreateNotice()
  const form = useRef<HTMLFormElement>(null)
  const { search, key } = useLocation()
  const isAsked = new URLSearchParams(search).get('open') === 'create'
  useEffect(() => {
    if (!isAsked) return undefined
    const timer = setTimeout(() => form.current?.querySelector('textarea')?.focus(), AFTER_PALETTE_MS)
    return () => clearTimeout(timer)
  }, [isAsked, key])
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
      ref={form}
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
        <Button
          type="submit"
          variant="filled"
          disabled={isBlank}
          loading={running}
          style={{ marginInlineStart: 'auto' }}
        >
          {t('adminNotices.post')}
        </Button>
      </div>
      {/* Of several guards on a page, only the last one works. */}
      {isBlank ? null : <UnsavedGuard count={1} />}
    </form>
  )
}
