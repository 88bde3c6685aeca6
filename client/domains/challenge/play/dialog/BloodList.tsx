import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { BloodList_challenge$key } from '../../../../__generated__/BloodList_challenge.graphql.ts'
import { ExactTime } from '../../../../components/time/ExactTime.tsx'
import { Pennant } from '../../../../components/flags/Pennant.tsx'
import { boardTime, figure } from '../../../scoreboard/model/board-times.ts'
import type { BloodBonuses } from '../../../game/blood-bonus.ts'
import { useLiveValue } from '../useLiveValue.ts'
import styles from './BloodList.module.css'

type Props = {
  challenge: BloodList_challenge$key
  gameId: number
  bonuses: BloodBonuses
  /** The time from the start to the end of the game, which decides how times are written. */
  spanMs: number
}

/** The first three solves of a challenge, and the bonuses that are still available. */
export function BloodList({ challenge: reference, gameId, bonuses, spanMs }: Props) {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const challenge = useFragment(
    graphql`
      fragment BloodList_challenge on Challenge {
        databaseId
        disableBloodBonus
        bloods {
          team {
            name
          }
          solvedAt
        }
      }
    `,
    reference,
  )
  const { bloods } = useLiveValue(gameId, challenge.databaseId) ?? challenge
  return (
    <ol className={styles.list}>
      {([1, 2, 3] as const).map((place) => {
        const blood = bloods[place - 1]
        if (!blood) {
          return (
            <li key={place} className={styles.open}>
              <Pennant kind={place} off />
              <span>{t('play.notDrawn')}</span>
              {challenge.disableBloodBonus ? null : <Bonus bonuses={bonuses} place={place} />}
            </li>
          )
        }
        const time = Date.parse(blood.solvedAt)
        return (
          <li key={place} className={styles.drawn}>
            <Pennant kind={place} />
            <b className="h-trunc" title={blood.team.name}>
              {blood.team.name}
            </b>
            <span className={styles.time}>
              <ExactTime time={time}>{boardTime(time, { locale, spanMs })}</ExactTime>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Bonus({ bonuses: { permille, points }, place }: { bonuses: BloodBonuses; place: 1 | 2 | 3 }) {
  const { t, i18n } = useTranslation()
  const [extra, share] = [points[place - 1] ?? 0, permille[place - 1] ?? 0]
  if (extra === 0 && share === 0) return null
  return (
    <span className={styles.time}>
      {extra > 0
        ? t('play.bonusPoints', { count: extra, points: figure(extra, i18n.language) })
        : t('play.bonus', { bonus: figure(share / 10, i18n.language) })}
    </span>
  )
}
