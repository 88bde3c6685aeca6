import { Button, Checkbox, Table } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { defaultSort, type Column, type Sort } from './column.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { DataRow } from './DataRow.tsx'
import { GroupRow, type RowGroup } from './GroupRow.tsx'
import { useColumns } from './useColumns.ts'
import { useRowKeys } from './useRowKeys.ts'
import type { Selection } from './useSelection.ts'
import styles from './DataTable.module.css'

type Props<Row> = {
  /** The name under which the chosen columns are stored. */
  name: string
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The rows in groups, each below a head of its own. */
  groups?: readonly RowGroup<Row>[]
  rowId: (row: Row) => string
  /** Names a row for screen readers. */
  rowName: (row: Row) => string
  /** The row is out of use, such as a banned user. */
  isDim?: (row: Row) => boolean
  /** Shown left of the column menu, such as the number of rows. */
  summary?: ReactNode
  /** Other rows are being loaded. */
  isBusy?: boolean
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  selection?: Selection
  /** A click on a row opens it, so each row ends with a mark that says so. */
  opens?: boolean
  /** The details that a row shows below itself on demand. */
  renderDetails?: (row: Row) => ReactNode
  /** Actions on the selected rows. */
  bulkActions?: ReactNode
}

/** The table of the administration's lists: sorting, chosen columns, selection and keys. */
export function DataTable<Row>(props: Props<Row>) {
  const { name, label, columns, rows, groups, rowId, rowName, isDim, summary, isBusy = false } = props
  const { sort = null, onSort, selection, opens = false, renderDetails, bulkActions } = props
  const { t } = useTranslation()
  const choice = useColumns(name, columns)
  const onKeyDown = useRowKeys(selection ?? null)
  const count = selection?.ids.size ?? 0
  const parts: readonly RowGroup<Row>[] = groups ?? [{ key: '', head: null, selectLabel: '', rows }]
  // Phones show a row as a card if one column remains, which needs no head.
  const isCard =
    choice.shown.filter(({ isOnPhone, isLabelHidden }) => isOnPhone && !isLabelHidden).length === 1
  const shownSort = sort ?? (onSort ? defaultSort(columns as readonly Column<never>[]) : null)
  const isSortable = columns.some((column) => column.isSortable)
  const hasMenu = columns.some(({ isFixed }) => !isFixed)
  return (
    <section aria-label={label}>
      <div
        className={`${styles.bar} ${summary || selection || isSortable ? '' : 'h-desk'}`}
        data-selecting={count > 0 || undefined}
      >
        {selection && count > 0 ? (
          <div className={styles.bulk} role="group" aria-label={t('table.bulk')}>
            <span className={styles.count} role="status">
              {t('table.selected', { count })}
            </span>
            {bulkActions}
            <Button
              size="xs"
              variant="subtle"
              leftSection={<IconX size={16} stroke={1.75} aria-hidden />}
              onClick={selection.clear}
            >
              {t('table.clearSelection')}
            </Button>
          </div>
        ) : (
          <div className="h-label h-num h-grow" role="status">
            {summary}
          </div>
        )}
        {hasMenu ? (
          <ColumnMenu columns={columns} choice={choice} sort={sort} onSort={(next) => onSort?.(next)} />
        ) : null}
      </div>
      <div className={`h-panel ${styles.panel}`} aria-busy={isBusy}>
        <Table aria-label={label} onKeyDown={onKeyDown}>
          <Table.Thead className={isCard && !selection ? 'h-desk' : ''}>
            <Table.Tr>
              {renderDetails ? (
                <Table.Th className={styles.toggle ?? ''}>
                  <span className="h-sr">{t('table.details')}</span>
                </Table.Th>
              ) : null}
              {selection ? (
                <Table.Th className={styles.check ?? ''}>
                  <Checkbox
                    aria-label={t('table.selectAll')}
                    checked={selection.isWhole}
                    indeterminate={count > 0 && !selection.isWhole}
                    onChange={selection.toggleAll}
                  />
                </Table.Th>
              ) : null}
              {choice.shown.map((column) => (
                <ColumnHead
                  key={column.key}
                  column={column as Column<never>}
                  sort={sort}
                  shownSort={shownSort}
                  onSort={onSort}
                  phoneText={isCard && selection ? t('table.selectAll') : null}
                />
              ))}
              {opens ? (
                <Table.Th className={styles.mark ?? ''}>
                  <span className="h-sr">{t('table.details')}</span>
                </Table.Th>
              ) : null}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {parts.map((part) => (
              <Fragment key={part.key}>
                {part.head ? (
                  <GroupRow
                    group={part}
                    rowIds={part.rows.map(rowId)}
                    columnCount={choice.shown.length + (opens ? 1 : 0)}
                    selection={selection}
                  />
                ) : null}
                {part.rows.map((row) => (
                  <DataRow
                    key={rowId(row)}
                    row={row}
                    id={rowId(row)}
                    name={rowName(row)}
                    isDim={isDim?.(row) ?? false}
                    columns={choice.shown}
                    selection={selection}
                    opens={opens}
                    isCard={isCard}
                    renderDetails={renderDetails}
                  />
                ))}
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  )
}
