import { useTranslation } from '../../i18n/useTranslation.ts'
import { pointsText } from './points-text.ts'
import styles from './PastGame.module.css'

type Leader = { place: number; teamName: string; points: number }

/** The first three teams with their places and points. */
export function Podium({ leaders, isLarge = false }: { leaders: readonly Leader[]; isLarge?: boolean }) {
  const { t, i18n } = useTranslation()
  return (
    <ul className={styles.podium} data-large={isLarge || undefined} aria-label={t('pastGame.winners')}>
      {leaders.map(({ place, teamName, points }) => (
        <li key={teamName} className={styles.step} data-first={place === 1 || undefined}>
          <span className={styles.place}>
            <span className="h-sr">{t('pastGame.place')} </span>
            {place.toLocaleString(i18n.language)}
          </span>
          <span className={styles.name}>{teamName}</span>
          <span className={styles.points}>
            {pointsText(points, i18n.language)}
            <span className="h-sr"> {t('scoreboard.points')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
