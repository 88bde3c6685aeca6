import { graphql, useFragment } from 'react-relay'
import type { ResultChangeList_game$key } from '../../../__generated__/ResultChangeList_game.graphql.ts'
import { LogTime } from '../../../components/time/LogTime.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useAuditTexts } from '../../audit/useAuditTexts.ts'

/** The latest changes of a game since its result was final, with their reasons. */
export function ResultChangeList({ game: key }: { game: ResultChangeList_game$key }) {
  const { t } = useTranslation()
  const { actionWords } = useAuditTexts()
  const { resultChanges } = useFragment(
    graphql`
      fragment ResultChangeList_game on Game {
        resultChanges(first: 50) {
          totalCount
          edges {
            node {
              seq
              time
              action
              actorName
              subjectName
              reason
            }
          }
        }
      }
    `,
    key,
  )
  const changes = resultChanges?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  if (changes.length === 0) return null
  return (
    <section className="h-stack" aria-label={t('adminGame.resultChanges')}>
      <h4>{t('adminGame.resultChanges')}</h4>
      <ul className="h-stack" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {changes.map(({ seq, time, action, actorName, subjectName, reason }) => (
          <li key={seq}>
            <div className="h-label">
              <LogTime time={time} isDated /> · {actorName}
            </div>
            <div>
              {actionWords(action)}
              {/* The name of the game is above. */}
              {subjectName && !action.startsWith('game.') ? ` · ${subjectName}` : null}
            </div>
            {reason ? <div className="h-dim">{reason}</div> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
