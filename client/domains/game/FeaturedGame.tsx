import { Button } from '@mantine/core'
import { Trans } from '../../i18n/Trans.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link, useRevalidator } from 'react-router'
import type { FeaturedGame_game$key } from '../../__generated__/FeaturedGame_game.graphql.ts'
import { Countdown } from '../../components/time/Countdown.tsx'
import { Poster } from '../../components/Poster.tsx'
import { StateChip } from './StateChip.tsx'
import { STATE_MARKS } from './state-marks.ts'
import { useAtTime } from '../../time/useAtTime.ts'
import styles from './FeaturedGame.module.css'

/** The featured game: a live one or the next one. */
export function FeaturedGame({ game: key }: { game: FeaturedGame_game$key }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const game = useFragment(
    graphql`
      fragment FeaturedGame_game on Game {
        databaseId
        title
        summary
        posterUrl
        state
        start
        end
        pausedAt
        teamCount
        challengeCount
        viewerParticipation {
          status
          team {
            name
          }
        }
      }
    `,
    key,
  )
  const { title, state, challengeCount, viewerParticipation: own } = game
  const isLive = state === 'Running'
  const nextChange = isLive ? game.end : game.start
  useAtTime(Date.parse(nextChange), () => void revalidate())
  const base = `/games/${game.databaseId}`
  const teams = t('game.teams', { count: game.teamCount })
  const counts =
    challengeCount == null
      ? teams
      : t('game.counts', { teams, challenges: t('game.challenges', { count: challengeCount }) })
  const isPlaying = isLive && own?.status === 'Accepted'
  return (
    <section className={styles.card} aria-label={t(isLive ? 'game.featuredLive' : 'game.featured')}>
      <Poster
        title={title}
        state={STATE_MARKS[state].poster}
        url={game.posterUrl ?? null}
        shape="fill"
        decorative
      />
      <div className={styles.text}>
        <div className={styles.head}>
          <StateChip state={state} />
          <span className="h-label h-num">{counts}</span>
        </div>
        <h2 className={styles.title}>
          <Link to={base}>{title}</Link>
        </h2>
        {game.summary ? <p className={styles.summary}>{game.summary}</p> : null}
        <p className={`h-label ${styles.label}`}>
          {t(game.pausedAt ? 'state.paused' : isLive ? 'state.endsIn' : 'state.startsIn')}
        </p>
        <Countdown until={nextChange} pausedAt={game.pausedAt} shape="blocks" />
        <div className={styles.actions}>
          <Button component={Link} to={isPlaying ? `${base}/challenges` : base} variant="filled" size="lg">
            {t(isPlaying ? 'game.continue' : own ? 'game.open' : 'game.join')}
          </Button>
          {isLive ? (
            <Button component={Link} to={`${base}/scoreboard`} size="lg">
              {t('game.scoreboard')}
            </Button>
          ) : null}
          {own?.status === 'Accepted' || own?.status === 'Pending' ? (
            <span className={`h-label ${styles.own}`}>
              <Trans
                i18nKey={own.status === 'Accepted' ? 'game.playFor' : 'game.waitFor'}
                values={{ team: own.team.name }}
                components={{ b: <b /> }}
              />
            </span>
          ) : null}
        </div>
      </div>
    </section>
  )
}
