import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { GameFacts_game$key } from '../../__generated__/GameFacts_game.graphql.ts'
import { listNames } from '../../i18n/list-names.ts'
import { ExactTime } from '../../components/time/ExactTime.tsx'
import { serverNow } from '../../time/server-clock.ts'
import { bonusPercent } from './blood-bonus.ts'
import { dayAndTime } from './game-dates.ts'
import styles from './GameFacts.module.css'

/** Dates and rules of a game. */
export function GameFacts({ game: key }: { game: GameFacts_game$key }) {
  const { t, i18n } = useTranslation()
  const game = useFragment(
    graphql`
      fragment GameFacts_game on Game {
        start
        end
        teamCount
        challengeCount
        teamMemberCountLimit
        containerCountLimit
        divisions
        practiceMode
        acceptWithoutReview
        writeupRequired
        writeupDeadline
        bloodBonus {
          first
          second
          third
        }
        bloodBonusPoints
      }
    `,
    key,
  )
  const { challengeCount, divisions, bloodBonus, bloodBonusPoints } = game
  const size = game.teamMemberCountLimit
  const containers = game.containerCountLimit
  const percent = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const { first, second, third } = bonusPercent(bloodBonus)
  const isWithoutBonus = !first && !second && !third
  const points = bloodBonusPoints.map((value) => value.toLocaleString(i18n.language))
  const bonus = {
    first: percent.format(first ?? 0),
    second: percent.format(second ?? 0),
    third: percent.format(third ?? 0),
  }
  return (
    <section className={`h-panel ${styles.panel}`} aria-labelledby="game-facts">
      <h2 id="game-facts">{t('game.facts.title')}</h2>
      <dl className={`h-facts ${styles.facts}`}>
        <dt>{t('game.facts.start')}</dt>
        <dd className="h-num">
          <Moment time={game.start} />
        </dd>
        <dt>{t('game.facts.end')}</dt>
        <dd className="h-num">
          <Moment time={game.end} />
        </dd>
        <dt>{t('game.facts.teams')}</dt>
        <dd className="h-num">{game.teamCount.toLocaleString(i18n.language)}</dd>
        {challengeCount == null ? null : (
          <>
            <dt>{t('game.facts.challenges')}</dt>
            <dd className="h-num">{challengeCount.toLocaleString(i18n.language)}</dd>
          </>
        )}
        <dt>{t('game.facts.size')}</dt>
        <dd className="h-num">
          {size > 0 ? t('game.facts.sizeUpTo', { count: size }) : t('game.facts.sizeAny')}
        </dd>
        {divisions.length > 0 ? (
          <>
            <dt>{t('game.facts.divisions')}</dt>
            <dd>{listNames(divisions, i18n.language)}</dd>
          </>
        ) : null}
        <dt>{t('game.facts.bonus')}</dt>
        <dd className="h-num">
          {points.length > 0
            ? t('game.facts.bonusPoints', {
                count: bloodBonusPoints.at(-1) ?? 0,
                points: points.join(' / '),
              })
            : isWithoutBonus
              ? t('game.facts.bonusNone')
              : t('game.facts.bonusValue', bonus)}
        </dd>
        <dt>{t('game.facts.containers')}</dt>
        <dd className="h-num">
          {containers > 0
            ? t('game.facts.containersUpTo', { count: containers })
            : t('game.facts.containersAny')}
        </dd>
        <dt>{t('game.facts.review')}</dt>
        <dd>{t(game.acceptWithoutReview ? 'game.facts.unreviewed' : 'game.facts.reviewed')}</dd>
        <dt>{t('game.facts.practice')}</dt>
        <dd>{t(game.practiceMode ? 'game.facts.yes' : 'game.facts.no')}</dd>
        <dt>{t('game.facts.writeup')}</dt>
        <dd>{t(game.writeupRequired ? 'game.facts.writeupRequired' : 'game.facts.writeupNone')}</dd>
        {game.writeupRequired ? (
          <>
            <dt>{t('game.facts.writeupDue')}</dt>
            <dd className="h-num">
              <Moment time={game.writeupDeadline} />
            </dd>
          </>
        ) : null}
      </dl>
    </section>
  )
}

function Moment({ time }: { time: string }) {
  const { i18n } = useTranslation()
  const moment = Date.parse(time)
  return (
    <span className={styles.moment}>
      <ExactTime time={moment}>{dayAndTime(moment, i18n.language, serverNow())}</ExactTime>
    </span>
  )
}
