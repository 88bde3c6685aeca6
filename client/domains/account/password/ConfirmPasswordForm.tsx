import { Button, Modal } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useTextFields } from '../../../forms/useTextFields.ts'
import { lazyPart } from '../../../relay/lazy-part.ts'
import { PasswordField } from './PasswordField.tsx'
import { useConfirmPassword } from './useConfirmPassword.ts'

const ConfirmWithPasskey = lazyPart(() =>
  import('../../passkey/ConfirmWithPasskey.tsx').then((module) => module.ConfirmWithPasskey),
)

type Props = { opened: boolean; onClose: () => void; onConfirmed: () => void }

/** The content of `ConfirmPasswordDialog`. */
export function ConfirmPasswordForm({ opened, onClose, onConfirmed }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      className="h-dialog-alone"
      opened={opened}
      onClose={onClose}
      // The dialog that needs the password also listens to Escape. Mantine ignores the key from elements with this mark.
      closeOnEscape={false}
      onFocusCapture={(event) => event.target.setAttribute('data-mantine-stop-propagation', 'true')}
      onKeyDown={(event) => (event.key === 'Escape' ? onClose() : undefined)}
      title={<b>{t('confirmPassword.title')}</b>}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      size={420}
    >
      <PasswordForm onConfirmed={onConfirmed} />
    </Modal>
  )
}

function PasswordForm({ onConfirmed }: Pick<Props, 'onConfirmed'>) {
  const { t } = useTranslation()
  const [confirm, running] = useConfirmPassword()
  const form = useTextFields(
    { password: '' },
    { password: (value) => (value ? null : t('account.passwordRequired')) },
  )

  async function send() {
    const outcome = await confirm({ variables: { input: form.values } })
    if (outcome.ok) onConfirmed()
    else form.refuse(outcome.fieldErrors)
  }

  return (
    <form className="h-stack" onSubmit={form.submit(send)} noValidate>
      <p className="h-dim">{t('confirmPassword.intro')}</p>
      <PasswordField
        {...form.field('password')}
        label={t('account.currentPassword')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        data-autofocus
      />
      <Button type="submit" variant="filled" fullWidth loading={running}>
        {t('confirmPassword.action')}
      </Button>
      <ConfirmWithPasskey onConfirmed={onConfirmed} />
    </form>
  )
}
