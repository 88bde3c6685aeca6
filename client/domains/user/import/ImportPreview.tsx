import { Table } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { ImportRow, UserImport } from './user-import.ts'
import styles from './ImportUsers.module.css'

type Props = {
  list: UserImport
  /** Server errors by row index. */
  refused: ReadonlyMap<number, ImportRow['problems']>
}

/** The maximum number of rows. Invalid rows come first if there are more. */
const SHOWN = 200

/** The parsed list, each error below its line. */
export function ImportPreview({ list, refused }: Props) {
  const { t } = useTranslation()
  const entries = list.rows.map((row, index) => ({
    row,
    problems: { ...row.problems, ...refused.get(index) } as Record<string, string>,
  }))
  const isWrong = ({ problems }: (typeof entries)[number]) => Object.keys(problems).length > 0
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
          {shown.map(({ row, problems }) => (
            <PreviewRow key={row.line} row={row} fields={list.fields} problems={problems} />
          ))}
        </Table.Tbody>
      </Table>
      {entries.length > SHOWN ? (
        <p className={styles.rest}>{t('userImport.notShown', { count: entries.length - SHOWN })}</p>
      ) : null}
    </div>
  )
}

type RowProps = { row: ImportRow; fields: UserImport['fields']; problems: Readonly<Record<string, string>> }

function PreviewRow({ row, fields, problems }: RowProps) {
  const { t } = useTranslation()
  // An error in a column that the list lacks, such as the email address, is shown for the row.
  const whole = Object.entries(problems).flatMap(([field, problem]) =>
    fields.some((shown) => shown === field) ? [] : [problem],
  )
  const isWrong = Object.keys(problems).length > 0
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
        {whole.length > 0 ? <span className={styles.problem}>{whole.join(' ')}</span> : null}
      </Table.Td>
      {fields.map((field) => (
        <Table.Td key={field}>
          {field === 'password' && !row.values.password ? (
            <span className="h-faint">{t('userImport.made')}</span>
          ) : (
            <span className={styles.value}>{row.values[field]}</span>
          )}
          {problems[field] ? <span className={styles.problem}>{problems[field]}</span> : null}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}
