import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './DataTable.module.css'

type Props = { children: ReactNode } & ({ to: string; onOpen?: never } | { onOpen: () => void; to?: never })

/** The main control of a row. Its area is the whole row, and other controls are above it. */
export function RowOpener({ children, to, onOpen }: Props) {
  const className = `${styles.opener} h-trunc`
  if (to !== undefined) {
    return (
      <Link className={className} to={to} data-row-opener data-name>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" className={className} data-row-opener data-name onClick={onOpen}>
      {children}
    </button>
  )
}
