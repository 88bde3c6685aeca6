import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Navigate } from 'react-router'
import type { ProfilePageQuery } from '../../__generated__/ProfilePageQuery.graphql.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { PasswordForm } from '../../domains/account/password/PasswordForm.tsx'
import { ProfilePicture } from '../../domains/account/ProfilePicture.tsx'
import { ProfileForm } from '../../domains/account/ProfileForm.tsx'
import { AlertPanel } from '../../domains/alert/AlertPanel.tsx'
import { ApiTokenList } from '../../domains/api-token/ApiTokenList.tsx'
import { LinkedAccounts } from '../../domains/identity/LinkedAccounts.tsx'
import { PasskeyPanel } from '../../domains/passkey/PasskeyPanel.tsx'
import { TotpPanel } from '../../domains/second-factor/TotpPanel.tsx'
import { SessionList } from '../../domains/session/SessionList.tsx'
import { useLogInPath } from '../../session/useLogInPath.ts'
import type { PageProps } from '../../relay/page-route.tsx'
import styles from './ProfilePage.module.css'

export function ProfilePage({ queryRef }: PageProps<ProfilePageQuery>) {
  const { t } = useTranslation()
  const logInPath = useLogInPath()
  const { viewer, signInOptions } = usePreloadedQuery<ProfilePageQuery>(
    graphql`
      query ProfilePageQuery @preloadable {
        viewer {
          userName
          email
          role
          avatarUrl
          ...ProfileForm_viewer
          ...SessionList_viewer
          ...ApiTokenList_viewer
          ...LinkedAccounts_viewer
          ...PasskeyPanel_viewer
          ...TotpPanel_viewer
        }
        signInOptions {
          ...LinkedAccounts_options
        }
      }
    `,
    queryRef,
  )
  if (!viewer) return <Navigate to={logInPath} replace />
  const { userName, email, avatarUrl } = viewer
  return (
    <div className="h-page">
      <PageTitle screen={t('account.profile')} />
      <header className={styles.head}>
        <ProfilePicture name={userName} url={avatarUrl ?? null}>
          <h1 className={styles.name}>{userName}</h1>
          <p className={styles.role}>{t('account.loggedInAs', { role: t(`role.${viewer.role}`), email })}</p>
        </ProfilePicture>
      </header>
      <div className={styles.columns}>
        <ProfileForm viewer={viewer} />
        <div className={`${styles.column} ${styles.logIn}`}>
          <PasswordForm userName={userName} />
          <PasskeyPanel viewer={viewer} />
          <TotpPanel viewer={viewer} />
          <LinkedAccounts viewer={viewer} options={signInOptions} />
        </div>
        <div className={styles.column}>
          <AlertPanel />
          <ApiTokenList viewer={viewer} />
          <SessionList viewer={viewer} />
        </div>
      </div>
    </div>
  )
}
