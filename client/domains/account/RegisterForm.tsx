import { userLimits } from '../../../rules/field-limits.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { RegisterStatus } from '../../__generated__/useRegisterMutation.graphql.ts'
import { Note } from '../../components/Note.tsx'
import { useTextFields } from '../../forms/useTextFields.ts'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import { useCaptcha } from '../captcha/useCaptcha.ts'
import { emailProblem, newPasswordProblem, userNameProblem } from './account-rules.ts'
import { PasswordField } from './password/PasswordField.tsx'
import { PasswordMeter } from './password/PasswordMeter.tsx'
import { useRegister } from './useRegister.ts'
import styles from './AuthForm.module.css'

export type Registered = {
  /** `Closed`: the platform takes no registrations. */
  status: RegisterStatus | 'Closed'
  userName: string
  email: string
}

type Props = {
  /** The values from a previous registration attempt. */
  before: Registered | null
  onRegistered: (registered: Registered) => void
}

export function RegisterForm({ before, onRegistered }: Props) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [register, running] = useRegister()
  const captcha = useCaptcha('register')
  const form = useTextFields(
    { userName: before?.userName ?? '', email: before?.email ?? '', password: '' },
    {
      userName: (value) => userNameProblem(t, value),
      email: (value) => emailProblem(t, value),
      password: (value) => newPasswordProblem(t, value),
    },
  )
  const { userName, email, password } = form.values

  async function send() {
    setRefusal(null)
    const outcome = await captcha.send((answer) =>
      register({ variables: { input: { userName, email, password, captcha: answer } } }),
    )
    if (!outcome) return
    if (outcome.ok && outcome.payload.status) {
      onRegistered({ status: outcome.payload.status, userName, email })
    } else if (!outcome.ok && outcome.error.code === 'ACCOUNT_REGISTER_CLOSED') {
      onRegistered({ status: 'Closed', userName, email })
    } else if (!outcome.ok) {
      form.refuse(outcome.fieldErrors)
      const isShown = Object.keys(outcome.fieldErrors).some((name) => name in form.values)
      if (!isShown) setRefusal(outcome.error.message)
    }
  }

  return (
    <form className={styles.form} onSubmit={form.submit(send)} noValidate>
      <TextInput
        {...form.field('userName', t('account.nameHint', userLimits.userName))}
        label={t('account.userName')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
      />
      <TextInput
        {...form.field('email')}
        type="email"
        label={t('account.email')}
        name="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={256}
        required
        withAsterisk={false}
      />
      <div className="h-stack" style={{ gap: 8 }}>
        <PasswordField
          {...form.field('password')}
          label={t('account.password')}
          name="password"
          autoComplete="new-password"
          required
          withAsterisk={false}
        />
        <PasswordMeter password={password} known={[userName, email.split('@')[0] ?? '']} />
      </div>
      {refusal ? (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      ) : null}
      <CaptchaField captcha={captcha} />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={running || captcha.isAwaited}>
        {t('account.registerAction')}
      </Button>
    </form>
  )
}
