import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { TeamAvatar } from '../../../components/Avatar.tsx'
import { figure } from '../model/board-times.ts'
import { hasAwards } from '../model/board-reads.ts'
import { scoreAt, type LiveBoard } from '../model/live-board.ts'
import { AwardMark } from './AwardMark.tsx'
import styles from './TeamLine.module.css'

type Props = {
  board: LiveBoard
  row: number
  /** 0 for a team without a rank. */
  rank: number
  gained: number
  isMine: boolean
  onOpen: (teamId: number) => void
}

/** The height of a line in pixels. */
export const LINE_PX = 44

/** A team's place in one line: rank, name, ranks gained and score. */
export function TeamLine({ board, row, rank, gained, isMine, onOpen }: Props) {
  const { t, i18n } = useTranslation()
  const team = board.teams[row]
  if (!team) return null
  const score = scoreAt(board, row)
  return (
    <div
      className={styles.line}
      style={{ height: LINE_PX }}
      data-mine={isMine || undefined}
      data-lead={(rank === 1 && score > 0) || undefined}
    >
      <span className={styles.rank}>{rank ? figure(rank, i18n.language) : '–'}</span>
      <TeamAvatar name={team.name} url={team.avatarUrl} size={24} />
      <button type="button" className={styles.name} title={team.name} onClick={() => onOpen(team.id)}>
        {team.name}
      </button>
      {gained > 0 ? (
        <span className={styles.gained}>
          <span aria-hidden>↑{gained}</span>
          <span className="h-sr">{t('scoreboard.gained', { count: gained })}</span>
        </span>
      ) : null}
      <span className={styles.score}>
        {figure(score, i18n.language)}
        {hasAwards(board, row) ? <AwardMark className={styles.award} /> : null}
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
      </span>
    </div>
  )
}
