import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { AuditDrawer_entry$key } from '../../__generated__/AuditDrawer_entry.graphql.ts'
import { CopyButton } from '../../components/controls/CopyField.tsx'
import { SideDrawer } from '../../components/panels/SideDrawer.tsx'
import { exactTime } from '../../time/formats.ts'
import { AuditChanges } from './AuditChanges.tsx'
import { subjectLink } from './subject-link.ts'
import { useAuditTexts } from './useAuditTexts.ts'
import styles from './Audit.module.css'

type Props = {
  opened: boolean
  /** Still set while the drawer closes. */
  entry: AuditDrawer_entry$key | null
  onClose: () => void
}

/** Details of one audit entry: the actor, the origin and the changes. */
export function AuditDrawer({ opened, entry: key, onClose }: Props) {
  const { t, i18n } = useTranslation()
  const { actionWords, actorWords } = useAuditTexts()
  const entry = useFragment(
    graphql`
      fragment AuditDrawer_entry on AuditEntry {
        seq
        time
        action
        door
        actorId
        actorName
        tokenId
        ip
        requestId
        subjectType
        subjectId
        subjectName
        gameId
        hash
        ...AuditChanges_entry
      }
    `,
    key,
  )
  if (!entry) return null
  const link = subjectLink(entry)
  const facts: [label: string, value: string | null | undefined][] = [
    [t('audit.time'), exactTime(Date.parse(entry.time), i18n.language)],
    [t('audit.actor'), actorWords(entry)],
    [t('audit.door.label'), t(`audit.door.${entry.door}`)],
    [t('audit.token'), entry.tokenId == null ? null : `#${entry.tokenId}`],
    [t('audit.address'), entry.ip],
    [t('audit.subject'), [entry.subjectType, entry.subjectName].filter(Boolean).join(' · ')],
    [t('audit.subjectId'), entry.subjectId],
    [t('audit.request'), entry.requestId],
    [t('audit.name'), entry.action],
  ]
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      changeCount={0}
      title={
        <span className={styles.title}>
          <b>{actionWords(entry.action)}</b>
          <span className="h-label h-num">{t('audit.number', { number: entry.seq })}</span>
        </span>
      }
    >
      <div>
        <section aria-label={t('audit.facts')}>
          <dl className="h-facts">
            {facts.map(([label, value]) =>
              value
                ? [
                    <dt key={`${label}:`}>{label}</dt>,
                    <dd key={label} className={styles.value}>
                      {value}
                    </dd>,
                  ]
                : null,
            )}
            <dt>{t('audit.hash')}</dt>
            <dd className={styles.value}>
              <span className="h-row" style={{ justifyContent: 'flex-end' }}>
                <span className="h-mono h-label">{entry.hash.slice(0, 16)}…</span>
                <CopyButton value={entry.hash} label={t('audit.copyHash')} />
              </span>
            </dd>
          </dl>
          <div className={styles.links}>
            {link ? <Link to={link}>{t('audit.toSubject')}</Link> : null}
            {entry.actorId ? (
              <Link to={`/admin/audit?actor=${entry.actorId}`} onClick={onClose}>
                {t('audit.allByActor', { name: entry.actorName })}
              </Link>
            ) : null}
            {entry.subjectId ? (
              <Link
                to={`/admin/audit?subject=${encodeURIComponent(`${entry.subjectType}:${entry.subjectId}`)}`}
                onClick={onClose}
              >
                {t('audit.allOnSubject')}
              </Link>
            ) : null}
          </div>
        </section>
        <AuditChanges entry={entry} />
      </div>
    </SideDrawer>
  )
}
