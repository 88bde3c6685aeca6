import { graphql, useFragment } from 'react-relay'
import type { EngineTable_operations$key } from '../../__generated__/EngineTable_operations.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { engineColumns } from './engine-columns.tsx'
import styles from './Operations.module.css'

/** The configured engines with the memory and the CPU that instances use on each. Renders nothing if none is configured. */
export function EngineTable({ operations: key }: { operations: EngineTable_operations$key }) {
  const { t, i18n } = useTranslation()
  const { platform } = useFragment(
    graphql`
      fragment EngineTable_operations on Operations {
        platform {
          engines {
            name
            isAnswering
            instances
            memoryUsed
            memoryLimit
            cpuUsed
            cpuLimit
          }
        }
      }
    `,
    key,
  )
  const engines = platform?.engines ?? []
  if (engines.length === 0) return null
  return (
    <DataTable
      name="engines"
      label={t('operations.engines')}
      columns={engineColumns({ t, language: i18n.language })}
      rows={engines}
      rowId={({ name }) => name}
      rowName={({ name }) => name}
      isDim={({ isAnswering }) => !isAnswering}
      summary={<h2 className={`h-sub ${styles.title}`}>{t('operations.engines')}</h2>}
    />
  )
}
