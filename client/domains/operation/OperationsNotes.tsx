import { graphql, useFragment } from 'react-relay'
import type { OperationsNotes_operations$key } from '../../__generated__/OperationsNotes_operations.graphql.ts'
import { Note } from '../../components/Note.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'

const noted = [
  ['DATABASE', 'operations.databaseReadOnly'],
  ['STORAGE', 'operations.storageDown'],
  ['REDIS_CONNECTION', 'operations.redisDown'],
  ['REDIS_EVENTS', 'operations.redisEvents'],
  ['REDIS_LIMITS', 'operations.redisLimits'],
  ['MAIL', 'operations.mailDown'],
] as const

/** The problems that an operator should look at first. */
export function OperationsNotes({ operations: key }: { operations: OperationsNotes_operations$key }) {
  const { t } = useTranslation()
  const { processes, platform } = useFragment(
    graphql`
      fragment OperationsNotes_operations on Operations {
        processes {
          version
          isAnswering
          faults
        }
        platform {
          engineState
          engines {
            name
            isAnswering
          }
          containerIssues {
            kind
            engine
            detail
          }
        }
      }
    `,
    key,
  )
  const answering = processes.filter(({ isAnswering }) => isAnswering)
  const faults = new Set<string>(answering.flatMap((process) => process.faults))
  const versions = new Set(answering.map(({ version }) => version))
  const gone = (platform?.engines ?? []).filter(({ isAnswering }) => !isAnswering).map(({ name }) => name)
  return (
    <>
      {platform === null ? <Note tone="bad">{t('operations.databaseDown')}</Note> : null}
      {platform?.engineState === 'down' ? <Note tone="bad">{t('operations.engineDown')}</Note> : null}
      {platform?.engineState === 'up' && gone.length > 0 ? (
        <Note tone="warn">{t('operations.enginesGone', { names: gone.join(', ') })}</Note>
      ) : null}
      {platform?.containerIssues.map(({ kind, engine, detail }) => (
        <Note key={`${kind} ${engine}`} tone={kind === 'isolation' ? 'bad' : 'warn'}>
          {engine ? <b>{engine} </b> : null}
          {t(`operations.containerIssue.${kind}`)} <span className="h-mono">{detail}</span>
        </Note>
      ))}
      {noted.map(([fault, text]) =>
        faults.has(fault) ? (
          <Note key={fault} tone="warn">
            {t(text)}
          </Note>
        ) : null,
      )}
      {versions.size > 1 ? <Note tone="warn">{t('operations.versionsDiffer')}</Note> : null}
    </>
  )
}
