import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../components/Note.tsx'
import { lazyDialog } from '../../components/panels/lazy-dialog.ts'
import { usePresenting } from '../../layouts/shell/presenting.ts'
import { loadCode } from '../../relay/transport/load-code.ts'
import { useNow } from '../../time/ticker.ts'
import { BoardLines } from './table/BoardLines.tsx'
import { findRows, splitRows } from './model/board-reads.ts'
import { normalGeometry } from './table/geometry.ts'
import { isRanked, type LiveBoard } from './model/live-board.ts'
import { EmptyBoard, NoMatch } from './board-states.tsx'
import { FreezeNote } from './FreezeNote.tsx'
import { NextTeam } from './NextTeam.tsx'
import { PresentationHead } from './PresentationHead.tsx'
import { ranksGained } from './model/rank-changes.ts'
import { useIsPhone } from '../../theme/useIsPhone.ts'
import styles from './Scoreboard.module.css'
import { ScoreboardHead } from './ScoreboardHead.tsx'
import { PresentedTable } from './table/PresentedTable.tsx'
import { ScoreTable } from './table/ScoreTable.tsx'
import { FoldedPanel } from './timeline/FoldedPanel.tsx'
import { TimelinePanel } from './timeline/TimelinePanel.tsx'
import { useBoardAddress } from './useBoardAddress.ts'
import type { RevealStep } from './useReveal.ts'
import { useWidth } from './element-size.ts'
import { useTimelines } from './timeline/useTimelines.ts'

const TeamSheet = lazyDialog(() => import('./table/TeamSheet.tsx').then((module) => module.TeamSheet))

type Props = {
  game: {
    id: number
    title: string
    start: number
    end: number
    /** Null unless the game is paused. */
    pausedAt: number | null
    divisions: readonly string[]
  }
  board: LiveBoard
  ownTeamId: number | null
  /** The choice of organizers between all solves and what players see; null for everybody else. */
  choice: { asPublic: boolean; onChange: (asPublic: boolean) => void } | null
  /** The progress of the reveal; null unless the presentation reveals. */
  reveal: { step: RevealStep | null } | null
}

const MINUTE_MS = 60_000
const RISEN_WITHIN_MS = 10 * MINUTE_MS
/** The space after the current time for its flag, as a share of the chart's time span. */
const AFTER_NOW = 0.015

/** The timeline and the scoreboard of a live or ended game. */
export function Scoreboard({ game, board, ownTeamId, choice, reveal }: Props) {
  const { t, i18n } = useTranslation()
  const isNarrow = useIsPhone()
  const isPresenting = usePresenting()
  const ruler = useRef<HTMLDivElement>(null)
  const width = useWidth(ruler)
  const ticking = useNow(MINUTE_MS)
  const now = game.pausedAt ?? ticking
  const isRunning = now < game.end
  const divisions = game.divisions.filter((name) => board.divisions.includes(name))
  const address = useBoardAddress(divisions)
  const { division, search } = address

  const rows = useMemo(() => [...findRows(board, { division, search })], [board, division, search])
  const { ranked, apart } = useMemo(
    () => (division === null ? splitRows(board, rows) : { ranked: rows, apart: [] }),
    [board, rows, division],
  )
  const ofDivision = useMemo(
    () => (search ? [...findRows(board, { division, search: '' })] : rows),
    [board, division, search, rows],
  )
  const competitors = useMemo(
    () => (division === null ? splitRows(board, ofDivision).ranked : ofDivision),
    [board, division, ofDivision],
  )
  const rankOf = useCallback(
    (row: number) => {
      if (division !== null) return board.divisionRanks[row] ?? 0
      return isRanked(board, row) ? (board.ranks[row] ?? 0) : 0
    },
    [board, division],
  )
  const gained = useMemo(
    () => (isRunning ? ranksGained(board, now - RISEN_WITHIN_MS) : []),
    [board, now, isRunning],
  )

  const until = isRunning ? Math.max(now, game.start + 1) : game.end
  const whole = useMemo(
    () => ({ from: game.start, to: isRunning ? until + (until - game.start) * AFTER_NOW : game.end }),
    [game.start, game.end, until, isRunning],
  )
  const timelines = useTimelines({
    board,
    rows: ofDivision,
    rankOf,
    ownTeamId,
    isNarrow,
  })
  const { openTeam } = address

  async function save(): Promise<void> {
    const { savePicture } = await loadCode(() => import('./timeline/picture/save-picture.ts'))
    const time = new Intl.DateTimeFormat(i18n.language, {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
    }).format(until)
    const caption = t('scoreboard.pictureCaption', { time })
    savePicture(
      { lines: timelines.lines, whole, until, locale: i18n.language, heading: game.title, caption },
      `${game.title} ${t('navigation.scoreboard')}.png`,
    )
  }

  const columns = board.challenges.length
  const geometry = useMemo(() => normalGeometry({ columns, width }), [columns, width])
  const spanMs = whole.to - whole.from
  const common = { board, rankOf, gained, ownTeamId, onOpen: openTeam }
  const parts = [
    { rows: ranked, label: t('scoreboard.board') },
    { rows: apart, label: t('scoreboard.outOfCompetition') },
  ].filter((part) => part.rows.length > 0)
  return (
    <>
      {isPresenting ? (
        <PresentationHead
          title={game.title}
          board={board}
          end={game.end}
          pausedAt={game.pausedAt}
          isRunning={isRunning}
          reveal={reveal}
        />
      ) : (
        <ScoreboardHead
          teams={ofDivision.length}
          hasBoard={board.order.length > 0}
          updatedAt={board.updatedAt}
          divisions={divisions}
          address={address}
          isNarrow={isNarrow}
          onSave={() => void save()}
        />
      )}
      {!isPresenting && board.hiddenFrom !== null ? (
        <FreezeNote gameId={game.id} since={board.hiddenFrom} choice={choice} seq={board.seq} />
      ) : null}
      <div ref={ruler} />
      {board.order.length === 0 ? (
        <EmptyBoard gameId={game.id} />
      ) : (
        <>
          {isRunning && !isPresenting ? (
            <NextTeam board={board} rows={competitors} ownTeamId={ownTeamId} rankOf={rankOf} />
          ) : null}
          {columns === 0 ? (
            <Note>{t('scoreboard.noChallenges')}</Note>
          ) : (
            <FoldedPanel isFolding={isNarrow}>
              <TimelinePanel
                lines={timelines.lines}
                whole={whole}
                until={until}
                frozenFrom={board.hiddenFrom}
                isRunning={isRunning}
                size={isNarrow ? 'narrow' : isPresenting ? 'large' : 'wide'}
                onToggle={timelines.toggle}
              />
            </FoldedPanel>
          )}
          <div className={styles.part}>
            {rows.length === 0 ? (
              <NoMatch text={search} onClear={() => address.setSearch('')} />
            ) : isPresenting && !isNarrow ? (
              <PresentedTable {...common} parts={parts} spanMs={spanMs} revealed={reveal?.step ?? null} />
            ) : (
              parts.map((part) => (
                <section key={part.label}>
                  {part.rows === apart ? <h2 className={styles.apart}>{part.label}</h2> : null}
                  {isNarrow ? (
                    <BoardLines {...common} {...part} />
                  ) : (
                    <ScoreTable {...common} {...part} geometry={geometry} spanMs={spanMs} />
                  )}
                </section>
              ))
            )}
          </div>
        </>
      )}
      <TeamSheet
        opened={address.teamId !== null}
        board={board}
        teamId={address.teamId}
        whole={whole}
        onTimeline={
          address.teamId === null
            ? null
            : { isShown: timelines.isShown(address.teamId), toggle: timelines.toggle }
        }
        onClose={() => openTeam(null)}
      />
    </>
  )
}
