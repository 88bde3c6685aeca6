import { useMemo } from 'react'
import { Note } from '../components/Note.tsx'
import { EmptyState } from '../components/states/EmptyState.tsx'
import { FailedState } from '../components/states/FailedState.tsx'
import { PageSpinner } from '../components/states/Spinner.tsx'
import { splitRows } from '../domains/scoreboard/model/board-reads.ts'
import type { LiveBoard } from '../domains/scoreboard/model/live-board.ts'
import { useLiveBoard } from '../domains/scoreboard/model/useLiveBoard.ts'
import { useRefreshWhenDue } from '../domains/scoreboard/useRefreshWhenDue.ts'
import { TimelinePanel } from '../domains/scoreboard/timeline/TimelinePanel.tsx'
import { useTimelines } from '../domains/scoreboard/timeline/useTimelines.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { failureText } from '../relay/failure-text.ts'
import { dateAndZone } from '../time/formats.ts'
import { useNow } from '../time/ticker.ts'
import { EmbedTable } from './EmbedTable.tsx'
import { useIsPhone } from '../theme/useIsPhone.ts'
import styles from './Embed.module.css'

type Times = { start: number; end: number; pausedAt: number | null }
type Choice = { top: number; hasChart: boolean }

const MINUTE_MS = 60_000

/** The live board that players see. Organizers see the same one here. */
export function EmbedBoard({ gameId, ...props }: Times & Choice & { gameId: number }) {
  const { t, i18n } = useTranslation()
  const { live, refresh } = useLiveBoard(gameId, { asPublic: true })
  if (live.status === 'closed') return <NotOpen start={props.start} onOpen={refresh} />
  if (live.status === 'failed') {
    return <FailedState onRetry={refresh}>{failureText(live.error, t, i18n.language)}</FailedState>
  }
  if (!live.board) return <PageSpinner />
  if (live.board.order.length === 0) {
    return (
      <EmptyState flag="P" title={t('scoreboard.nobody')}>
        {t('scoreboard.nobodyText')}
      </EmptyState>
    )
  }
  return <Standing gameId={gameId} board={live.board} {...props} />
}

function NotOpen({ start, onOpen }: { start: number; onOpen: () => void }) {
  const { t } = useTranslation()
  useRefreshWhenDue(start, onOpen)
  return (
    <EmptyState flag="P" title={t('scoreboard.notOpen')}>
      {t('scoreboard.notOpenText')}
    </EmptyState>
  )
}

type StandingProps = Times & Choice & { gameId: number; board: LiveBoard }

function Standing({ gameId, board, top, hasChart, start, end, pausedAt }: StandingProps) {
  const { t, i18n } = useTranslation()
  const ticking = useNow(MINUTE_MS)
  const now = pausedAt ?? ticking
  // The order of a board changes in place, so its first rows are copied for each board.
  const { rows, total } = useMemo(() => {
    const { ranked } = splitRows(board, board.order)
    return { rows: ranked.slice(0, top), total: ranked.length }
  }, [board, top])
  const isFrozen = board.hiddenFrom !== null && now >= board.hiddenFrom
  return (
    <>
      {isFrozen ? (
        <Note tone="warn">
          {t('scoreboard.frozenSince', { time: dateAndZone(board.hiddenFrom ?? 0, i18n.language) })}
        </Note>
      ) : null}
      {hasChart && board.challenges.length > 0 ? (
        <Chart board={board} rows={rows} start={start} end={end} now={now} />
      ) : null}
      <EmbedTable board={board} rows={rows} />
      {rows.length < total ? (
        <a className={styles.more} href={`/games/${gameId}/scoreboard`} target="_blank" rel="noreferrer">
          {t('scoreboard.board')}: {t('scoreboard.shownTeams', { first: 1, last: rows.length, total })}
        </a>
      ) : null}
    </>
  )
}

type ChartProps = { board: LiveBoard; rows: readonly number[]; start: number; end: number; now: number }

function Chart({ board, rows, start, end, now }: ChartProps) {
  const isNarrow = useIsPhone()
  const isRunning = now < end
  const until = isRunning ? Math.max(now, start + 1) : end
  const rankOf = (row: number) => board.ranks[row] ?? 0
  const { lines, toggle } = useTimelines({ board, rows, rankOf, ownTeamId: null, isNarrow })
  return (
    <TimelinePanel
      lines={lines}
      whole={{ from: start, to: until }}
      until={until}
      frozenFrom={board.hiddenFrom}
      isRunning={isRunning}
      size={isNarrow ? 'narrow' : 'wide'}
      onToggle={toggle}
    />
  )
}
