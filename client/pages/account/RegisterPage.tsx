import { useCallback, useState } from 'react'
import { safeReturnPath } from '../../../rules/return-path.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link, Navigate, useSearchParams } from 'react-router'
import { PageTitle } from '../../components/PageTitle.tsx'
import { RegisterForm, type Registered } from '../../domains/account/RegisterForm.tsx'
import { RegisterOutcome } from '../../domains/account/RegisterOutcome.tsx'
import styles from '../../domains/account/AuthForm.module.css'
import { lazyPart } from '../../relay/lazy-part.ts'
import { enterSession, useViewer } from '../../session/viewer.ts'

const ProviderLinks = lazyPart(() =>
  import('../../domains/identity/ProviderLinks.tsx').then((module) => module.ProviderLinks),
)

export function RegisterPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const returnPath = safeReturnPath(search.get('from'), window.location.origin)
  const viewer = useViewer()
  const [registered, setRegistered] = useState<Registered | null>(null)
  const [isOver, setOver] = useState(false)
  const [isPasswordOff, setPasswordOff] = useState(false)
  const onPasswordOff = useCallback(() => setPasswordOff(true), [])

  function goOn(outcome: Registered) {
    // Users with a return path continue there immediately.
    if (outcome.status === 'LoggedIn' && returnPath !== '/') enterSession(returnPath)
    else {
      setRegistered(outcome)
      setOver(true)
    }
  }

  if (viewer && !isOver) return <Navigate to={returnPath} replace />
  return (
    <>
      <PageTitle screen={t('account.registerTitle')} />
      {registered && isOver ? (
        <RegisterOutcome registered={registered} returnPath={returnPath} onAgain={() => setOver(false)} />
      ) : (
        <>
          <h1>{t('account.registerTitle')}</h1>
          <p className={styles.lead}>
            {t('account.hasAccount')}{' '}
            <Link to={{ pathname: '/account/login', search: search.toString() }}>{t('action.logIn')}</Link>
          </p>
          {isPasswordOff ? null : <RegisterForm before={registered} onRegistered={goOn} />}
          <ProviderLinks isForNew returnPath={returnPath} onPasswordOff={onPasswordOff} />
        </>
      )}
    </>
  )
}
