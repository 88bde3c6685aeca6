import { useRef, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useScrollFade } from '../components/panels/useScrollFade.ts'
import { useSelectedInView } from '../components/panels/useSelectedInView.ts'
import styles from './TabLinks.module.css'

type TabLink = {
  to: string
  label: string
  end?: boolean
  count?: ReactNode
  /** The paths of other screens on which this tab is the current one. */
  covers?: readonly string[]
}

type Props = {
  label: string
  tabs: readonly TabLink[]
  position?: 'top' | 'page'
  /** Links to other screens of the same object, shown at the end. */
  others?: readonly { to: string; label: string; icon: ReactNode }[]
}

/** Links between related screens: in the top bar (`top`) or above the content of the page. */
export function TabLinks({ label, tabs, position = 'page', others = [] }: Props) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useScrollFade(nav)
  // On phones the links may be wider than the screen.
  useSelectedInView(nav, pathname)
  return (
    <nav ref={nav} className={position === 'top' ? styles.top : styles.page} aria-label={label}>
      {tabs.map(({ to, label: name, end = false, count, covers = [] }) => {
        const content = (
          <>
            {name}
            {count === undefined ? null : <span className={styles.count}>{count}</span>}
          </>
        )
        return covers.includes(pathname) ? (
          <Link key={to} to={to} className={styles.tab} aria-current="page">
            {content}
          </Link>
        ) : (
          <NavLink key={to} to={to} end={end} className={styles.tab ?? ''}>
            {content}
          </NavLink>
        )
      })}
      {others.length > 0 ? (
        <span className={styles.others}>
          {others.map(({ to, label: name, icon }) => (
            <Link key={to} to={to} className={styles.tab}>
              {icon}
              {name}
            </Link>
          ))}
        </span>
      ) : null}
    </nav>
  )
}
