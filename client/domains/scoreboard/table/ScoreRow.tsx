import { memo } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { TeamAvatar } from '../../../components/Avatar.tsx'
import { figure } from '../model/board-times.ts'
import { hasAwards, solveAt } from '../model/board-reads.ts'
import { AwardMark } from './AwardMark.tsx'
import { cellId, solveText } from './cell-text.ts'
import type { Geometry } from './geometry.ts'
import { scoreAt, type LiveBoard } from '../model/live-board.ts'
import { marksOf } from './row-marks.ts'
import styles from './ScoreTable.module.css'

type Props = {
  board: LiveBoard
  row: number
  /** Index in the displayed list. */
  rowIndex: number
  top: number
  rank: number
  gained: number
  isMine: boolean
  geometry: Geometry
  lines: string
  groupLines: string
  /** The column of the keyboard cursor; 0 is the team. */
  activeColumn: number | null
  spanMs: number
  onOpen: (teamId: number) => void
}

const SYMBOLS = { 1: '#h-p-first', 2: '#h-p-second', 3: '#h-p-third' } as const

/** A team's row. Its solves are a single drawing; only the cell under the cursor is an element. */
export const ScoreRow = memo(function ScoreRow(props: Props) {
  const { board, row, rowIndex, top, rank, gained, isMine, geometry, lines, groupLines, activeColumn } = props
  const { t, i18n } = useTranslation()
  const team = board.teams[row]
  if (!team) return null
  const { burgees, bloods } = marksOf(board, row, geometry)
  const width = board.challenges.length * geometry.cell
  const bloodSize = geometry.mark + 4
  const isLeader = rank === 1 && scoreAt(board, row) > 0
  const active = activeColumn === null ? undefined : board.challenges[activeColumn - 1]
  const activeSolve = active ? solveAt(board, row, active) : null
  return (
    <div
      role="row"
      aria-rowindex={rowIndex + 3}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      data-row={row}
      data-mine={isMine || undefined}
      data-lead={isLeader || undefined}
    >
      <span role="gridcell" aria-colindex={1} className={`${styles.rank} ${styles.sticky}`}>
        {rank || '–'}
      </span>
      <span
        role="rowheader"
        aria-colindex={2}
        id={cellId(team.id, 0)}
        className={`${styles.team} ${styles.sticky}`}
        data-active={activeColumn === 0 || undefined}
      >
        <TeamAvatar name={team.name} url={team.avatarUrl} size={Math.max(20, geometry.row - 16)} />
        <button
          type="button"
          tabIndex={-1}
          className={styles.name}
          title={team.name}
          onClick={() => props.onOpen(team.id)}
        >
          {team.name}
        </button>
        {gained > 0 ? (
          <span className={styles.gained}>
            <span aria-hidden>↑{gained}</span>
            <span className="h-sr">{t('scoreboard.gained', { count: gained })}</span>
          </span>
        ) : null}
      </span>
      <span role="gridcell" aria-colindex={3} className={`${styles.score} ${styles.sticky}`}>
        {figure(scoreAt(board, row), i18n.language)}
        {hasAwards(board, row) ? <AwardMark className={styles.award} /> : null}
      </span>
      <span role="gridcell" aria-colindex={4} className={styles.marks} style={{ width }}>
        <svg
          width={width}
          height={geometry.row - 1}
          role="img"
          aria-label={t('scoreboard.solvedOf', {
            count: board.solvedCounts[row] ?? 0,
            total: board.challenges.length,
          })}
        >
          <path className={styles.line} d={lines} />
          <path className={styles.groupLine} d={groupLines} />
          <path className={styles.burgee} d={burgees} />
          {bloods.map(({ type, column }) => (
            <use
              key={column}
              href={SYMBOLS[type]}
              x={column * geometry.cell + (geometry.cell - bloodSize) / 2}
              y={(geometry.row - 1 - bloodSize) / 2}
              width={bloodSize}
              height={bloodSize}
            />
          ))}
        </svg>
      </span>
      {active && activeColumn !== null ? (
        <span
          role="gridcell"
          id={cellId(team.id, activeColumn)}
          aria-colindex={activeColumn + 4}
          aria-label={solveText(t, active, activeSolve, { locale: i18n.language, spanMs: props.spanMs })}
          className={styles.activeCell}
          style={{
            left: `calc(var(--rank) + var(--team) + var(--score) + ${(activeColumn - 1) * geometry.cell}px)`,
          }}
        />
      ) : null}
    </div>
  )
})
