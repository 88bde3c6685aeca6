import { Button } from '@mantine/core'
import { IconZoomReset } from '@tabler/icons-react'
import { useViewportSize } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { LineKey } from './LineKey.tsx'
import type { TeamLine } from './timeline-teams.ts'
import type { TimeWindow } from './time-scale.ts'
import { TimelineChart } from './TimelineChart.tsx'
import { TimelineTable } from './TimelineTable.tsx'
import styles from './Timeline.module.css'

type Props = {
  lines: readonly TeamLine[]
  whole: TimeWindow
  until: number
  /** The start of the freeze; null unless the scoreboard is frozen. */
  frozenFrom: number | null
  isRunning: boolean
  size: 'wide' | 'narrow' | 'large'
  onToggle: (teamId: number) => void
}

const FIRST_PICKS = 6
/** The part of a projector's height that the panel with the chart has: usually, and at most on high ones. */
const SHARE = 0.22
const MOST_SHARE = 0.25
const USUAL_PX = 900
/** The part of each pixel above the usual height. */
const MORE = 0.3
/** The padding and the border of the panel. */
const PANEL_PX = 26
const LEAST_PX = 120
/** The axis below the chart with the space above it, and the height of a name. */
const AXIS_PX = 44
const NAME_PX = 24

/** The timeline of the leading teams, on phones with a legend below. */
export function TimelinePanel(props: Props) {
  const { lines: all, whole, until, frozenFrom, isRunning, size, onToggle } = props
  const { t } = useTranslation()
  const viewport = useViewportSize()
  const height =
    size === 'large' ? Math.max(LEAST_PX, presentedHeight(viewport.height) - PANEL_PX) : undefined
  const lines =
    height === undefined ? all : all.slice(0, Math.max(1, Math.floor((height - AXIS_PX) / NAME_PX)))
  const [zoom, setZoom] = useState<TimeWindow | null>(null)
  const [isOpen, setOpen] = useState(false)
  // The own team is always there.
  const picks = lines.filter((line, index) => isOpen || index < FIRST_PICKS || line.tone === 'own')
  const isCut = lines.some((line, index) => index >= FIRST_PICKS && line.tone !== 'own')
  return (
    <section className={`h-panel ${styles.panel}`} data-size={size} aria-label={t('scoreboard.timeline')}>
      <div style={{ position: 'relative' }}>
        <TimelineChart
          lines={lines}
          whole={whole}
          zoom={zoom}
          onZoom={setZoom}
          until={until}
          frozenFrom={frozenFrom}
          isRunning={isRunning}
          size={size}
          height={height}
          onToggle={onToggle}
        />
        {zoom ? (
          <Button
            className={styles.back ?? ''}
            size="xs"
            leftSection={<IconZoomReset size={16} stroke={1.75} />}
            onClick={() => setZoom(null)}
          >
            {t('scoreboard.wholeGame')}
          </Button>
        ) : null}
      </div>
      {size === 'narrow' ? (
        <div className={styles.legend} role="group" aria-label={t('scoreboard.pickTeams')}>
          {picks.map((line) => (
            <button
              key={line.teamId}
              type="button"
              className={styles.pick}
              aria-pressed={line.isShown}
              onClick={() => onToggle(line.teamId)}
            >
              <LineKey line={line} />
              <span className="h-trunc" title={line.name}>
                {line.name}
              </span>
            </button>
          ))}
          {isCut ? (
            <button
              type="button"
              className={styles.pick}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('scoreboard.fewer') : t('scoreboard.more', { count: lines.length - picks.length })}
            </button>
          ) : null}
        </div>
      ) : null}
      <TimelineTable lines={lines} whole={whole} until={until} />
    </section>
  )
}

function presentedHeight(height: number): number {
  return Math.floor(Math.min(height * SHARE + Math.max(0, height - USUAL_PX) * MORE, height * MOST_SHARE))
}
