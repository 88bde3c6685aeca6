import { useTranslation } from '../i18n/useTranslation.ts'
import { Link, Outlet } from 'react-router'
import { Markdown } from '../components/markdown/Markdown.tsx'
import { Logo } from '../components/Logo.tsx'
import { SignalFlag } from '../components/flags/SignalFlag.tsx'
import { LanguageMenu } from './shell/menus/LanguageMenu.tsx'
import { useClientConfig } from '../session/client-config.ts'
import { AppearanceMenu } from './shell/menus/AppearanceMenu.tsx'
import styles from './AuthLayout.module.css'

const LINES = [
  { y: 90, x: -120, word: 'HALYARD' },
  { y: 340, x: -30, word: 'WELCOME' },
  { y: 590, x: -120, word: 'ABOARD' },
]

/** The form on one side, the signal flags on the other. */
export function AuthLayout() {
  const { t } = useTranslation()
  const { title, logoUrl, footerInfo } = useClientConfig()
  return (
    <div className={styles.split}>
      <div className={styles.form}>
        <header>
          <Link className={styles.wordmark} to="/">
            <Logo size={32} url={logoUrl} />
            {title}
          </Link>
        </header>
        <main className={styles.middle}>
          <Outlet />
        </main>
        <footer className={styles.foot}>
          <span className="h-label">{footerInfo ? <Markdown source={footerInfo} inline /> : title}</span>
          <span className="h-row">
            <LanguageMenu />
            <AppearanceMenu />
          </span>
        </footer>
      </div>
      <div className={styles.art}>
        <svg
          viewBox="0 0 720 900"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={t('account.art')}
        >
          <g transform="rotate(-9 360 450)">
            {LINES.map(({ y, x, word }) => (
              <g key={word}>
                <rect x={-600} y={y} width={2200} height={3} fill="#7F90A8" />
                {[...word].map((sign, index) => (
                  <SignalFlag key={index} sign={sign} x={x + index * 176} y={y + 7} size={150} />
                ))}
              </g>
            ))}
          </g>
        </svg>
      </div>
    </div>
  )
}
