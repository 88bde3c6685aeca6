import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState, type PointerEvent } from 'react'
import { useHeight, useTopOffset } from '../element-size.ts'
import { categoryGroups, solveAt } from '../model/board-reads.ts'
import { cellId } from './cell-text.ts'
import { CellCard } from './CellCard.tsx'
import { geometryStyle, stickyWidth, type Geometry } from './geometry.ts'
import type { LiveBoard, LiveChallenge } from '../model/live-board.ts'
import { OwnPlace } from './OwnPlace.tsx'
import { ScoreRow } from './ScoreRow.tsx'
import styles from './ScoreTable.module.css'
import { ScoreTableHead, type Paging } from './ScoreTableHead.tsx'
import { useGridCursor } from './useGridCursor.ts'

export type ScoreTableProps = {
  board: LiveBoard
  label: string
  /** Rows to show, in rank order. */
  rows: readonly number[]
  /** 0 for a team without a rank. */
  rankOf: (row: number) => number
  gained: readonly number[]
  ownTeamId: number | null
  geometry: Geometry
  spanMs: number
  /** Which teams are shown, in the corner of the head. */
  range?: string | undefined
  /** The shown page, from 0, and the number of pages of a presentation. */
  paging?: Paging | undefined
  onOpen: (teamId: number) => void
}

/** Columns of this width or more have larger categories on a projector. */
const ROOMY_PX = 56

type Cell = { row: number; rowIndex: number; column: number }

/** The scoreboard table. Only visible rows are rendered. */
export function ScoreTable(props: ScoreTableProps) {
  const { board, label, rows, rankOf, gained, ownTeamId, geometry, spanMs, range, paging, onOpen } = props
  const body = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const offset = useTopOffset(body)
  const [scrollLeft, setScrollLeft] = useState(0)
  const [hover, setHover] = useState<Cell | null>(null)
  const stickyTop = useStickyTop()
  const headHeight = useHeight(head)

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => geometry.row,
    overscan: 6,
    scrollMargin: offset,
    scrollPaddingStart: (geometry.isLarge ? 0 : stickyTop) + headHeight,
    scrollPaddingEnd: geometry.row,
    getItemKey: (index) => board.teams[rows[index] ?? -1]?.id ?? index,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, geometry.row])

  const columns = board.challenges.length
  const scrollToCell = (rowIndex: number, column: number) => {
    virtualizer.scrollToIndex(rowIndex)
    scrollToColumn(scroller.current, column, geometry)
  }
  const cursor = useGridCursor({
    rows: rows.length,
    columns: columns + 1,
    firstRowIndex: () => virtualizer.range?.startIndex ?? 0,
    onMove: scrollToCell,
    onEnter: (rowIndex) => {
      const team = board.teams[rows[rowIndex] ?? -1]
      if (team) onOpen(team.id)
    },
  })

  const { challenges } = board
  const { lines, groupLines } = useMemo(() => columnLines(challenges, geometry), [challenges, geometry])
  const active = cursor.cell
  const activeTeam = active ? board.teams[rows[active.rowIndex] ?? -1] : undefined
  const shown: Cell | null = active?.column
    ? { rowIndex: active.rowIndex, column: active.column, row: rows[active.rowIndex] ?? -1 }
    : hover
  const challenge = shown ? board.challenges[shown.column - 1] : undefined
  const solve = shown && challenge ? solveAt(board, shown.row, challenge) : null
  const width = `max(100%, ${stickyWidth(geometry) + columns * geometry.cell}px)`

  function pointAt(event: PointerEvent<HTMLDivElement>): void {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]')
    const marks = (event.target as Element).closest<SVGElement | HTMLElement>(`.${styles.marks}`)
    if (!row || !marks) return setHover(null)
    const column = Math.floor((event.clientX - marks.getBoundingClientRect().left) / geometry.cell) + 1
    const number = Number(row.dataset['row'])
    if (hover?.row !== number || hover.column !== column)
      setHover({ row: number, rowIndex: rows.indexOf(number), column })
  }

  return (
    <div
      className={styles.frame}
      style={geometryStyle(geometry)}
      data-large={geometry.isLarge || undefined}
      data-roomy={geometry.cell >= ROOMY_PX || undefined}
      data-horizontal={!geometry.isVertical || undefined}
    >
      <OwnPlace
        board={board}
        rows={rows}
        body={body}
        rowHeight={geometry.row}
        headHeight={headHeight}
        width={stickyWidth(geometry)}
        ownTeamId={geometry.isLarge ? null : ownTeamId}
        rankOf={rankOf}
        gained={gained}
        onOpen={onOpen}
      >
        <div
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 2}
          aria-colcount={columns + 3}
          aria-activedescendant={active && activeTeam ? cellId(activeTeam.id, active.column) : undefined}
          tabIndex={0}
          className={styles.grid}
          {...cursor.handlers}
        >
          <ScoreTableHead
            challenges={challenges}
            geometry={geometry}
            width={width}
            activeColumn={shown?.column ?? null}
            range={range}
            paging={paging}
            scrollRef={head}
          />
          <div
            className={styles.scroller}
            ref={scroller}
            role="presentation"
            onScroll={(event) => {
              const left = event.currentTarget.scrollLeft
              if (head.current) head.current.scrollLeft = left
              setScrollLeft(left)
            }}
            onPointerMove={pointAt}
            onPointerLeave={() => setHover(null)}
          >
            <div
              role="rowgroup"
              className={styles.body}
              ref={body}
              style={{ width, height: virtualizer.getTotalSize() }}
            >
              {virtualizer.getVirtualItems().map((item) => {
                const row = rows[item.index] ?? -1
                return (
                  <ScoreRow
                    key={item.key}
                    board={board}
                    row={row}
                    rowIndex={item.index}
                    top={item.index * geometry.row}
                    rank={rankOf(row)}
                    gained={gained[row] ?? 0}
                    isMine={ownTeamId !== null && board.teams[row]?.id === ownTeamId}
                    geometry={geometry}
                    lines={lines}
                    groupLines={groupLines}
                    activeColumn={active?.rowIndex === item.index ? active.column : null}
                    spanMs={spanMs}
                    onOpen={onOpen}
                  />
                )
              })}
            </div>
          </div>
        </div>
      </OwnPlace>
      {shown && solve ? (
        <CellCard
          team={board.teams[shown.row]?.name ?? ''}
          solve={solve}
          spanMs={spanMs}
          left={stickyWidth(geometry) + (shown.column - 1) * geometry.cell - scrollLeft}
          width={geometry.cell}
          top={headHeight + shown.rowIndex * geometry.row}
          height={geometry.row}
        />
      ) : null}
    </div>
  )
}

/** A background with thin lines between columns and stronger ones between categories, the same for every row. */
function columnLines(challenges: readonly LiveChallenge[], { cell, row }: Geometry) {
  const starts = new Set(categoryGroups(challenges).map(({ first }) => first))
  const draw = (columns: number[]) => columns.map((column) => `M${column * cell + 0.5} 0v${row}`).join('')
  const columns = challenges.map((_, column) => column)
  return {
    lines: draw(columns.filter((column) => !starts.has(column))),
    groupLines: draw(columns.filter((column) => column > 0 && starts.has(column))),
  }
}

/** Scrolls sideways until the column is beside the sticky ones. */
function scrollToColumn(scroller: HTMLElement | null, column: number, geometry: Geometry): void {
  if (!scroller || column === 0) return
  const left = (column - 1) * geometry.cell
  const seen = scroller.clientWidth - stickyWidth(geometry)
  if (left < scroller.scrollLeft) scroller.scrollLeft = left
  else if (left + geometry.cell > scroller.scrollLeft + seen)
    scroller.scrollLeft = left + geometry.cell - seen
}

/** The height of sticky elements above the table head. */
function useStickyTop(): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop(document.querySelector('header')?.getBoundingClientRect().height ?? 0)
  }, [])
  return top
}
