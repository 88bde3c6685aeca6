import { Countdown } from '../components/time/Countdown.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useNow } from '../time/ticker.ts'
import styles from './Embed.module.css'

type Props = {
  gameId: number
  title: string
  platform: string
  start: number
  end: number
  pausedAt: number | null
}

const SECOND_MS = 1000

/** The title of the game, which opens the whole scoreboard in a window of its own, and the clock. */
export function EmbedHead({ gameId, title, platform, start, end, pausedAt }: Props) {
  return (
    <header className={styles.head}>
      <h1 className="h-trunc">
        <a href={`/games/${gameId}/scoreboard`} target="_blank" rel="noreferrer">
          {title}
        </a>
      </h1>
      <span className="h-label h-num">
        <Clock start={start} end={end} pausedAt={pausedAt} />
      </span>
      <a className={styles.platform} href="/" target="_blank" rel="noreferrer">
        {platform}
      </a>
    </header>
  )
}

function Clock({ start, end, pausedAt }: Pick<Props, 'start' | 'end' | 'pausedAt'>) {
  const { t } = useTranslation()
  const now = useNow(SECOND_MS)
  if (pausedAt !== null) return t('state.paused')
  if (now >= end) return t('state.ended')
  const isAhead = now < start
  return (
    <>
      {t(isAhead ? 'state.startsIn' : 'state.endsIn')} <Countdown until={isAhead ? start : end} />
    </>
  )
}
