import { IconLock } from '@tabler/icons-react'
import { graphql, useFragment } from 'react-relay'
import type { LockedCard_challenge$key } from '../../../../__generated__/LockedCard_challenge.graphql.ts'
import { CategoryName } from '../../../../components/flags/Flag.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { figure } from '../../../scoreboard/model/board-times.ts'
import styles from './ChallengeCard.module.css'

/** A challenge that the team has not unlocked: its category and its value. */
export function LockedCard({ challenge: reference }: { challenge: LockedCard_challenge$key }) {
  const { t, i18n } = useTranslation()
  const { category, score } = useFragment(
    graphql`
      fragment LockedCard_challenge on LockedChallenge {
        category
        score
      }
    `,
    reference,
  )
  return (
    <div className={styles.card} data-locked>
      <span className={styles.kind}>
        <CategoryName category={category} />
        <IconLock size={16} stroke={1.75} aria-hidden />
      </span>
      <span className={styles.title}>{t('play.locked')}</span>
      <span className={styles.foot}>
        <span className={styles.score}>
          {figure(score, i18n.language)}
          <small>{t('play.points', { count: score })}</small>
        </span>
        <span className={styles.meta}>{t('play.lockedText')}</span>
      </span>
    </div>
  )
}
