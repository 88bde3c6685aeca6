import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './TablePanel.module.css'

type Props = {
  label: string
  /** Cells of the head. */
  head: ReactNode
  /** Another selection of rows is on its way. */
  isBusy?: boolean
  children: ReactNode
}

/** A table on a panel of its own. */
export function TablePanel({ label, head, isBusy = false, children }: Props) {
  return (
    <div className={`h-panel ${styles.panel}`} aria-busy={isBusy}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>{head}</Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  )
}
