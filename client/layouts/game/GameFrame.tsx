import { useState, type ReactNode } from 'react'
import { useMatch } from 'react-router'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Countdown } from '../../components/time/Countdown.tsx'
import { ExactTime } from '../../components/time/ExactTime.tsx'
import { Note } from '../../components/Note.tsx'
import { hasRole, useViewer } from '../../session/viewer.ts'
import { useNow } from '../../time/ticker.ts'
import { TabLinks } from '../TabLinks.tsx'
import { TopBarAside, TopBarTabs } from '../shell/top-bar-slots.tsx'

type Props = {
  gameId: number
  start: string
  end: string
  pausedAt: string | null | undefined
  isFinal: boolean
  isOver: boolean
  children: ReactNode
}

/** The tabs and the clock of a game, in the top bar of the shell. */
export function GameFrame({ gameId, start, end, pausedAt, isFinal, isOver, children }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const isOrganizer = hasRole(viewer, 'Monitor')
  const base = `/games/${gameId}`
  // On phones the bar at the end of the overview has the clock.
  const isOverview = useMatch(base) !== null
  return (
    <>
      <TopBarTabs>
        <TabLinks
          position="top"
          label={t('navigation.game')}
          tabs={[
            { to: base, label: t('navigation.overview'), end: true },
            { to: `${base}/challenges`, label: t('navigation.challenges') },
            { to: `${base}/scoreboard`, label: t('navigation.scoreboard') },
            ...(isOver || isOrganizer
              ? [
                  { to: `${base}/statistics`, label: t('statistics.title') },
                  { to: `${base}/ratings`, label: t('rating.title') },
                ]
              : []),
            ...(isOver ? [{ to: `${base}/writeups`, label: t('navigation.writeups') }] : []),
            ...(isOrganizer ? [{ to: `${base}/monitor`, label: t('navigation.monitor') }] : []),
          ]}
        />
      </TopBarTabs>
      <TopBarAside>
        <div className={isOverview ? 'h-desk' : ''}>
          <GameClock start={Date.parse(start)} end={Date.parse(end)} pausedAt={pausedAt} isFinal={isFinal} />
        </div>
      </TopBarAside>
      {pausedAt ? (
        <div className="h-page" role="status" style={{ marginBottom: 16 }}>
          <Note tone="warn">{t('state.pausedText')}</Note>
        </div>
      ) : null}
      {children}
    </>
  )
}

type ClockProps = Pick<Props, 'pausedAt' | 'isFinal'> & { start: number; end: number }

function GameClock({ start, end, pausedAt, isFinal }: ClockProps) {
  const { t } = useTranslation()
  const [, renderAgain] = useState(0)
  const now = useNow(60_000)
  if (pausedAt) {
    return (
      <span className="h-row">
        <span className="h-label">{t('state.paused')}</span>
        <Countdown until={end} pausedAt={pausedAt} />
      </span>
    )
  }
  if (now >= end) return <span className="h-label">{t(isFinal ? 'state.final' : 'state.ended')}</span>
  const target = now < start ? start : end
  const label = t(now < start ? 'state.startsIn' : 'state.endsIn')
  return (
    <span className="h-row">
      <span className="h-label">{label}</span>
      <ExactTime time={target}>
        <Countdown until={target} onEnd={() => renderAgain((count) => count + 1)} />
      </ExactTime>
    </span>
  )
}
