import { useMemo, useState } from 'react'
import type { LiveBoard } from '../model/live-board.ts'
import { teamLines, type InkIndexes, type TeamLine } from './timeline-teams.ts'

type Options = {
  board: LiveBoard
  rows: readonly number[]
  rankOf: (row: number) => number
  ownTeamId: number | null
  isNarrow: boolean
}

/** The leading teams with a line, and those on a phone, on which more lines cannot be told apart. */
const LINES = 10
const FEWER_LINES = 5

/** The lines of the chart: the leading teams and those that the viewer added. The viewer can also hide lines. */
export function useTimelines({ board, rows, rankOf, ownTeamId, isNarrow }: Options) {
  const top = isNarrow ? FEWER_LINES : LINES
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const [inkIndexes] = useState<InkIndexes>(() => new Map())
  const lines = useMemo<TeamLine[]>(
    () => teamLines(board, { rows, rankOf, ownTeamId, picked, hidden, inkIndexes, top }),
    [board, rows, rankOf, ownTeamId, picked, hidden, inkIndexes, top],
  )
  const isShown = (teamId: number) => lines.some((line) => line.teamId === teamId && line.isShown)
  function toggle(teamId: number): void {
    if (picked.has(teamId)) setPicked(without(picked, teamId))
    else if (hidden.has(teamId)) setHidden(without(hidden, teamId))
    else if (lines.some((line) => line.teamId === teamId)) setHidden(new Set(hidden).add(teamId))
    else setPicked(new Set(picked).add(teamId))
  }
  return { lines, isShown, toggle }
}

function without(set: ReadonlySet<number>, value: number): ReadonlySet<number> {
  const next = new Set(set)
  next.delete(value)
  return next
}
