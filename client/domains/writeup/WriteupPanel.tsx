import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { WriteupPanel_game$key } from '../../__generated__/WriteupPanel_game.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { Countdown } from '../../components/time/Countdown.tsx'
import { ExactTime } from '../../components/time/ExactTime.tsx'
import { Markdown } from '../../components/markdown/Markdown.tsx'
import { zoneOf } from '../../time/formats.ts'
import { useNow } from '../../time/ticker.ts'
import { lazyPart } from '../../relay/lazy-part.ts'
import { boardTime } from '../scoreboard/model/board-times.ts'
import { WriteupFile } from './WriteupFile.tsx'
import styles from './WriteupPanel.module.css'

const WriteupUpload = lazyPart(() => import('./WriteupUpload.tsx').then((module) => module.WriteupUpload))

const DAY_MS = 24 * 60 * 60 * 1000

/** The deadline, instructions and upload of the write-up; empty if the game requires none. */
export function WriteupPanel({ game }: { game: WriteupPanel_game$key }) {
  const { t, i18n } = useTranslation()
  const now = useNow(60_000)
  const [passedDeadline, setPassedDeadline] = useState<number | null>(null)
  const { databaseId, state, writeupRequired, writeupDeadline, writeupNote, viewerParticipation } =
    useFragment(
      graphql`
        fragment WriteupPanel_game on Game {
          databaseId
          state
          writeupRequired
          writeupDeadline
          writeupNote
          viewerParticipation {
            status
            ...useEntry_own
            writeup {
              ...WriteupFile_writeup
            }
          }
        }
      `,
      game,
    )
  if (!writeupRequired) return null
  const deadline = Date.parse(writeupDeadline)
  // `now` changes once a minute, so it can be before the deadline when the countdown ends.
  const isOpen = now < deadline && passedDeadline !== deadline
  const isLastDay = isOpen && deadline - now < DAY_MS
  const local = boardTime(deadline, { locale: i18n.language, spanMs: Math.abs(deadline - now) })
  const time = `${local} ${zoneOf(deadline, i18n.language)}`
  const plays = viewerParticipation?.status === 'Accepted' && state !== 'Upcoming'
  const writeup = viewerParticipation?.writeup
  return (
    <section className="h-panel h-panel-body" aria-label={t('writeup.title')}>
      <div className={styles.head}>
        <h3>{t('writeup.title')}</h3>
        <span className={styles.due}>
          <ExactTime time={deadline}>
            <Chip tone={isOpen ? (writeup ? 'ok' : 'warn') : 'plain'}>
              {t(isOpen ? (writeup ? 'writeup.in' : 'writeup.due') : 'writeup.closed', { time })}
            </Chip>
          </ExactTime>
        </span>
      </div>
      <p className={styles.text}>{t('writeup.text')}</p>
      {isLastDay ? (
        <p className={styles.text}>
          {t('writeup.left')} <Countdown until={deadline} onEnd={() => setPassedDeadline(deadline)} />
        </p>
      ) : null}
      {writeupNote ? (
        <div className={styles.text}>
          <Markdown source={writeupNote} size="inherit" />
        </div>
      ) : null}
      {writeup ? <WriteupFile writeup={writeup} /> : null}
      {plays && isOpen ? (
        <div className={styles.upload}>
          <WriteupUpload gameId={databaseId} hasWriteup={Boolean(writeup)} />
        </div>
      ) : null}
      {plays && !isOpen && !writeup ? <p className={styles.missed}>{t('writeup.missed')}</p> : null}
    </section>
  )
}
