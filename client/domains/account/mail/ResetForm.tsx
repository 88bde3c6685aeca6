import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Note } from '../../../components/Note.tsx'
import { useTextFields } from '../../../forms/useTextFields.ts'
import { newPasswordProblem } from '../account-rules.ts'
import { isLinkRefused } from './link-refusal.ts'
import type { MailLink } from './mail-link.ts'
import { PasswordField } from '../password/PasswordField.tsx'
import { PasswordMeter } from '../password/PasswordMeter.tsx'
import { useResetPassword } from './useResetPassword.ts'
import styles from '../AuthForm.module.css'

type Props = { link: MailLink; onDone: () => void; onRefused: () => void }

export function ResetForm({ link, onDone, onRefused }: Props) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [reset, running] = useResetPassword()
  const form = useTextFields({ password: '' }, { password: (value) => newPasswordProblem(t, value) })
  const { password } = form.values
  const { token, email, address } = link

  async function send() {
    setRefusal(null)
    const outcome = await reset({ variables: { input: { password, email, token } } })
    if (outcome.ok) onDone()
    else if (outcome.fieldErrors['password']) form.refuse(outcome.fieldErrors)
    else if (isLinkRefused(outcome)) onRefused()
    else setRefusal(outcome.error.message)
  }

  return (
    <form className={styles.form} onSubmit={form.submit(send)} noValidate>
      {/* Password managers read the username of the new password here. */}
      {address ? <input type="hidden" name="username" autoComplete="username" value={address} /> : null}
      <div className="h-stack" style={{ gap: 8 }}>
        <PasswordField
          {...form.field('password')}
          label={t('account.newPassword')}
          name="password"
          autoComplete="new-password"
          required
          withAsterisk={false}
        />
        <PasswordMeter password={password} known={address ? [address.split('@')[0] ?? ''] : []} />
      </div>
      {refusal ? (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      ) : null}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={running}>
        {t('reset.send')}
      </Button>
    </form>
  )
}
