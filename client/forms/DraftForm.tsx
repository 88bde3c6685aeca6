import type { ReactNode } from 'react'
import { ChangedNote, type FieldLabels } from './ChangedNote.tsx'
import { DraftNote } from './DraftNote.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { useDraftForm } from './useDraftForm.ts'

type Props<Values extends object> = {
  label: string
  form: ReturnType<typeof useDraftForm<Values>>
  /** The names of the fields, as the form shows them. */
  labels: FieldLabels<Values>
  saveLabel?: string
  className?: string
  children: ReactNode
}

/** The shell of a form with a draft: save, discard, undo, kept drafts and a guard against leaving. */
export function DraftForm<Values extends object>(props: Props<Values>) {
  const { label, labels, form, saveLabel, className = '', children } = props
  const { draft, errors, saving, save, discard } = form
  return (
    <div className={className}>
      <form
        className="h-panel"
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Dialogs in the form have forms of their own, whose events bubble up here.
          if (event.target === event.currentTarget) void save()
        }}
      >
        <DraftNote draft={draft} />
        {saving ? null : <ChangedNote draft={draft} labels={labels} />}
        {children}
        {errors[''] ? (
          <p role="alert" className="h-label" style={{ padding: '0 20px 12px' }}>
            {errors['']}
          </p>
        ) : null}
        <SaveBar
          count={draft.changeCount}
          saving={saving}
          onSave={() => void save()}
          onDiscard={discard}
          canUndo={draft.canUndo}
          onUndo={draft.undo}
          isKept={draft.isKept}
          {...(saveLabel ? { saveLabel } : {})}
        />
      </form>
    </div>
  )
}
