import { useState } from 'react'
import { showSuccess } from '../components/toasts.ts'
import type { FieldErrors, MutationOutcome } from '../relay/useMutationResult.ts'
import type { Draft } from './useDraft.ts'

type Options<Values extends object> = {
  draft: Draft<Values>
  /** Errors that need no answer of the server. They keep the form from being sent. */
  problems?: FieldErrors
  /** Sends the changes. */
  onSend: (changes: Partial<Values>) => Promise<MutationOutcome<unknown>>
  saving: boolean
  /** The text that says that the changes are saved. */
  saved: string
}

/** The saving of a draft: its errors by field, and what Save and Discard do. `DraftForm` shows it. */
export function useDraftForm<Values extends object>(options: Options<Values>) {
  const { draft, problems = {}, onSend, saving, saved } = options
  const [refused, setRefused] = useState<FieldErrors>({})

  async function save() {
    if (draft.changeCount === 0 || saving || Object.keys(problems).length > 0) return
    const sent = draft.changes
    const outcome = await onSend(sent)
    setRefused(outcome.ok ? {} : outcome.fieldErrors)
    if (!outcome.ok) return
    draft.settle(sent)
    showSuccess(saved)
  }
  function discard() {
    draft.discard()
    setRefused({})
  }

  return { draft, errors: { ...refused, ...problems } as FieldErrors, saving, save, discard }
}
