import type { TFunction } from '../../i18n/translate.ts'
import { Link } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import type { auditColumns_entry$key } from '../../__generated__/auditColumns_entry.graphql.ts'
import { LogTime } from '../../components/time/LogTime.tsx'
import type { Column } from '../../table/column.ts'
import { RowOpener } from '../../table/RowOpener.tsx'
import { subjectLink } from './subject-link.ts'
import type { useAuditTexts } from './useAuditTexts.ts'
import styles from './Audit.module.css'

type Row = auditColumns_entry$key & { id: string }

/** The columns of the audit trail. `onOpen` opens the entry with the given id. */
export function auditColumns(
  t: TFunction,
  { actionWords, actorWords }: ReturnType<typeof useAuditTexts>,
  onOpen: (id: string) => void,
): Column<Row>[] {
  return [
    {
      key: 'time',
      label: t('audit.time'),
      cell: (row) => <LogTime time={read(row).time} className={styles.time} isDated />,
    },
    {
      key: 'actor',
      label: t('audit.actor'),
      cell: (row) => {
        const entry = read(row)
        return (
          <span className={styles.actor} data-door={entry.door}>
            {actorWords(entry)}
          </span>
        )
      },
    },
    {
      key: 'act',
      label: t('audit.act'),
      isFixed: true,
      isOnPhone: true,
      cell: (row) => {
        const entry = read(row)
        return (
          <>
            <RowOpener onOpen={() => onOpen(row.id)}>
              <span className={styles.opened} data-tone={toneOf(entry.action)}>
                {actionWords(entry.action)}
              </span>
            </RowOpener>
            <div className={`h-phone ${styles.small}`}>
              <div className="h-trunc">{entry.subjectName ?? entry.subjectId}</div>
              <span className={styles.meta}>
                <span className="h-trunc">{actorWords(entry)}</span>
                <LogTime time={entry.time} className={styles.time} isDated />
              </span>
            </div>
          </>
        )
      },
    },
    {
      key: 'subject',
      label: t('audit.subject'),
      isWide: true,
      cell: (row) => {
        const entry = read(row)
        const link = subjectLink(entry)
        const subject = entry.subjectName ?? entry.subjectId
        return subject && link ? <Link to={link}>{subject}</Link> : subject
      },
    },
    {
      key: 'address',
      label: t('audit.address'),
      cell: (row) => <span className="h-num h-dim">{read(row).ip}</span>,
    },
  ]
}

const toneOf = (action: string) => (action === 'audit.signature.broken' ? 'bad' : undefined)

function read(row: auditColumns_entry$key) {
  return readInlineData(
    graphql`
      fragment auditColumns_entry on AuditEntry @inline {
        time
        action
        door
        actorName
        ip
        subjectType
        subjectId
        subjectName
        gameId
      }
    `,
    row,
  )
}
