import { useEffect, useEffectEvent, useState } from 'react'
import { showFailure, showSuccess } from '../components/toasts.ts'
import { CHANGED_MEANWHILE, type FieldErrors, type MutationOutcome } from '../relay/useMutationResult.ts'
import type { Draft } from './useDraft.ts'

type Options<Values extends object> = {
  draft: Draft<Values>
  /** Errors that the client finds itself. While there are any, the form is not sent. */
  problems?: FieldErrors
  /** Sends the changes, with the revision of the stored values. */
  onSend: (changes: Partial<Values>) => Promise<MutationOutcome<unknown>>
  /** Reads the stored values again; absent for a form of something new. */
  refresh?: () => Promise<void>
  saving: boolean
  /** The text of the toast after saving. */
  saved: string
}

const REFRESH_MS = 10_000
/** How often a save that meets the change of somebody else is sent again on top of it. */
const MOST_RETRIES = 3

/** Saves and discards a draft, and returns its errors by field. `DraftForm` shows the form. */
export function useDraftForm<Values extends object>(options: Options<Values>) {
  const { draft, problems = {}, onSend, refresh, saving, saved } = options
  const [refused, setRefused] = useState<FieldErrors>({})
  const [retry, setRetry] = useState(0)

  async function save(tries = 0) {
    const isBlocked = draft.conflicts.length > 0 || Object.keys(problems).length > 0
    if (draft.changeCount === 0 || saving || isBlocked) return
    const sent = draft.changes
    const outcome = await onSend(sent)
    setRefused(outcome.ok ? {} : outcome.fieldErrors)
    if (outcome.ok) {
      draft.markSaved(sent)
      showSuccess(saved)
    } else if (outcome.error.code === CHANGED_MEANWHILE) {
      if (!refresh || tries >= MOST_RETRIES) return showFailure(outcome.error.message)
      await refresh()
      setRetry(tries + 1)
    }
  }
  function discard() {
    draft.discard()
    setRefused({})
  }

  // The next render has the values that somebody else saved. What does not conflict with them is sent again.
  const onRefreshed = useEffectEvent(() => {
    setRetry(0)
    void save(retry)
  })
  useEffect(() => {
    if (retry > 0) onRefreshed()
  }, [retry])
  useRefreshes(refresh)

  return { draft, errors: { ...refused, ...problems } as FieldErrors, saving, save: () => save(), discard }
}

/** Reads what others save, every ten seconds while the page is visible, and when it becomes visible. */
function useRefreshes(refresh: (() => Promise<void>) | undefined): void {
  const isOn = refresh !== undefined
  const onDue = useEffectEvent(() => {
    if (!document.hidden) void refresh?.()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => onDue(), REFRESH_MS)
    const onVisible = () => onDue()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [isOn])
}
