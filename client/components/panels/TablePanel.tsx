import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './TablePanel.module.css'

type Props = {
  label: string
  /** Cells of the head. */
  head: ReactNode
  /** The last cell of each row has its actions. */
  hasActions?: boolean
  /** On phones, a row is one cell, which needs no head. */
  isHeadlessOnPhone?: boolean
  /** Different rows are being loaded. */
  isBusy?: boolean
  children: ReactNode
}

/** A table in a panel. */
export function TablePanel(props: Props) {
  const { label, head, hasActions = false, isHeadlessOnPhone = false, isBusy = false, children } = props
  return (
    <div
      className={`h-panel ${styles.panel}`}
      data-actions={hasActions || undefined}
      data-headless={isHeadlessOnPhone || undefined}
      aria-busy={isBusy}
    >
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>{head}</Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  )
}
