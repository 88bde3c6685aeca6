import { Button } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LinkedAccountRow_identity$key } from '../../__generated__/LinkedAccountRow_identity.graphql.ts'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ConfirmPasswordDialog } from '../account/password/ConfirmPasswordDialog.tsx'
import { useIdentityLinks } from './useIdentityLinks.ts'
import styles from './LinkedAccounts.module.css'

/** An identity of the viewer, with the button that unlinks it. */
export function LinkedAccountRow({ identity: key }: { identity: LinkedAccountRow_identity$key }) {
  const { t } = useTranslation()
  const { id, name, provider } = useFragment(
    graphql`
      fragment LinkedAccountRow_identity on LinkedIdentity {
        id
        name
        provider {
          label
        }
      }
    `,
    key,
  )
  const [step, setStep] = useState<'none' | 'asking' | 'confirming'>('none')
  const { unlink } = useIdentityLinks()
  const texts = { provider: provider.label, name }

  async function send() {
    const outcome = await unlink({ variables: { input: { id } } })
    const isPasswordNeeded = !outcome.ok && outcome.error.code === 'AUTH_PASSWORD_NEEDED'
    setStep(isPasswordNeeded ? 'confirming' : 'none')
  }

  return (
    <li className={styles.row}>
      <div className="h-grow">
        <div className={styles.name}>{provider.label}</div>
        <div className={styles.facts}>{name}</div>
      </div>
      <Button size="xs" aria-label={t('identity.unlink', texts)} onClick={() => setStep('asking')}>
        {t('identity.unlinkButton')}
      </Button>
      <ConfirmDialog
        opened={step === 'asking'}
        onClose={() => setStep('none')}
        onConfirm={send}
        title={t('identity.unlinkTitle', texts)}
        confirmLabel={t('identity.unlink', texts)}
      >
        {t('identity.unlinkText', texts)}
      </ConfirmDialog>
      <ConfirmPasswordDialog
        opened={step === 'confirming'}
        onClose={() => setStep('none')}
        onConfirmed={() => void send()}
      />
    </li>
  )
}
