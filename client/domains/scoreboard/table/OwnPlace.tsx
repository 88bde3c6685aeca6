import type { ReactNode, RefObject } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { LiveBoard } from '../model/live-board.ts'
import { TeamLine } from './TeamLine.tsx'
import styles from './OwnPlace.module.css'
import { useOutOfSight } from './useOutOfSight.ts'

type Props = {
  board: LiveBoard
  /** The rows of the list, in rank order. */
  rows: readonly number[]
  body: RefObject<HTMLElement | null>
  rowHeight: number
  /** The height of a head that stays above the list. */
  headHeight?: number
  /** The width of the lines; that of the list without it. */
  width?: number
  ownTeamId: number | null
  /** 0 for a team without a rank. */
  rankOf: (row: number) => number
  gained: readonly number[]
  onOpen: (teamId: number) => void
  children: ReactNode
}

const NEIGHBORS = 2

/** The list in `children`, with the viewer's team and its neighbors at the edge behind which they are out of sight. */
export function OwnPlace(props: Props) {
  const { board, rows, body, rowHeight, headHeight = 0, width, ownTeamId, children } = props
  const { t } = useTranslation()
  const own = ownTeamId === null ? undefined : board.rowOf.get(ownTeamId)
  const index = own === undefined ? -1 : rows.indexOf(own)
  const side = useOutOfSight(
    body,
    index < 0 ? null : { top: index * rowHeight, height: rowHeight },
    headHeight,
  )
  const edge =
    side === null ? null : (
      <div className={styles.edge} data-side={side} style={{ '--board-head': `${headHeight}px` }}>
        <ul className={styles.lines} style={{ width }} aria-label={t('scoreboard.ownPlace')}>
          {rows.slice(Math.max(0, index - NEIGHBORS), index + NEIGHBORS + 1).map((row) => (
            <li key={board.teams[row]?.id ?? row}>
              <TeamLine
                board={board}
                row={row}
                rank={props.rankOf(row)}
                gained={props.gained[row] ?? 0}
                isMine={row === own}
                onOpen={props.onOpen}
              />
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <>
      {side === 'above' ? edge : null}
      {children}
      {side === 'below' ? edge : null}
    </>
  )
}
