import { graphql, useFragment } from 'react-relay'
import type { OperationsNotes_operations$key } from '../../__generated__/OperationsNotes_operations.graphql.ts'
import { Note } from '../../components/Note.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** The problems that an operator should look at first. */
export function OperationsNotes({ operations: key }: { operations: OperationsNotes_operations$key }) {
  const { t } = useTranslation()
  const { processes, platform } = useFragment(
    graphql`
      fragment OperationsNotes_operations on Operations {
        processes {
          version
          isAnswering
          isRedisUp
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
      {answering.some(({ isRedisUp }) => isRedisUp === false) ? (
        <Note tone="warn">{t('operations.redisDown')}</Note>
      ) : null}
      {versions.size > 1 ? <Note tone="warn">{t('operations.versionsDiffer')}</Note> : null}
    </>
  )
}
