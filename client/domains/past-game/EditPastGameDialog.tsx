import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../../components/Note.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../relay/useMutationResult.ts'
import { PastGameFields, type PastGameValues } from './PastGameFields.tsx'
import { useUpdatePastGame } from './useUpdatePastGame.ts'

export type EditedPastGame = PastGameValues & { id: string; revision: string }

type Props = { game: EditedPastGame; onClose: () => void }

/** Changes the title, the dates and the link of a past game. Its standings stay as they were imported. */
export function EditPastGameDialog({ game, onClose }: Props) {
  const { t } = useTranslation()
  // A change that arrives meanwhile keeps what is typed, and the server refuses the old revision.
  const [{ id, revision, ...stored }] = useState(() => {
    const { id, revision, title, start, end, link } = game
    return { id, revision, title, start, end, link }
  })
  const [values, setValues] = useState<PastGameValues>(stored)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [update, running] = useUpdatePastGame()

  async function submit() {
    const outcome = await update({ variables: { input: { pastGameId: id, revision, ...values } } })
    if (outcome.ok) {
      showSuccess(t('pastGame.saved'))
      onClose()
    } else setErrors(outcome.fieldErrors)
  }

  return (
    <Modal opened onClose={onClose} title={<b>{t('pastGame.edit')}</b>} size={560}>
      <form
        className="h-stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (!running && values.title.trim()) void submit()
        }}
      >
        {errors[''] ? (
          <Note tone="bad" role="alert">
            {errors['']}
          </Note>
        ) : null}
        <PastGameFields
          values={values}
          errors={errors}
          onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
        />
        <div className="h-dialog-actions">
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" variant="filled" loading={running} disabled={!values.title.trim()}>
            {t('action.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
