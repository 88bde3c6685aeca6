import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { lazyDialog } from '../../../components/panels/lazy-dialog.ts'
import styles from '../ProfileForm.module.css'

const ChangeEmailDialog = lazyDialog(() =>
  import('./ChangeEmailDialog.tsx').then((module) => module.ChangeEmailDialog),
)

/** The account's email address. It changes through a confirmation link, not by saving the form. */
export function EmailField({ email }: { email: string }) {
  const { t } = useTranslation()
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <div className={styles.mail}>
        <TextInput
          className="h-grow"
          label={t('account.email')}
          value={email}
          description={t('account.emailHint')}
          classNames={{ input: styles.fixed ?? '' }}
          readOnly
        />
        <Button
          className={styles.change ?? ''}
          aria-label={t('changeMail.title')}
          onClick={() => setChanging(true)}
        >
          {t('changeMail.action')}
        </Button>
      </div>
      <ChangeEmailDialog email={email} opened={isChanging} onClose={() => setChanging(false)} />
    </>
  )
}
