import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Note } from '../../../components/Note.tsx'
import { focusOnMount } from '../../../forms/focus-on-mount.ts'
import { useTextFields } from '../../../forms/useTextFields.ts'
import { usePasswordDialog } from '../password/usePasswordDialog.tsx'
import { emailProblem } from '../account-rules.ts'
import { useRequestEmailChange } from './useRequestEmailChange.ts'
import { useLinkLifetime } from './useLinkLifetime.ts'

type Props = { email: string; opened: boolean; onClose: () => void }

/** Requests a link to the new address. Nothing changes until it is opened. */
export function ChangeEmailDialog({ email, opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened={opened} onClose={onClose} title={<b>{t('changeMail.title')}</b>} size={480}>
      <ChangeEmailForm email={email} onClose={onClose} />
    </Modal>
  )
}

function ChangeEmailForm({ email, onClose }: Pick<Props, 'email' | 'onClose'>) {
  const { t } = useTranslation()
  const lifetime = useLinkLifetime()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [answer, setAnswer] = useState<'mail' | 'byOrganizer' | null>(null)
  const [request, running] = useRequestEmailChange()
  const { confirm, dialog } = usePasswordDialog()
  const form = useTextFields(
    { newEmail: '' },
    {
      newEmail: (value) =>
        emailProblem(t, value) ??
        (value.trim().toUpperCase() === email.toUpperCase() ? t('changeMail.same') : null),
    },
  )
  const newEmail = form.values.newEmail.trim()

  async function send() {
    setRefusal(null)
    const outcome = await request({ variables: { input: { newEmail } } })
    if (outcome.ok) setAnswer(outcome.payload.mailSent ? 'mail' : 'byOrganizer')
    else {
      const wrong = outcome.fieldErrors['newEmail']
      if (wrong) form.refuse({ newEmail: wrong })
      else if (outcome.error.code !== 'AUTH_PASSWORD_NEEDED') setRefusal(outcome.error.message)
      else if (await confirm()) await send()
    }
  }

  if (answer) {
    const text =
      answer === 'mail'
        ? t('changeMail.sentText', { email: newEmail, lifetime })
        : t('changeMail.organizerText')
    return (
      <div className="h-stack">
        <Note tone={answer === 'mail' ? 'ok' : 'warn'} role="status">
          {text}
        </Note>
        <div className="h-row" style={{ justifyContent: 'flex-end' }}>
          <Button ref={focusOnMount} onClick={onClose}>
            {t('action.close')}
          </Button>
        </div>
      </div>
    )
  }
  const fields = (
    <form className="h-stack" onSubmit={form.submit(send)} noValidate>
      <p className="h-dim" style={{ overflowWrap: 'anywhere' }}>
        {t('changeMail.intro', { email })}
      </p>
      <TextInput
        {...form.field('newEmail')}
        type="email"
        label={t('changeMail.field')}
        autoComplete="email"
        spellCheck={false}
        maxLength={256}
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
          {t('changeMail.send')}
        </Button>
      </div>
    </form>
  )
  return (
    <>
      {fields}
      {dialog}
    </>
  )
}
