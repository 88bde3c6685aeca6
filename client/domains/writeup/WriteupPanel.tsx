import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { WriteupPanel_game$key } from '../../__generated__/WriteupPanel_game.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { Markdown } from '../../components/Markdown.tsx'
import { exactTime } from '../../time/formats.ts'
import { useNow } from '../../time/ticker.ts'
import { boardMoment } from '../scoreboard/board-moments.ts'
import styles from './WriteupPanel.module.css'

/** When the game's write-up is due and what it should hold; nothing where none is asked for. */
export function WriteupPanel({ game }: { game: WriteupPanel_game$key }) {
  const { t, i18n } = useTranslation()
  const now = useNow(60_000)
  const { writeupRequired, writeupDeadline, writeupNote } = useFragment(
    graphql`
      fragment WriteupPanel_game on Game {
        writeupRequired
        writeupDeadline
        writeupNote
      }
    `,
    game,
  )
  if (!writeupRequired) return null
  const deadline = Date.parse(writeupDeadline)
  const time = boardMoment(deadline, { locale: i18n.language, spanMs: Math.abs(deadline - now) })
  return (
    <section className="h-panel h-panel-body">
      <div className="h-row">
        <h3 className="h-grow">{t('play.writeup')}</h3>
        <span title={exactTime(deadline, i18n.language)}>
          <Chip tone={now < deadline ? 'warn' : 'plain'}>
            {t(now < deadline ? 'play.writeupDue' : 'play.writeupClosed', { time })}
          </Chip>
        </span>
      </div>
      <p className={styles.text}>{t('play.writeupText')}</p>
      {writeupNote ? (
        <div className={styles.text}>
          <Markdown source={writeupNote} size="inherit" />
        </div>
      ) : null}
    </section>
  )
}
