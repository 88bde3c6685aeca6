import { showSuccess } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { usePasswordDialog } from '../account/password/usePasswordDialog.tsx'
import { createPasskey } from './ask-browser.ts'
import { PasskeyNameDialog, type NameRefusal } from './PasskeyNameDialog.tsx'
import { useOwnPasskeys } from './useOwnPasskeys.ts'

/** Asks for a name, then lets the browser create a passkey. Asks for the password first if the login is too long ago. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { start, add } = useOwnPasskeys()
  const { confirm, dialog } = usePasswordDialog()

  async function create(name: string): Promise<NameRefusal | null> {
    const started = await start({ variables: {} })
    if (!started.ok && started.error.code === 'AUTH_PASSWORD_NEEDED')
      return (await confirm()) ? create(name) : {}
    if (!started.ok) return { message: started.error.message }
    const answer = await createPasskey(started.payload.options ?? '')
    if ('problem' in answer) return { message: t(`passkey.problem.${answer.problem}`) }
    const added = await add({ variables: { input: { name, response: answer.response } } })
    if (!added.ok) {
      const { name: fault } = added.fieldErrors
      return { name: fault, message: fault ? undefined : added.error.message }
    }
    showSuccess(t('passkey.added'))
    onClose()
    return null
  }

  return (
    <>
      <PasskeyNameDialog
        title={t('passkey.add')}
        text={t('passkey.addText')}
        initial=""
        confirmLabel={t('passkey.make')}
        onClose={onClose}
        onConfirm={create}
      />
      {dialog}
    </>
  )
}
