import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { GroupCheckbox } from './GroupCheckbox.tsx'
import type { Selection } from './useSelection.ts'
import styles from './DataTable.module.css'

/** Rows below a common head. */
export type RowGroup<Row> = {
  key: string
  head: ReactNode
  /** The label of the checkbox that selects the whole group. */
  selectLabel: string
  rows: readonly Row[]
}

type Props<Row> = {
  group: RowGroup<Row>
  rowIds: readonly string[]
  columnCount: number
  selection: Selection | undefined
}

/** The head of a group of rows. */
export function GroupRow<Row>({ group, rowIds, columnCount, selection }: Props<Row>) {
  return (
    <Table.Tr className={styles.group ?? ''}>
      {selection ? (
        <Table.Td className={styles.check ?? ''}>
          <GroupCheckbox label={group.selectLabel} rowIds={rowIds} selection={selection} />
        </Table.Td>
      ) : null}
      <Table.Th colSpan={columnCount} scope="rowgroup">
        <span className="h-row">
          {group.head}
          <span className="h-faint h-num">{group.rows.length}</span>
        </span>
      </Table.Th>
    </Table.Tr>
  )
}
