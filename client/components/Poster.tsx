import { memo, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { drawingLabel } from './drawing-label.ts'
import { planPoster, posterSizes, type PosterShape } from '../../rules/signal-flags/poster-plan.ts'
import { SignalFlag } from './flags/SignalFlag.tsx'
import tones from './tones.module.css'
import styles from './Poster.module.css'

export type GameState = 'upcoming' | 'live' | 'ended'

type Props = {
  title: string
  state: GameState
  /** An uploaded poster has priority over the generated one. */
  url?: string | null
  /** `fill` takes the height of its container; `wide` is the hero of a game. */
  shape?: PosterShape
  /** Set when the title is shown beside the poster. */
  decorative?: boolean
}

const TONES = { upcoming: 'brand', live: 'live', ended: 'ended' } as const

export const Poster = memo(function Poster({ title, state, url, shape = 'card', decorative = false }: Props) {
  const { t } = useTranslation()
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const label = t('poster.of', { title })
  const className = `${styles.poster} ${styles[shape]} ${styles[state]}`
  if (url && url !== brokenUrl) {
    return (
      <img
        className={className}
        src={url}
        alt={decorative ? '' : label}
        loading="lazy"
        onError={() => setBrokenUrl(url)}
      />
    )
  }
  const [width, height] = posterSizes[shape]
  const plan = planPoster(title, shape)
  return (
    <svg
      className={`${className} ${tones[TONES[state]]}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      {...drawingLabel(decorative ? undefined : label)}
    >
      <rect width={width} height={height} fill="var(--poster-ground)" />
      <g transform={`rotate(${plan.angle} ${width / 2} ${height / 2})`}>
        {plan.ropes.map((y) => (
          <rect key={y} x={-300} y={y} width={width + 600} height={2} fill="var(--poster-rope)" />
        ))}
        {plan.flags.map((flag, index) => (
          <SignalFlag key={index} {...flag} size={plan.size} />
        ))}
      </g>
    </svg>
  )
})
