import { Checkbox, Table } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState, type MouseEvent as ReactMouseEvent, type ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { Column } from './column.ts'
import { DetailRow } from './DetailRow.tsx'
import { RowExpander } from './RowExpander.tsx'
import type { Selection } from './useSelection.ts'
import styles from './DataTable.module.css'

type Props<Row> = {
  row: Row
  id: string
  name: string
  isDim: boolean
  columns: readonly Column<Row>[]
  selection: Selection | undefined
  /** The row ends with a mark, because a click opens it. */
  opens: boolean
  /** Phones show only one column with a label. */
  isCard: boolean
  /** The details that the row shows below itself on demand. */
  renderDetails: ((row: Row) => ReactNode) | undefined
}

/** A row of a table, with its checkbox if rows can be selected, and with its details if it has some. */
export function DataRow<Row>({
  row,
  id,
  name,
  isDim,
  columns,
  selection,
  opens,
  isCard,
  renderDetails,
}: Props<Row>) {
  const { t } = useTranslation()
  const detailsId = useId()
  const [isOpen, setOpen] = useState(false)
  const isSelected = selection?.has(id) ?? false
  const toggle = () => setOpen(!isOpen)
  return (
    <>
      <Table.Tr
        className={styles.row ?? ''}
        data-row={id}
        data-dim={isDim || undefined}
        data-selected={isSelected || undefined}
        data-open={isOpen || undefined}
        {...(selection ? { 'aria-selected': isSelected } : {})}
        {...(renderDetails ? { onClick: (event) => isOnText(event) && toggle() } : {})}
      >
        {renderDetails ? (
          <Table.Td className={styles.toggle ?? ''}>
            <RowExpander label={name} isOpen={isOpen} detailsId={detailsId} onToggle={toggle} />
          </Table.Td>
        ) : null}
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
        {opens ? (
          <Table.Td className={styles.mark ?? ''} data-card={isCard || undefined}>
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </Table.Td>
        ) : null}
      </Table.Tr>
      {renderDetails && isOpen ? (
        <DetailRow id={detailsId} columnCount={columns.length + (selection ? 2 : 1) + (opens ? 1 : 0)}>
          {renderDetails(row)}
        </DetailRow>
      ) : null}
    </>
  )
}

/** Whether a click belongs to the row: it is on no control and no time, and does not end a selection of text. */
function isOnText({ target }: ReactMouseEvent): boolean {
  if ((target as HTMLElement).closest('a, button, input, label, time')) return false
  return getSelection()?.isCollapsed !== false
}

function cellClass<Row>({ isOnPhone, isRoomy, align, isWhole, isWide }: Column<Row>): string {
  return [
    styles.cell,
    isOnPhone ? '' : 'h-desk',
    isRoomy ? styles.roomy : '',
    align === 'end' ? styles.figure : '',
    isWhole ? styles.whole : '',
    isWide ? styles.wide : '',
  ].join(' ')
}
