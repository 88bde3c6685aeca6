import { useState } from 'react'
import { showSuccess } from '../components/toasts.ts'
import type { FieldErrors, MutationOutcome } from '../relay/useMutationResult.ts'
import type { Draft } from './useDraft.ts'

type Options<Values extends object> = {
  draft: Draft<Values>
  /** Errors that the client finds itself. While there are any, the form is not sent. */
  problems?: FieldErrors
  /** Sends the changes. */
  onSend: (changes: Partial<Values>) => Promise<MutationOutcome<unknown>>
  saving: boolean
  /** The text of the toast after saving. */
  saved: string
}

/** Saves and discards a draft, and returns its errors by field. `DraftForm` shows the form. */
export function useDraftForm<Values extends object>(options: Options<Values>) {
  const { draft, problems = {}, onSend, saving, saved } = options
  const [refused, setRefused] = useState<FieldErrors>({})

  async function save() {
    if (draft.changeCount === 0 || saving || Object.keys(problems).length > 0) return
    const sent = draft.changes
    const outcome = await onSend(sent)
    setRefused(outcome.ok ? {} : outcome.fieldErrors)
    if (!outcome.ok) return
    draft.markSaved(sent)
    showSuccess(saved)
  }
  function discard() {
    draft.discard()
    setRefused({})
  }

  return { draft, errors: { ...refused, ...problems } as FieldErrors, saving, save, discard }
}
