import { graphql, useFragment } from 'react-relay'
import type { SlowStatements_operations$key } from '../../__generated__/SlowStatements_operations.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { shortDuration } from './load-formats.ts'
import { RecentEntries } from './RecentEntries.tsx'
import styles from './Operations.module.css'

/** The last slow database statements, without the values of their parameters. A row shows two lines until it is opened. */
export function SlowStatements({ operations: key }: { operations: SlowStatements_operations$key }) {
  const { t, i18n } = useTranslation()
  const { slowStatements } = useFragment(
    graphql`
      fragment SlowStatements_operations on Operations {
        slowStatements {
          time
          durationMs
          statement
          process
        }
      }
    `,
    key,
  )
  return (
    <RecentEntries
      id="operations-slow"
      title={t('operations.slow')}
      empty={{ title: t('operations.slowNone'), text: t('operations.slowNoneText') }}
      entries={slowStatements.map(({ time, process, durationMs, statement }) => ({
        time,
        process,
        mark: <b className="h-num">{shortDuration(durationMs, i18n.language)}</b>,
        text: (
          <details className={styles.whole}>
            <summary>
              <code className={styles.statement}>{statement}</code>
            </summary>
          </details>
        ),
      }))}
    />
  )
}
