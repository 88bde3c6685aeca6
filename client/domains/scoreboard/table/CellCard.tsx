import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Pennant } from '../../../components/flags/Pennant.tsx'
import { withinSentence } from '../../../i18n/within-sentence.ts'
import { boardTime, figure } from '../model/board-times.ts'
import type { CellSolve } from '../model/board-reads.ts'
import { bloodPlace } from '../model/solve-type.ts'
import { typeName } from './cell-text.ts'
import styles from './ScoreTable.module.css'

type Props = {
  team: string
  solve: CellSolve
  spanMs: number
  /** The position and size of the cell in the frame, in pixels. */
  left: number
  width: number
  top: number
  height: number
}

const CARD_WIDTH = 216
const GAP = 6

/** The solve of a cell: user, time and points. Positioned beside the cell, within the window. */
export function CellCard({ team, solve, spanMs, left, width, top, height }: Props) {
  const { t, i18n } = useTranslation()
  const card = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState({ left, top: top + height + GAP })
  useLayoutEffect(() => {
    const frame = card.current?.parentElement?.getBoundingClientRect()
    if (!frame || !card.current) return
    const cardHeight = card.current.offsetHeight
    const isLow = frame.top + top + height + GAP + cardHeight > window.innerHeight - GAP
    const target = Math.min(left + width / 2 - CARD_WIDTH / 3, frame.width - CARD_WIDTH - GAP)
    setPosition({ left: Math.max(GAP, target), top: isLow ? top - GAP - cardHeight : top + height + GAP })
  }, [left, width, top, height])
  const moment = boardTime(solve.time, { locale: i18n.language, spanMs, seconds: true })
  return (
    <div ref={card} className={styles.card} style={{ ...position, width: CARD_WIDTH }} aria-hidden>
      <div className={styles.cardHead}>
        <Pennant kind={bloodPlace(solve.type) ?? 'solved'} label="" />
        <b className="h-grow h-trunc">{solve.challenge.title}</b>
        <b className="h-num">+{figure(solve.points, i18n.language)}</b>
      </div>
      <div className="h-trunc">
        {solve.userName ? t('scoreboard.solvedBy', { team, user: solve.userName }) : team}
      </div>
      <div className="h-num">
        {t('scoreboard.momentAndType', {
          time: moment,
          type: withinSentence(typeName(t, solve.type), i18n.language),
        })}
      </div>
    </div>
  )
}
