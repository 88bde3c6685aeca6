import { Link, useLocation } from 'react-router'
import { Logo } from '../../components/Logo.tsx'
import { LanguageMenu } from './menus/LanguageMenu.tsx'
import { useClientConfig } from '../../session/client-config.ts'
import { hasRole, useViewer } from '../../session/viewer.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { AccountMenu } from './menus/AccountMenu.tsx'
import { AppearanceMenu } from './menus/AppearanceMenu.tsx'
import { MAIN_PAGES, mainPageOf } from './main-pages.ts'
import styles from './Rail.module.css'

/** The navigation rail; the active page is marked with a pennant. */
export function Rail() {
  const { t } = useTranslation()
  const { title, logoUrl } = useClientConfig()
  const viewer = useViewer()
  const active = mainPageOf(useLocation().pathname)
  const pages = MAIN_PAGES.filter((page) => !page.adminOnly || hasRole(viewer, 'Admin'))
  return (
    <nav className={styles.rail} aria-label={t('navigation.main')}>
      <Link className={styles.logo} to="/" aria-label={t('navigation.homeOf', { name: title })}>
        <Logo url={logoUrl} />
      </Link>
      <div className={styles.items}>
        {pages.map(({ key, to, label, icon: Icon }) => (
          <Link key={key} className={styles.item} to={to} aria-current={key === active ? 'page' : undefined}>
            <Icon size={22} stroke={1.75} aria-hidden />
            <span>{t(label)}</span>
          </Link>
        ))}
      </div>
      <div className={styles.foot}>
        <LanguageMenu />
        <AppearanceMenu />
        <AccountMenu />
      </div>
    </nav>
  )
}
