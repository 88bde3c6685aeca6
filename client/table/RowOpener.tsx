import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './DataTable.module.css'

type Props = { children: ReactNode } & ({ to: string; onOpen?: never } | { onOpen: () => void; to?: never })

/** The main control of a row. Its area is the whole row, and other controls are above it. */
export function RowOpener({ children, to, onOpen }: Props) {
  const className = `${styles.opener} h-trunc`
  // A name that is cut is shown in full in a tip.
  const tip = typeof children === 'string' ? { title: children } : {}
  if (to !== undefined) {
    return (
      <Link className={className} to={to} data-row-opener data-name {...tip}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" className={className} data-row-opener data-name {...tip} onClick={onOpen}>
      {children}
    </button>
  )
}
