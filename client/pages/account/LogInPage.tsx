import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link, Navigate, useSearchParams } from 'react-router'
import { PageTitle } from '../../components/PageTitle.tsx'
import { LogInForm } from '../../domains/account/LogInForm.tsx'
import styles from '../../domains/account/AuthForm.module.css'
import { safeReturnPath } from '../../session/return-path.ts'
import { enterSession, useViewer } from '../../session/viewer.ts'

export function LogInPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const returnPath = safeReturnPath(search.get('from'))
  const viewer = useViewer()
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
      <LogInForm onEntered={() => enterSession(returnPath)} />
    </>
  )
}
