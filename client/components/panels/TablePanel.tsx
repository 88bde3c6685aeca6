import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './TablePanel.module.css'

type Props = {
  label: string
  /** Cells of the head. */
  head: ReactNode
  /** The last cell of each row has its actions. */
  hasActions?: boolean
  /** Different rows are being loaded. */
  isBusy?: boolean
  children: ReactNode
}

/** A table in a panel. */
export function TablePanel({ label, head, hasActions = false, isBusy = false, children }: Props) {
  return (
    <div className={`h-panel ${styles.panel}`} data-actions={hasActions || undefined} aria-busy={isBusy}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>{head}</Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  )
}
