import { Table } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ImportRow, UserImport } from './user-import.ts'
import styles from './ImportUsers.module.css'

type Props = {
  list: UserImport
  /** What the server said, by the place of the row. */
  refused: ReadonlyMap<number, string>
}

/** So many rows are drawn; those with problems come first then. */
const SHOWN = 200

/** The list as it was understood, each problem under its line. */
export function ImportPreview({ list, refused }: Props) {
  const { t } = useTranslation()
  const entries = list.rows.map((row, index) => ({ row, said: refused.get(index) }))
  const isWrong = ({ row, said }: (typeof entries)[number]) =>
    said !== undefined || Object.keys(row.problems).length > 0
  const shown =
    entries.length <= SHOWN
      ? entries
      : [...entries.filter(isWrong), ...entries.filter((entry) => !isWrong(entry))].slice(0, SHOWN)
  return (
    <div className={styles.preview} role="region" aria-label={t('userImport.preview')} tabIndex={0}>
      <Table highlightOnHover={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('userImport.line')}</Table.Th>
            {list.fields.map((field) => (
              <Table.Th key={field}>{t(`users.${field}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ row, said }) => (
            <PreviewRow key={row.line} row={row} fields={list.fields} said={said} />
          ))}
        </Table.Tbody>
      </Table>
      {entries.length > SHOWN ? (
        <p className={styles.rest}>{t('userImport.notShown', { count: entries.length - SHOWN })}</p>
      ) : null}
    </div>
  )
}

type RowProps = { row: ImportRow; fields: UserImport['fields']; said: string | undefined }

function PreviewRow({ row, fields, said }: RowProps) {
  const { t } = useTranslation()
  // A problem of a column that is not there, such as a missing address, stands with the row itself.
  const hidden = Object.entries(row.problems).flatMap(([field, problem]) =>
    fields.some((shown) => shown === field) ? [] : [problem],
  )
  const whole = [...hidden, ...(said ? [said] : [])].join(' ')
  const isWrong = whole !== '' || Object.keys(row.problems).length > 0
  const Mark = isWrong ? IconAlertTriangle : IconCheck
  return (
    <Table.Tr data-wrong={isWrong || undefined}>
      <Table.Td className={styles.line ?? ''}>
        <span className="h-row">
          <Mark
            className={styles.mark}
            size={16}
            stroke={1.75}
            role="img"
            aria-label={t(isWrong ? 'userImport.rowWrong' : 'userImport.rowRight')}
          />
          {row.line}
        </span>
        {whole ? <span className={styles.problem}>{whole}</span> : null}
      </Table.Td>
      {fields.map((field) => (
        <Table.Td key={field}>
          {field === 'password' && !row.values.password ? (
            <span className="h-faint">{t('userImport.made')}</span>
          ) : (
            <span className={styles.value}>{row.values[field]}</span>
          )}
          {row.problems[field] ? <span className={styles.problem}>{row.problems[field]}</span> : null}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}
