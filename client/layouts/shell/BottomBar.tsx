import { Drawer } from '@mantine/core'
import { IconDots, IconLogin2, IconLogout, IconUser } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useLogOut } from '../../domains/account/useLogOut.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { useLanguageChoice } from '../../i18n/LanguageMenu.tsx'
import { hasRole, useViewer } from '../../session/viewer.ts'
import { useLogInPath } from './AccountMenu.tsx'
import { AppearanceControls } from './AppearanceControls.tsx'
import { MAIN_PAGES, PHONE_PAGES, mainPageOf } from './main-pages.ts'
import styles from './BottomBar.module.css'

/** The navigation on phones: four pages and “More”. */
export function BottomBar() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const { pathname } = useLocation()
  const active = mainPageOf(pathname)
  const onBar = PHONE_PAGES.some((key) => key === active)
  useEffect(() => setOpened(false), [pathname])
  return (
    <>
      <nav className={styles.bar} aria-label={t('navigation.main')}>
        {PHONE_PAGES.map((key) => {
          const page = MAIN_PAGES.find((candidate) => candidate.key === key)
          if (!page) return null
          const Icon = page.icon
          return (
            <Link
              key={key}
              className={styles.item}
              to={page.to}
              aria-current={key === active ? 'page' : undefined}
            >
              <Icon size={22} stroke={1.75} aria-hidden />
              <span>{t(page.label)}</span>
            </Link>
          )
        })}
        <button
          type="button"
          className={styles.item}
          data-here={!onBar || undefined}
          aria-haspopup="dialog"
          onClick={() => setOpened(true)}
        >
          <IconDots size={22} stroke={1.75} aria-hidden />
          <span>{t('action.more')}</span>
        </button>
      </nav>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="bottom"
        size="auto"
        title={t('action.more')}
      >
        <MoreList />
      </Drawer>
    </>
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
