import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { GameLine_game$key } from '../../__generated__/GameLine_game.graphql.ts'
import { Poster } from '../../components/Poster.tsx'
import { Tip } from '../../components/Tip.tsx'
import { GameDateLine } from './GameDateLine.tsx'
import { STATE_MARKS } from './state-marks.ts'
import styles from './GameLine.module.css'

/** A game in a short list: small poster, title and state. */
export function GameLine({ game: key }: { game: GameLine_game$key }) {
  const { t } = useTranslation()
  const game = useFragment(
    graphql`
      fragment GameLine_game on Game {
        databaseId
        title
        posterUrl
        state
        ...GameDateLine_game
      }
    `,
    key,
  )
  return (
    <GameDateLine game={game}>
      {(when, exact) => (
        <Tip label={exact}>
          <Link className={styles.line} to={`/games/${game.databaseId}`}>
            <Poster
              title={game.title}
              state={STATE_MARKS[game.state].poster}
              url={game.posterUrl ?? null}
              decorative
            />
            <span className={styles.text}>
              <b>{game.title}</b>
              <span className="h-sr">{t(`game.state.${game.state}`)}</span>
              <span className={styles.when}>
                {when}
                <span className="h-sr"> ({exact})</span>
              </span>
            </span>
          </Link>
        </Tip>
      )}
    </GameDateLine>
  )
}
