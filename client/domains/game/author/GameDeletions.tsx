import { Progress } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { GameDeletions_query$key } from '../../../__generated__/GameDeletions_query.graphql.ts'
import { usePolledQuery } from '../../../relay/usePolledQuery.ts'

/** The progress of running game deletions. */
export function GameDeletions({ query }: { query: GameDeletions_query$key }) {
  const { t } = useTranslation()
  const { gameDeletions } = useFragment(
    graphql`
      fragment GameDeletions_query on Query {
        gameDeletions {
          gameDatabaseId
          title
          rowsTotal
          rowsDeleted
          failure
        }
      }
    `,
    query,
  )
  const isUnderWay = (gameDeletions ?? []).length > 0
  usePolledQuery(
    graphql`
      query GameDeletionsQuery {
        ...GameDeletions_query
      }
    `,
    isUnderWay,
  )

  if (!isUnderWay) return null
  return (
    <section className="h-panel" aria-label={t('adminGames.deletions')}>
      <div className="h-panel-head">
        <h3>{t('adminGames.deletions')}</h3>
      </div>
      {gameDeletions?.map(({ gameDatabaseId, title, rowsTotal, rowsDeleted, failure }) => {
        const percent = rowsTotal ? Math.min(100, Math.round((100 * rowsDeleted) / rowsTotal)) : 0
        const progressText = rowsTotal
          ? t('adminGames.deletionProgress', { done: rowsDeleted, total: rowsTotal })
          : t('adminGames.deletionCounting')
        return (
          <div key={gameDatabaseId} className="h-panel-body">
            <p>
              <b>{title}</b> <span className="h-label">{progressText}</span>
            </p>
            <Progress value={percent} aria-label={title} color={failure ? 'red' : undefined} />
            {failure ? <p className="h-label">{t('adminGames.deletionFailed', { failure })}</p> : null}
          </div>
        )
      })}
    </section>
  )
}
