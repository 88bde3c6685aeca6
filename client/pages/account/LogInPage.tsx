import { useCallback, useEffect, useState } from 'react'
import { safeReturnPath } from '../../../rules/return-path.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { PageTitle } from '../../components/PageTitle.tsx'
import { LogInForm } from '../../domains/account/LogInForm.tsx'
import styles from '../../domains/account/AuthForm.module.css'
import { lazyPart } from '../../relay/lazy-part.ts'
import { enterSession, useViewer } from '../../session/viewer.ts'

const ProviderLinks = lazyPart(() =>
  import('../../domains/identity/ProviderLinks.tsx').then((module) => module.ProviderLinks),
)
const LogInWithPasskey = lazyPart(() =>
  import('../../domains/passkey/LogInWithPasskey.tsx').then((module) => module.LogInWithPasskey),
)
const SecondStepForm = lazyPart(() =>
  import('../../domains/second-factor/SecondStepForm.tsx').then((module) => module.SecondStepForm),
)
const SignInProblemNote = lazyPart(() =>
  import('../../domains/identity/SignInProblemNote.tsx').then((module) => module.SignInProblemNote),
)

/** The token of the second step, which follows the `#` after a sign-in with a provider. */
function secondStepOf(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('secondStep')
}

export function LogInPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const returnPath = safeReturnPath(search.get('from'), window.location.origin)
  const viewer = useViewer()
  const problem = search.get('signIn')
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [secondStep, setSecondStep] = useState(secondStepOf(hash))
  const isTokenInAddress = secondStepOf(hash) !== null
  useEffect(() => {
    if (isTokenInAddress) void navigate({ search: window.location.search }, { replace: true })
  }, [isTokenInAddress, navigate])
  const [isPasswordOff, setPasswordOff] = useState(false)
  const onPasswordOff = useCallback(() => setPasswordOff(true), [])
  if (viewer) return <Navigate to={returnPath} replace />
  return (
    <>
      <PageTitle screen={t('account.logInTitle')} />
      <h1>{t('account.logInTitle')}</h1>
      <p className={styles.lead}>
        {t('account.noAccount')}{' '}
        <Link to={{ pathname: '/account/register', search: search.toString() }}>
          {t('account.registerAction')}
        </Link>
      </p>
      {problem ? <SignInProblemNote code={problem} /> : null}
      {secondStep === null ? (
        <>
          {isPasswordOff ? null : (
            <LogInForm onEntered={() => enterSession(returnPath)} onSecondStep={setSecondStep} />
          )}
          <LogInWithPasskey onEntered={() => enterSession(returnPath)} />
          <ProviderLinks returnPath={returnPath} onPasswordOff={onPasswordOff} />
        </>
      ) : (
        <SecondStepForm
          token={secondStep}
          onEntered={() => enterSession(returnPath)}
          onRestart={() => setSecondStep(null)}
        />
      )}
    </>
  )
}
