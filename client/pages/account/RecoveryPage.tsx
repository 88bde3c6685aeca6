import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { PageTitle } from '../../components/PageTitle.tsx'
import { RecoveryForm, type RecoveryRequest } from '../../domains/account/mail/RecoveryForm.tsx'
import { RecoveryOutcome } from '../../domains/account/mail/RecoveryOutcome.tsx'
import styles from '../../domains/account/AuthForm.module.css'

export function RecoveryPage() {
  const { t } = useTranslation()
  const [request, setRequest] = useState<RecoveryRequest | null>(null)
  const [isAsking, setAsking] = useState(true)
  return (
    <>
      <PageTitle screen={t('recovery.title')} />
      {request && !isAsking ? (
        <RecoveryOutcome request={request} onAgain={() => setAsking(true)} />
      ) : (
        <>
          <h1>{t('recovery.title')}</h1>
          <p className={styles.lead}>
            {t('recovery.lead')} <Link to="/account/login">{t('recovery.back')}</Link>
          </p>
          <RecoveryForm
            before={request?.email ?? ''}
            onRequested={(answer) => {
              setRequest(answer)
              setAsking(false)
            }}
          />
        </>
      )}
    </>
  )
}
