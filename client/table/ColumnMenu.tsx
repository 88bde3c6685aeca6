import { ActionIcon, Menu } from '@mantine/core'
import { IconColumns3, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { defaultSort, nextSort, type Column, type Sort } from './column.ts'
import type { useColumns } from './useColumns.ts'
import { useIsPhone } from '../theme/useIsPhone.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  choice: ReturnType<typeof useColumns<Row>>
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const blank = <span style={{ width: 16 }} />

/** Chooses the columns of a table. On phones, where few columns fit, it chooses the order. */
export function ColumnMenu<Row>({ columns, choice, sort, onSort }: Props<Row>) {
  const { t } = useTranslation()
  // Hidden items would take the focus of the opened menu.
  const isPhone = useIsPhone()
  const optional = columns.filter(({ isFixed }) => !isFixed)
  const shownSort = sort ?? defaultSort(columns as readonly Column<never>[])
  const sortable = columns.filter(({ isSortable }) => isSortable)
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon
          size={32}
          aria-label={t('table.view')}
          title={t('table.view')}
          // Phones choose only the order.
          className={sortable.length > 0 ? '' : 'h-desk'}
        >
          <IconColumns3 size={18} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isPhone && sortable.length > 0 ? (
          <div>
            <Menu.Label>{t('table.sortBy')}</Menu.Label>
            {sortable.map((column) => (
              <Menu.Item
                key={column.key}
                leftSection={
                  shownSort?.key !== column.key ? (
                    blank
                  ) : shownSort.isDescending ? (
                    <IconSortDescending {...icon} />
                  ) : (
                    <IconSortAscending {...icon} />
                  )
                }
                onClick={() => onSort(nextSort(sort, column as Column<never>))}
              >
                {column.label}
              </Menu.Item>
            ))}
          </div>
        ) : null}
        {isPhone ? null : (
          <div>
            <Menu.Label>{t('table.columns')}</Menu.Label>
            {optional.map((column) => (
              <Menu.CheckboxItem
                key={column.key}
                checked={choice.isShown(column)}
                onChange={() => choice.toggle(column)}
              >
                {column.label}
              </Menu.CheckboxItem>
            ))}
            <Menu.Divider />
            <Menu.Item leftSection={blank} disabled={!choice.isChosen} onClick={choice.reset}>
              {t('table.resetColumns')}
            </Menu.Item>
          </div>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
