import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './DataTable.module.css'

type Props = { id: string; columnCount: number; children: ReactNode }

/** The details of a row, below it. */
export function DetailRow({ id, columnCount, children }: Props) {
  return (
    <Table.Tr id={id} className={styles.details ?? ''}>
      <Table.Td colSpan={columnCount}>
        <div className={styles.detailsText}>{children}</div>
      </Table.Td>
    </Table.Tr>
  )
}
