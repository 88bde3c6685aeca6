import { useViewportSize } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from '../Scoreboard.module.css'
import { useWidth } from '../element-size.ts'
import type { RevealStep } from '../useReveal.ts'
import { largeColumns, largeGeometry } from './geometry.ts'
import { ScoreTable, type ScoreTableProps } from './ScoreTable.tsx'

type Props = Omit<ScoreTableProps, 'geometry' | 'rows' | 'label' | 'range' | 'paging'> & {
  /** The ranked teams, and the teams out of competition. Each page shows teams of one group. */
  parts: readonly { rows: readonly number[]; label: string }[]
  /** The solve that a reveal showed last. Its page stays until the next solve. */
  revealed: RevealStep | null
}

const PAGE_MS = 10_000
/** The space below the table. */
const BELOW = 18

/** The table for a projector: it fills the window, and shows its next teams or columns every ten seconds. */
export function PresentedTable({ parts, revealed, ...common }: Props) {
  const { t } = useTranslation()
  const { board } = common
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const height = useRowsHeight(frame)
  const columns = largeColumns({ columns: board.challenges.length, width })
  const geometry = largeGeometry({ columns, width, height })
  const perPage = Math.max(1, Math.floor(height / geometry.row))
  const columnPages = columns === 0 ? 1 : Math.ceil(board.challenges.length / columns)
  const teamPages = parts.flatMap(({ rows, label }) =>
    Array.from({ length: Math.ceil(rows.length / perPage) }, (_value, page) => ({
      label,
      rows: rows.slice(page * perPage, (page + 1) * perPage),
      before: page * perPage,
      total: rows.length,
    })),
  )
  const pages = Math.max(1, teamPages.length) * columnPages
  const [turns, setTurns] = useState(0)
  // The time of the solve does not tell which one it is: a reveal goes by rank, so older solves follow newer ones.
  const revealedRow = revealed?.team ? board.rowOf.get(revealed.team.databaseId) : undefined
  const revealedTeams = teamPages.findIndex(
    ({ rows }) => revealedRow !== undefined && rows.includes(revealedRow),
  )
  const column = board.challenges.findIndex(({ id }) => id === revealed?.challenge?.databaseId)
  const revealedPage =
    revealedTeams < 0 ? null : revealedTeams * columnPages + Math.max(0, Math.floor(column / columns))
  const isHeld = revealedPage !== null
  // After the reveal the pages turn on from the last revealed solve.
  const [held, setHeld] = useState(revealedPage)
  if (revealedPage !== held) {
    setHeld(revealedPage)
    if (revealedPage !== null) setTurns(revealedPage)
  }

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setInterval(() => setTurns((count) => count + 1), PAGE_MS)
    return () => clearInterval(timer)
  }, [isHeld, pages])

  // All columns of a page of teams are shown before the next teams.
  const page = revealedPage ?? turns % pages
  const { rows = [], label = '', before = 0, total = 0 } = teamPages[Math.floor(page / columnPages)] ?? {}
  const firstColumn = (page % columnPages) * columns
  const shown = useMemo(
    () => ({ ...board, challenges: board.challenges.slice(firstColumn, firstColumn + columns) }),
    [board, firstColumn, columns],
  )
  const range =
    total > perPage
      ? t('scoreboard.shownTeams', { first: before + 1, last: before + rows.length, total })
      : undefined
  return (
    <div ref={frame}>
      {parts.length > 1 ? <h2 className={styles.apart}>{label}</h2> : null}
      <ScoreTable
        {...common}
        label={label}
        board={shown}
        rows={rows}
        geometry={geometry}
        range={range}
        paging={{ page, pages }}
      />
    </div>
  )
}

/** The height for rows: from the head of the table to the end of the window. */
function useRowsHeight(frame: RefObject<HTMLDivElement | null>): number {
  const { height } = useViewportSize()
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const head = frame.current?.querySelector('[role="rowgroup"]')
      if (head) setTop(head.getBoundingClientRect().bottom + window.scrollY)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    const head = frame.current?.querySelector('[role="rowgroup"]')
    if (head) observer.observe(head)
    measure()
    return () => observer.disconnect()
  }, [frame])
  return Math.max(0, height - top - BELOW)
}
