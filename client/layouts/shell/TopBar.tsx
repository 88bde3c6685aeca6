import { IconSearch } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link, useNavigation } from 'react-router'
import { SignalMark } from '../../components/flags/SignalMark.tsx'
import { Spinner } from '../../components/states/Spinner.tsx'
import { useConnectionState } from '../../relay/transport/connection-state.ts'
import { useClientConfig } from '../../session/client-config.ts'
import { openPalette } from '../../palette/palette-items.ts'
import { shortTrail, useBreadcrumbs } from './breadcrumbs.ts'
import styles from './TopBar.module.css'

const MAC = /mac|iphone|ipad/i.test(navigator.userAgent)

type Props = {
  tabsRef: (element: HTMLElement | null) => void
  asideRef: (element: HTMLElement | null) => void
}

export function TopBar({ tabsRef, asideRef }: Props) {
  const { t } = useTranslation()
  const trail = useBreadcrumbs()
  const { breadcrumbs, heading } = trail
  const { title: platform } = useClientConfig()
  const short = shortTrail(trail, platform)
  const connection = useConnectionState()
  const loading = useNavigation().state !== 'idle'
  return (
    <header className={styles.top}>
      <nav className={styles.trail} aria-label={t('navigation.breadcrumbs')}>
        {breadcrumbs.map((breadcrumb) => (
          <Fragment key={breadcrumb.to}>
            <Link className={styles.breadcrumb} to={breadcrumb.to}>
              {breadcrumb.label}
            </Link>
            <span className={styles.slash} aria-hidden>
              /
            </span>
          </Fragment>
        ))}
        <strong className={styles.here} title={heading}>
          {heading}
        </strong>
      </nav>
      <nav
        className={styles.shortTrail}
        data-first={breadcrumbs.length === 1 || undefined}
        aria-label={t('navigation.breadcrumbs')}
      >
        {short.context === null ? null : <span className={styles.context}>{short.context}</span>}
        {short.to === null ? (
          <strong>{short.name}</strong>
        ) : (
          <Link to={short.to} data-leads-back={short.leadsBack || undefined}>
            {short.name}
          </Link>
        )}
      </nav>
      <div ref={tabsRef} className={styles.tabs} />
      <div className={styles.side}>
        {loading ? (
          <span className={styles.loading} role="status">
            <Spinner size={16} />
            <span className="h-sr">{t('state.loading')}</span>
          </span>
        ) : null}
        <div ref={asideRef} className={styles.aside} />
        <SignalMark state={connection} />
        <button
          type="button"
          className={styles.palette}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={openPalette}
        >
          <IconSearch size={16} stroke={1.75} aria-hidden />
          <span>{t('action.search')}</span>
          <kbd>{MAC ? '⌘ K' : t('action.withControl', { key: 'K' })}</kbd>
        </button>
      </div>
    </header>
  )
}
