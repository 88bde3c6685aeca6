import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Note } from '../../../components/Note.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { useTextFields } from '../../../forms/useTextFields.ts'
import { inviteProblem, teamOfInvite } from '../team-rules.ts'
import { useAcceptInvite } from './useAcceptInvite.ts'

type Props = { opened: boolean; onClose: () => void }

export function JoinTeamDialog({ opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened={opened} onClose={onClose} title={<b>{t('team.joinTitle')}</b>} size={480}>
      <JoinTeamForm onClose={onClose} />
    </Modal>
  )
}

function JoinTeamForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [accept, running] = useAcceptInvite()
  const form = useTextFields({ code: '' }, { code: (value) => inviteProblem(t, value) })
  const team = teamOfInvite(form.values.code)

  async function send() {
    setRefusal(null)
    const outcome = await accept({ variables: { input: { code: form.values.code.trim() } } })
    if (outcome.ok) {
      onClose()
      showSuccess(t('team.joined', { name: outcome.payload.team?.name ?? team }))
    } else {
      form.refuse(outcome.fieldErrors)
      if (Object.keys(outcome.fieldErrors).length === 0) setRefusal(outcome.error.message)
    }
  }

  return (
    <form className="h-stack" onSubmit={form.submit(send)} noValidate>
      <TextInput
        {...form.field('code', team === null ? t('team.codeHint') : t('team.codeFor', { name: team }))}
        label={t('team.code')}
        styles={{ input: { fontFamily: 'var(--h-mono)' } }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        data-autofocus
      />
      {refusal ? (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      ) : null}
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button type="submit" variant="filled" loading={running}>
          {t('team.joinAction')}
        </Button>
      </div>
    </form>
  )
}
