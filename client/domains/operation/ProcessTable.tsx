import { graphql, useFragment } from 'react-relay'
import type { ProcessTable_operations$key } from '../../__generated__/ProcessTable_operations.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { processColumns } from './process-columns.tsx'
import styles from './Operations.module.css'

/** The processes of the platform, each with its own load. */
export function ProcessTable({ operations: key }: { operations: ProcessTable_operations$key }) {
  const { t, i18n } = useTranslation()
  const { processes } = useFragment(
    graphql`
      fragment ProcessTable_operations on Operations {
        processes {
          key
          name
          isAnswering
          ...processColumns_process
        }
      }
    `,
    key,
  )
  return (
    <DataTable
      name="processes"
      label={t('operations.processes')}
      columns={processColumns({ t, language: i18n.language })}
      rows={processes}
      rowId={(row) => row.key}
      rowName={({ name }) => name}
      isDim={({ isAnswering }) => !isAnswering}
      summary={<h2 className={`h-sub ${styles.title}`}>{t('operations.processes')}</h2>}
    />
  )
}
