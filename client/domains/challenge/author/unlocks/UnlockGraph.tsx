import { IconEyeOff, IconLock } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useScrollFade } from '../../../../components/panels/useScrollFade.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { nodePositions, type NodePosition } from './unlock-graph.ts'
import styles from './UnlockGraph.module.css'

/** The size of a node in pixels, the same as in the style sheet. */
const WIDTH = 184
const HEIGHT = 48
const COLUMN = WIDTH + 56
const ROW = HEIGHT + 12

export type GraphChallenge = {
  id: string
  title: string
  to: string
  requiredIds: readonly string[]
  /** How many of the required challenges unlock it; null for all. */
  some: { count: number; all: number } | null
  lockedView: 'Card' | 'Hidden'
}

/** The challenges that unlock each other, as a graph from left to right. A list below it says the same in words. */
export function UnlockGraph({ challenges }: { challenges: readonly GraphChallenge[] }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useScrollFade(box)
  const positions = nodePositions(challenges)
  const shown = challenges.flatMap((challenge) => {
    const position = positions.get(challenge.id)
    return position ? [{ challenge, position }] : []
  })
  const columns = Math.max(...shown.map(({ position }) => position.column)) + 1
  const rows = Math.max(...shown.map(({ position }) => position.row)) + 1
  const size = { width: columns * COLUMN - (COLUMN - WIDTH), height: rows * ROW - (ROW - HEIGHT) }
  const lines = shown.flatMap(({ challenge, position }) =>
    challenge.requiredIds.flatMap((id) => {
      const from = positions.get(id)
      return from ? [{ key: `${id} ${challenge.id}`, d: lineBetween(from, position) }] : []
    }),
  )
  return (
    <div
      ref={box}
      className={styles.scroll}
      tabIndex={0}
      role="region"
      aria-label={t('adminSchedule.unlockGraph')}
    >
      <div className={styles.graph} style={size}>
        <svg className={styles.lines} viewBox={`0 0 ${size.width} ${size.height}`} {...size} aria-hidden>
          {lines.map(({ key, d }) => (
            <path key={key} d={d} />
          ))}
        </svg>
        {shown.map(({ challenge: { id, title, to, requiredIds, some, lockedView }, position }) => (
          <Link
            key={id}
            className={styles.node}
            to={to}
            title={title}
            style={{ left: position.column * COLUMN, top: position.row * ROW }}
          >
            <b>{title}</b>
            {requiredIds.length > 0 ? (
              <span className="h-label h-num">
                <LockedViewIcon view={lockedView} />
                {some ? t('adminSchedule.someOf', some) : t('adminChallenge.unlock.all')}
              </span>
            ) : null}
          </Link>
        ))}
      </div>
    </div>
  )
}

/** Says what teams see before they have unlocked the challenge. */
function LockedViewIcon({ view }: { view: GraphChallenge['lockedView'] }) {
  const { t } = useTranslation()
  const Icon = view === 'Card' ? IconLock : IconEyeOff
  const label = `${t('adminChallenge.unlock.view')}: ${t(`adminChallenge.unlock.${view}`)}`
  return (
    <span className={styles.icon} role="img" aria-label={label} title={label}>
      <Icon size={12} stroke={1.75} aria-hidden />
    </span>
  )
}

function lineBetween(from: NodePosition, to: NodePosition): string {
  const [x1, y1] = [from.column * COLUMN + WIDTH, from.row * ROW + HEIGHT / 2]
  const [x2, y2] = [to.column * COLUMN, to.row * ROW + HEIGHT / 2]
  const middle = x2 - (COLUMN - WIDTH) / 2
  return `M${x1} ${y1}H${middle - 16}C${middle} ${y1} ${middle} ${y2} ${middle + 16} ${y2}H${x2}`
}
