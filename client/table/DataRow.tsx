import { Checkbox, Table } from '@mantine/core'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { Column } from './column.ts'
import type { Selection } from './useSelection.ts'
import styles from './DataTable.module.css'

type Props<Row> = {
  row: Row
  id: string
  name: string
  isDim: boolean
  columns: readonly Column<Row>[]
  selection: Selection | undefined
}

/** A row of a table, with its checkbox if rows can be selected. */
export function DataRow<Row>({ row, id, name, isDim, columns, selection }: Props<Row>) {
  const { t } = useTranslation()
  const isSelected = selection?.has(id) ?? false
  return (
    <Table.Tr
      className={styles.row ?? ''}
      data-row={id}
      data-dim={isDim || undefined}
      data-selected={isSelected || undefined}
      {...(selection ? { 'aria-selected': isSelected } : {})}
    >
      {selection ? (
        <Table.Td className={styles.check ?? ''}>
          <Checkbox
            aria-label={t('table.select', { name })}
            checked={isSelected}
            onChange={(event) => {
              const { shiftKey } = event.nativeEvent as MouseEvent
              selection.toggle(id, shiftKey)
            }}
          />
        </Table.Td>
      ) : null}
      {columns.map((column) => (
        <Table.Td key={column.key} className={cellClass(column)}>
          {column.cell(row)}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

function cellClass<Row>({ isOnPhone, align, isWide }: Column<Row>): string {
  return [
    styles.cell,
    isOnPhone ? '' : 'h-desk',
    align === 'end' ? styles.figure : '',
    isWide ? styles.wide : '',
  ].join(' ')
}
