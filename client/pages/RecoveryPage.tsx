import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../components/PageTitle.tsx'
import { RecoveryForm, type RecoveryAsked } from '../domains/account/RecoveryForm.tsx'
import { RecoveryOutcome } from '../domains/account/RecoveryOutcome.tsx'
import styles from '../domains/account/AuthForm.module.css'

export function RecoveryPage() {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<RecoveryAsked | null>(null)
  const [isAsking, setAsking] = useState(true)
  return (
    <>
      <PageTitle screen={t('recovery.title')} />
      {asked && !isAsking ? (
        <RecoveryOutcome asked={asked} onAgain={() => setAsking(true)} />
      ) : (
        <>
          <h1>{t('recovery.title')}</h1>
          <p className={styles.lead}>
            {t('recovery.lead')} <Link to="/account/login">{t('recovery.back')}</Link>
          </p>
          <RecoveryForm
            before={asked?.email ?? ''}
            onAsked={(answer) => {
              setAsked(answer)
              setAsking(false)
            }}
          />
        </>
      )}
    </>
  )
}
