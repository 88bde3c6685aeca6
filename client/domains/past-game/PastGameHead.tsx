import { IconExternalLink } from '@tabler/icons-react'
import { graphql, useFragment } from 'react-relay'
import type { PastGameHead_game$key } from '../../__generated__/PastGameHead_game.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { hasRole, useViewer } from '../../session/viewer.ts'
import { dateRange } from './date-range.ts'
import { PastGameActions } from './PastGameActions.tsx'

/** The title, the dates and the link of a past game, with the actions of its authors. */
export function PastGameHead({ game: key }: { game: PastGameHead_game$key }) {
  const { t, i18n } = useTranslation()
  const isAuthor = hasRole(useViewer(), 'Admin')
  const game = useFragment(
    graphql`
      fragment PastGameHead_game on PastGame {
        id
        title
        start
        end
        link
        teamCount
        revision
      }
    `,
    key,
  )
  return (
    <header className="h-page-head">
      <div className="h-grow">
        <h1 style={{ overflowWrap: 'anywhere' }}>{game.title}</h1>
        <p className="h-label">
          {dateRange(game.start, game.end, i18n.language)}
          {' · '}
          {t('scoreboard.teams', { count: game.teamCount })}
          {game.link ? (
            <>
              {' · '}
              <a href={game.link} target="_blank" rel="noreferrer noopener nofollow">
                {t('pastGame.page')} <IconExternalLink size={14} stroke={1.75} aria-hidden />
              </a>
            </>
          ) : null}
        </p>
      </div>
      {isAuthor ? <PastGameActions game={game} /> : null}
    </header>
  )
}
