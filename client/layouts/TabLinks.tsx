import { useEffect, useRef, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import styles from './TabLinks.module.css'

type TabLink = { to: string; label: string; end?: boolean; count?: ReactNode }

type Props = { label: string; tabs: readonly TabLink[]; position?: 'top' | 'page' }

/** Screens side by side: in the top bar (`top`) or above the page's content. */
export function TabLinks({ label, tabs, position = 'page' }: Props) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On phones there may be more of them than fit.
  useEffect(() => {
    nav.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <nav ref={nav} className={position === 'top' ? styles.top : styles.page} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end={tab.end ?? false} className={styles.tab ?? ''}>
          {tab.label}
          {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
        </NavLink>
      ))}
    </nav>
  )
}
