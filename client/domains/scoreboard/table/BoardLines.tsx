import { Button } from '@mantine/core'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useTopOffset } from '../element-size.ts'
import type { LiveBoard } from '../model/live-board.ts'
import styles from './BoardLines.module.css'
import { OwnPlace } from './OwnPlace.tsx'
import { LINE_PX, TeamLine } from './TeamLine.tsx'

type Props = {
  board: LiveBoard
  label: string
  rows: readonly number[]
  rankOf: (row: number) => number
  gained: readonly number[]
  ownTeamId: number | null
  onOpen: (teamId: number) => void
}

/** The teams that one press of the button adds. The page stays short enough to reach its end by hand. */
const PORTION = 200

/** The scoreboard on phones: a line per team. A team's solves are in its sheet. */
export function BoardLines({ board, label, rows, rankOf, gained, ownTeamId, onOpen }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const offset = useTopOffset(list)
  const [limit, setLimit] = useState(PORTION)
  const count = Math.min(limit, rows.length)
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => LINE_PX,
    overscan: 6,
    scrollMargin: offset,
    getItemKey: (index) => board.teams[rows[index] ?? -1]?.id ?? index,
  })
  return (
    <>
      <OwnPlace {...{ board, rows, rankOf, gained, ownTeamId, onOpen }} body={list} rowHeight={LINE_PX}>
        <ul
          ref={list}
          className={styles.lines}
          aria-label={label}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map((item) => {
            const row = rows[item.index] ?? -1
            return (
              <li
                key={item.key}
                className={styles.item}
                aria-setsize={rows.length}
                aria-posinset={item.index + 1}
                style={{ transform: `translateY(${item.start - offset}px)` }}
              >
                <TeamLine
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
      </OwnPlace>
      {count < rows.length ? (
        <Button fullWidth mt={12} onClick={() => setLimit(count + PORTION)}>
          {t('scoreboard.more', { count: Math.min(PORTION, rows.length - count) })}
        </Button>
      ) : null}
    </>
  )
}
