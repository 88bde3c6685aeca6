import { foldToSignals } from '../../../rules/signal-flags/signal-alphabet.ts'
import { SignalFlag } from './SignalFlag.tsx'
import { drawingLabel } from '../drawing-label.ts'
import tones from '../tones.module.css'
import styles from './CodeFlags.module.css'

type Props = {
  word: string
  /** `brand`: blues, before the start. `live`: true colors, for live games and messages. `ended`: grays. */
  tone?: 'brand' | 'live' | 'ended'
  size?: number
  /** `row` is a horizontal row of flags, `column` a vertical one with a mast. */
  direction?: 'row' | 'column'
  /** Extra mast below the last flag, in pixels. */
  mast?: number
  label?: string
}

export function CodeFlags({ word, tone = 'brand', size = 36, direction = 'row', mast = 20, label }: Props) {
  const signs = [...foldToSignals(word).replaceAll(' ', '')]
  const gap = Math.round(size / 6)
  const isColumn = direction === 'column'
  const gapDown = Math.round(size / 8)
  const width = isColumn ? size + 6 : signs.length * (size + gap) - gap
  const height = isColumn ? 8 + signs.length * (size + gapDown) - gapDown + mast : size + 7
  return (
    <svg
      className={`${tones[tone]} ${styles.code}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...drawingLabel(label)}
    >
      {isColumn ? (
        <rect x={1} width={1.5} height={height} fill="var(--h-rope)" />
      ) : (
        <rect width={width} height={1.5} fill="var(--h-rope)" />
      )}
      {signs.map((sign, index) => (
        <SignalFlag
          key={index}
          sign={sign}
          x={isColumn ? 4 : index * (size + gap)}
          y={isColumn ? 8 + index * (size + gapDown) : 5}
          size={size}
        />
      ))}
    </svg>
  )
}
