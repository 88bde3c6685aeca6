import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { TeamStrip_participation$key } from '../../__generated__/TeamStrip_participation.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { figure } from '../scoreboard/model/board-times.ts'
import styles from './TeamStrip.module.css'

type Props = {
  /** Null for organizers who don't play. */
  participation: TeamStrip_participation$key | null
  newNotices: number
  onOpen: () => void
}

/** The team in one line on narrow screens; opens the side panel. */
export function TeamStrip({ participation, newNotices, onOpen }: Props) {
  const { t, i18n } = useTranslation()
  const data = useFragment(
    graphql`
      fragment TeamStrip_participation on Participation {
        team {
          name
        }
        standing {
          rank
          score
        }
      }
    `,
    participation,
  )
  const standing = data?.standing
  return (
    <button type="button" className={styles.strip} aria-haspopup="dialog" onClick={onOpen}>
      <b className="h-grow h-trunc">{data?.team.name ?? t('play.notices')}</b>
      {newNotices > 0 ? <Chip tone="brand">{t('play.newNotices', { count: newNotices })}</Chip> : null}
      {standing ? (
        <>
          <span className={styles.rank}>
            {t('play.rankIs', { rank: figure(standing.rank, i18n.language) })}
          </span>
          <b className="h-num">
            {figure(standing.score, i18n.language)} {t('play.points', { count: standing.score })}
          </b>
        </>
      ) : null}
      <IconChevronRight size={16} stroke={1.75} aria-hidden />
    </button>
  )
}
