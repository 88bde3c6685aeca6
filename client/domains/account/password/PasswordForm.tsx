import { Button } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useRevalidator } from 'react-router'
import { showSuccess } from '../../../components/toasts.ts'
import { useTextFields } from '../../../forms/useTextFields.ts'
import { newPasswordProblem } from '../account-rules.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordMeter } from './PasswordMeter.tsx'
import { useChangePassword } from './useChangePassword.ts'

export function PasswordForm({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [change, running] = useChangePassword()
  const form = useTextFields(
    { old: '', new: '' },
    {
      old: (value) => (value ? null : t('account.passwordRequired')),
      new: (value) => newPasswordProblem(t, value),
    },
  )

  async function send() {
    if (form.values.old === form.values.new) {
      form.refuse({ new: t('account.passwordSame') })
      return
    }
    const outcome = await change({ variables: { input: form.values } })
    if (outcome.ok) {
      form.reset()
      showSuccess(t('account.passwordChanged'), t('account.passwordChangedText'))
      void revalidate()
    } else form.refuse(outcome.fieldErrors)
  }

  return (
    <section className="h-panel" aria-labelledby="password-panel">
      <div className="h-panel-head">
        <h2 id="password-panel" style={{ fontSize: 'var(--h-fs-14)' }}>
          {t('account.passwordPanel')}
        </h2>
      </div>
      <form className="h-panel-body h-stack" onSubmit={form.submit(send)} noValidate>
        <input type="hidden" name="username" autoComplete="username" value={userName} />
        <PasswordField
          {...form.field('old')}
          label={t('account.currentPassword')}
          autoComplete="current-password"
          required
          withAsterisk={false}
        />
        <div className="h-stack" style={{ gap: 8 }}>
          <PasswordField
            {...form.field('new')}
            label={t('account.newPassword')}
            autoComplete="new-password"
            required
            withAsterisk={false}
          />
          <PasswordMeter password={form.values.new} known={[userName]} />
        </div>
        <div className="h-row h-wrap" style={{ justifyContent: 'space-between' }}>
          <span className="h-label">{t('account.passwordText')}</span>
          <Button type="submit" loading={running}>
            {t('account.changePassword')}
          </Button>
        </div>
      </form>
    </section>
  )
}
