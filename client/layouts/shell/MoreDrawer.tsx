import { Drawer } from '@mantine/core'
import { IconLogin2, IconLogout, IconUser } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { useLogOut } from '../../domains/account/useLogOut.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { useLanguageChoice } from '../../i18n/useLanguageChoice.tsx'
import { useLogInPath } from '../../session/useLogInPath.ts'
import { hasRole, useViewer } from '../../session/viewer.ts'
import { AppearanceControls } from './menus/AppearanceControls.tsx'
import { MAIN_PAGES, PHONE_PAGES } from './main-pages.ts'
import { useOpenOnMount } from '../../components/panels/useOpenOnMount.ts'
import styles from './MoreDrawer.module.css'

/** The entries that do not fit into the bottom bar of phones. */
export function MoreDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const [isMounted] = useOpenOnMount()
  return (
    <Drawer
      opened={opened && isMounted}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('action.more')}
    >
      <MoreList />
    </Drawer>
  )
}

function MoreList() {
  const { t, i18n } = useTranslation()
  const viewer = useViewer()
  const logInPath = useLogInPath()
  const [logOut] = useLogOut()
  const { choose, warning } = useLanguageChoice()
  const rest = MAIN_PAGES.filter(
    ({ key, adminOnly }) =>
      !PHONE_PAGES.some((shown) => shown === key) && (!adminOnly || hasRole(viewer, 'Admin')),
  )
  return (
    <div className={styles.more}>
      {rest.map(({ key, to, label, icon: Icon }) => (
        <Link key={key} className={styles.line} to={to}>
          <Icon size={20} stroke={1.75} aria-hidden />
          {t(label)}
        </Link>
      ))}
      {viewer ? (
        <>
          <Link className={styles.line} to="/account/profile">
            <IconUser size={20} stroke={1.75} aria-hidden />
            {t('account.profile')}
          </Link>
          <button type="button" className={styles.line} onClick={() => void logOut()}>
            <IconLogout size={20} stroke={1.75} aria-hidden />
            {t('action.logOut')}
          </button>
        </>
      ) : (
        <Link className={styles.line} to={logInPath}>
          <IconLogin2 size={20} stroke={1.75} aria-hidden />
          {t('action.logIn')}
        </Link>
      )}
      <label className={styles.language}>
        <span className="h-sub">{t('language.name')}</span>
        <select value={i18n.language} onChange={(event) => void choose(event.currentTarget.value)}>
          {LANGUAGES.map(({ locale, name }) => (
            <option key={locale} value={locale} lang={locale}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <AppearanceControls />
      {warning}
    </div>
  )
}
