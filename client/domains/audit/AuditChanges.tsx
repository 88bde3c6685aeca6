import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { AuditChanges_entry$key } from '../../__generated__/AuditChanges_entry.graphql.ts'
import styles from './Audit.module.css'

/** The changed fields with their values before and after. */
export function AuditChanges({ entry: key }: { entry: AuditChanges_entry$key }) {
  const { t } = useTranslation()
  const { changes } = useFragment(
    graphql`
      fragment AuditChanges_entry on AuditEntry {
        changes {
          field
          before
          after
        }
      }
    `,
    key,
  )
  return (
    <section aria-label={t('audit.changes')}>
      <h3 className={styles.heading}>{t('audit.changes')}</h3>
      {changes.length === 0 ? <p className="h-dim">{t('audit.noChanges')}</p> : null}
      <dl className={styles.changes}>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd className={styles.was}>
              <span className={styles.side}>{t('audit.was')}</span>
              {before || <span className="h-faint">{t('audit.nothing')}</span>}
            </dd>
            <dd className={styles.is}>
              <span className={styles.side}>{t('audit.is')}</span>
              {after || <span className="h-faint">{t('audit.nothing')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
