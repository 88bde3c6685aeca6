import { IconChevronRight } from '@tabler/icons-react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { TeamAvatar } from '../../../components/Avatar.tsx'
import { Flag } from '../../../components/flags/Flag.tsx'
import { Pennant } from '../../../components/flags/Pennant.tsx'
import { useTopOffset } from '../element-size.ts'
import { figure } from '../model/board-times.ts'
import { bloodCountsOf, hasAwards, solvesOf } from '../model/board-reads.ts'
import { AwardMark } from './AwardMark.tsx'
import styles from './BoardCards.module.css'
import { scoreAt, type LiveBoard } from '../model/live-board.ts'

type Props = {
  board: LiveBoard
  label: string
  rows: readonly number[]
  rankOf: (row: number) => number
  gained: readonly number[]
  ownTeamId: number | null
  onOpen: (teamId: number) => void
}

const ESTIMATED_HEIGHT = 106
const GAP = 8

/** The scoreboard on phones: a card per team with its solves. */
export function BoardCards({ board, label, rows, rankOf, gained, ownTeamId, onOpen }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const offset = useTopOffset(list)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    gap: GAP,
    overscan: 4,
    scrollMargin: offset,
    getItemKey: (index) => board.teams[rows[index] ?? -1]?.id ?? index,
  })
  return (
    <ul ref={list} className={styles.cards} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index] ?? -1
        return (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            className={styles.item}
            aria-setsize={rows.length}
            aria-posinset={item.index + 1}
            style={{ transform: `translateY(${item.start - offset}px)` }}
          >
            <TeamCard
              board={board}
              row={row}
              rank={rankOf(row)}
              gained={gained[row] ?? 0}
              isMine={ownTeamId !== null && board.teams[row]?.id === ownTeamId}
              onOpen={onOpen}
            />
          </li>
        )
      })}
    </ul>
  )
}

type CardProps = {
  board: LiveBoard
  row: number
  rank: number
  gained: number
  isMine: boolean
  onOpen: (teamId: number) => void
}

function TeamCard({ board, row, rank, gained, isMine, onOpen }: CardProps) {
  const { t, i18n } = useTranslation()
  const team = board.teams[row]
  if (!team) return null
  const score = scoreAt(board, row)
  const bloods = bloodCountsOf(board, row)
  const solves = solvesOf(board, row)
  const division = [team.division, board.divisionRanks[row] || null].filter((part) => part !== null).join(' ')
  return (
    <article
      className={styles.card}
      data-mine={isMine || undefined}
      data-lead={(rank === 1 && score > 0) || undefined}
    >
      <div className={styles.first}>
        <span className={styles.rank}>{rank || '–'}</span>
        <TeamAvatar name={team.name} url={team.avatarUrl} size={28} />
        <button type="button" className={styles.name} onClick={() => onOpen(team.id)}>
          <span className="h-trunc" title={team.name}>
            {team.name}
          </span>
          {gained > 0 ? (
            <span className={styles.gained}>
              <span aria-hidden>↑{gained}</span>
              <span className="h-sr">{t('scoreboard.gained', { count: gained })}</span>
            </span>
          ) : null}
        </button>
        <span className={styles.score}>
          {figure(score, i18n.language)}
          {hasAwards(board, row) ? <AwardMark className={styles.award} /> : null}
          <IconChevronRight size={16} stroke={1.75} aria-hidden />
        </span>
      </div>
      <div className={styles.rope} aria-hidden>
        {solves.map(({ challenge }) => (
          <Flag key={challenge.id} category={challenge.category} size={14} decorative />
        ))}
      </div>
      <div className={styles.second}>
        {bloods.map((count, index) =>
          count > 0 ? (
            <span key={index} data-blood={index + 1}>
              <Pennant kind={(index + 1) as 1 | 2 | 3} size={14} />
              {count}
            </span>
          ) : null,
        )}
        <span>{t('scoreboard.solvedCount', { count: solves.length })}</span>
        <span className={styles.division}>{division}</span>
      </div>
    </article>
  )
}
