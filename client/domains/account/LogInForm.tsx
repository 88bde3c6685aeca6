import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { Note } from '../../components/Note.tsx'
import { useTextFields } from '../../forms/useTextFields.ts'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import { useCaptcha } from '../captcha/useCaptcha.ts'
import { PasswordField } from './password/PasswordField.tsx'
import { useLogIn } from './useLogIn.ts'
import styles from './AuthForm.module.css'

type Props = {
  /** The only user who may log in here. */
  userName?: string
  onEntered: () => void
  /** Called with the token for `SecondStepForm` after the right password, if the account needs a code too. */
  onSecondStep: (token: string) => void
}

export function LogInForm({ userName, onEntered, onSecondStep }: Props) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string | null>(null)
  // The button shows that it loads until the next page opens.
  const [isEntered, setEntered] = useState(false)
  const [logIn, running] = useLogIn()
  const captcha = useCaptcha('login')
  const form = useTextFields(
    { userName: userName ?? '', password: '' },
    {
      userName: (value) => (value.trim() ? null : t('account.nameOrMailRequired')),
      password: (value) => (value ? null : t('account.passwordRequired')),
    },
  )

  async function send() {
    setRefusal(null)
    const outcome = await captcha.send((answer) =>
      logIn({ variables: { input: { ...form.values, captcha: answer } } }),
    )
    if (!outcome) return
    if (outcome.ok && outcome.payload.secondStepToken != null) {
      onSecondStep(outcome.payload.secondStepToken)
    } else if (outcome.ok) {
      setEntered(true)
      onEntered()
    } else if (outcome.error.code === 'ACCOUNT_WRONG_CREDENTIALS') {
      form.refuse({ password: t('account.noMatch') })
    } else if (Object.keys(outcome.fieldErrors).some((name) => name in form.values)) {
      form.refuse(outcome.fieldErrors)
    } else {
      setRefusal(outcome.error.message)
    }
  }

  return (
    <form className={styles.form} onSubmit={form.submit(send)} noValidate>
      <TextInput
        {...form.field('userName')}
        label={t('account.nameOrMail')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
        readOnly={userName !== undefined}
        required
        withAsterisk={false}
      />
      <div className={styles.recoverable}>
        <PasswordField
          {...form.field('password')}
          label={t('account.password')}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus={userName === undefined ? undefined : true}
        />
        {/* After the field, so that Tab moves from the username to the password. */}
        <Link className={styles.forgot} to="/account/recovery">
          {t('account.forgot')}
        </Link>
      </div>
      {refusal ? (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      ) : null}
      <CaptchaField captcha={captcha} />
      <Button
        type="submit"
        variant="filled"
        size="lg"
        fullWidth
        loading={running || isEntered || captcha.isAwaited}
      >
        {t('action.logIn')}
      </Button>
    </form>
  )
}
