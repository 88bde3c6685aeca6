import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link, useRevalidator } from 'react-router'
import type { GameCard_game$key } from '../../__generated__/GameCard_game.graphql.ts'
import { Countdown } from '../../components/time/Countdown.tsx'
import { Poster } from '../../components/Poster.tsx'
import { useNow } from '../../time/ticker.ts'
import { dayOf } from './game-dates.ts'
import { StateChip } from './StateChip.tsx'
import { STATE_MARKS } from './state-marks.ts'
import { useAtTime } from '../../time/useAtTime.ts'
import styles from './GameCard.module.css'

/** A game in the list of games; the whole card leads to it. */
export function GameCard({ game: key }: { game: GameCard_game$key }) {
  const { t, i18n } = useTranslation()
  const now = useNow(60_000)
  const { revalidate } = useRevalidator()
  const game = useFragment(
    graphql`
      fragment GameCard_game on Game {
        databaseId
        title
        summary
        posterUrl
        state
        start
        end
        pausedAt
        teamCount
      }
    `,
    key,
  )
  const { title, state, summary } = game
  const isTicking = state === 'Upcoming' || state === 'Running'
  const nextChange = state === 'Running' ? game.end : game.start
  useAtTime(isTicking ? Date.parse(nextChange) : null, () => void revalidate())
  const day = (time: string) => dayOf(Date.parse(time), now, i18n.language)
  const [start, end] = [day(game.start), day(game.end)]
  return (
    <article className={styles.card}>
      <Poster title={title} state={STATE_MARKS[state].poster} url={game.posterUrl ?? null} decorative />
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Link to={`/games/${game.databaseId}`} title={title}>
            {title}
          </Link>
        </h2>
        <StateChip state={state} />
      </div>
      {summary ? <p className={styles.summary}>{summary}</p> : null}
      <p className={styles.meta}>
        <span>{start === end ? start : t('game.period', { start, end })}</span>
        <span>{t('game.teams', { count: game.teamCount })}</span>
        {isTicking ? (
          <span className={styles.clock}>
            {t(game.pausedAt ? 'state.paused' : state === 'Running' ? 'state.endsIn' : 'state.startsIn')}{' '}
            <Countdown until={nextChange} pausedAt={game.pausedAt} />
          </span>
        ) : null}
      </p>
    </article>
  )
}
