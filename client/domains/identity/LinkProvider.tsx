import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ConfirmPasswordDialog } from '../account/password/ConfirmPasswordDialog.tsx'
import { useIdentityLinks } from './useIdentityLinks.ts'
import styles from './LinkedAccounts.module.css'

/** A provider that is not linked yet, with the button that leads there. */
export function LinkProvider({ provider, label }: { provider: string; label: string }) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { link } = useIdentityLinks()

  async function send() {
    setConfirming(false)
    setLeaving(true)
    const outcome = await link({ variables: { input: { provider } } })
    if (outcome.ok && outcome.payload.path) {
      window.location.assign(outcome.payload.path)
      return
    }
    setLeaving(false)
    setConfirming(!outcome.ok && outcome.error.code === 'AUTH_PASSWORD_NEEDED')
  }

  return (
    <li className={styles.row}>
      <div className={`h-grow ${styles.name}`}>{label}</div>
      <Button
        size="xs"
        aria-label={t('identity.link', { provider: label })}
        loading={isLeaving}
        onClick={() => void send()}
      >
        {t('identity.linkButton')}
      </Button>
      <ConfirmPasswordDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirmed={() => void send()}
      />
    </li>
  )
}
