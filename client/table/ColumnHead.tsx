import { Table } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { nextSort, type Column, type Sort } from './column.ts'
import styles from './DataTable.module.css'

type Props = {
  column: Column<never>
  /** The chosen order. */
  sort: Sort | null
  /** The order of the list. */
  shownSort: Sort | null
  onSort?: ((sort: Sort | null) => void) | undefined
  /** Phones show this text instead of the label and its order. */
  phoneText?: string | null
}

const icon = { size: 14, stroke: 1.75, 'aria-hidden': true } as const

/** The head of a column. In a sortable column it is a button that shows the order. */
export function ColumnHead({ column, sort, shownSort, onSort, phoneText = null }: Props) {
  const { key, label, isSortable, isOnPhone, isRoomy, align, isWide, isLabelHidden } = column
  const isSorted = shownSort?.key === key
  const className = [
    isOnPhone ? '' : 'h-desk',
    isRoomy ? styles.roomy : '',
    align === 'end' ? styles.figure : '',
    isWide ? styles.wide : '',
  ].join(' ')
  const forPhones = phoneText ? (
    <span className="h-phone" aria-hidden>
      {phoneText}
    </span>
  ) : null
  if (!isSortable || !onSort) {
    return (
      <Table.Th className={className} {...(phoneText ? { 'aria-label': label } : {})}>
        {isLabelHidden ? (
          <span className="h-sr">{label}</span>
        ) : phoneText ? (
          <>
            <span className="h-desk">{label}</span>
            {forPhones}
          </>
        ) : (
          label
        )}
      </Table.Th>
    )
  }
  return (
    <Table.Th
      className={className}
      {...(phoneText ? { 'aria-label': label } : {})}
      aria-sort={isSorted ? (shownSort.isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className={`${styles.sort} ${phoneText ? 'h-desk' : ''}`}
        data-sorted={isSorted || undefined}
        onClick={() => onSort(nextSort(sort, column))}
      >
        {label}
        {isSorted ? (
          shownSort.isDescending ? (
            <IconArrowDown {...icon} />
          ) : (
            <IconArrowUp {...icon} />
          )
        ) : (
          <IconArrowsSort {...icon} className={styles.unsorted} />
        )}
      </button>
      {forPhones}
    </Table.Th>
  )
}
