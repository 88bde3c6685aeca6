import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../components/Note.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useTextFields } from '../../forms/useTextFields.ts'
import { TeamFields } from './TeamFields.tsx'
import { teamBioProblem, teamNameProblem } from './team-rules.ts'
import { useCreateTeam } from './useCreateTeam.ts'

type Props = { opened: boolean; onClose: () => void }

export function CreateTeamDialog({ opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened={opened} onClose={onClose} title={<b>{t('team.create')}</b>} size={480}>
      <CreateTeamForm onClose={onClose} />
    </Modal>
  )
}

function CreateTeamForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [create, running] = useCreateTeam()
  const form = useTextFields(
    { name: '', bio: '' },
    { name: (value) => teamNameProblem(t, value), bio: (value) => teamBioProblem(t, value) },
  )

  async function send() {
    setRefusal(null)
    const { name, bio } = form.values
    const outcome = await create({ variables: { input: { name: name.trim(), bio: bio.trim() || null } } })
    if (outcome.ok) {
      onClose()
      showSuccess(t('team.created', { name: name.trim() }), t('team.createdText'))
    } else {
      form.refuse(outcome.fieldErrors)
      if (Object.keys(outcome.fieldErrors).length === 0) setRefusal(outcome.error.message)
    }
  }

  return (
    <form className="h-stack" onSubmit={form.submit(send)} noValidate>
      <p className="h-dim">{t('team.createIntro')}</p>
      <TeamFields form={form} focusName />
      {refusal ? (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      ) : null}
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button type="submit" variant="filled" loading={running}>
          {t('team.create')}
        </Button>
      </div>
    </form>
  )
}
