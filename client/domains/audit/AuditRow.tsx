import { Table } from '@mantine/core'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { AuditRow_entry$key } from '../../__generated__/AuditRow_entry.graphql.ts'
import { LogTime } from '../../components/LogTime.tsx'
import { subjectLink } from './subject-link.ts'
import { useAuditTexts } from './useAuditTexts.ts'
import styles from './Audit.module.css'

export function AuditRow({ entry: key, onOpen }: { entry: AuditRow_entry$key; onOpen: () => void }) {
  const { actionWords, actorWords } = useAuditTexts()
  const entry = useFragment(
    graphql`
      fragment AuditRow_entry on AuditEntry {
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
    key,
  )
  const link = subjectLink(entry)
  const subject = entry.subjectName ?? entry.subjectId
  const shown = subject ? (
    link ? (
      <Link className={`h-trunc ${styles.link}`} to={link}>
        {subject}
      </Link>
    ) : (
      <span className="h-trunc">{subject}</span>
    )
  ) : null
  return (
    <Table.Tr className={styles.row ?? ''}>
      <Table.Td className={`h-desk ${styles.time}`}>
        <LogTime time={entry.time} />
      </Table.Td>
      <Table.Td className={`h-desk h-trunc ${styles.actor}`} data-door={entry.door}>
        {actorWords(entry)}
      </Table.Td>
      <Table.Td className={styles.act ?? ''}>
        <button
          type="button"
          className={styles.open}
          data-tone={entry.action === 'audit.signature.broken' ? 'bad' : undefined}
          onClick={onOpen}
        >
          {actionWords(entry.action)}
        </button>
        <div className={`h-phone ${styles.small}`}>
          {subject}
          <span className={styles.meta}>
            <span className="h-trunc">{actorWords(entry)}</span>
            <LogTime time={entry.time} className={styles.time} />
          </span>
        </div>
      </Table.Td>
      <Table.Td className={`h-desk ${styles.subject}`}>{shown}</Table.Td>
      <Table.Td className={`h-desk h-num h-dim ${styles.address}`}>{entry.ip}</Table.Td>
    </Table.Tr>
  )
}
