import { IconEyeOff, IconLock } from '@tabler/icons-react'
import { useId, useRef } from 'react'
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

const ICONS = { Card: IconLock, Hidden: IconEyeOff } as const

/** The challenges that unlock each other, as a graph from left to right. A list below it says the same in words. */
export function UnlockGraph({ challenges }: { challenges: readonly GraphChallenge[] }) {
  const { t } = useTranslation()
  const arrowId = useId()
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
          <defs>
            <marker
              id={arrowId}
              viewBox="0 0 8 8"
              refX={8}
              refY={4}
              markerWidth={8}
              markerHeight={8}
              orient="auto"
              markerUnits="userSpaceOnUse"
            >
              <path className={styles.arrow} d="M0 0L8 4L0 8Z" />
            </marker>
          </defs>
          {lines.map(({ key, d }) => (
            <path key={key} d={d} markerEnd={`url(#${arrowId})`} />
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

/** The icons of the graph with their meaning. */
export function UnlockKey({ views }: { views: ReadonlySet<GraphChallenge['lockedView']> }) {
  const { t } = useTranslation()
  return (
    <p className={`h-label ${styles.key}`}>
      {t('adminChallenge.unlock.view')}:
      {(['Hidden', 'Card'] as const)
        .filter((view) => views.has(view))
        .map((view) => {
          const Icon = ICONS[view]
          return (
            <span key={view}>
              <Icon size={12} stroke={1.75} aria-hidden />
              {t(`adminChallenge.unlock.${view}`)}
            </span>
          )
        })}
    </p>
  )
}

/** Says what teams see before they have unlocked the challenge. */
function LockedViewIcon({ view }: { view: GraphChallenge['lockedView'] }) {
  const { t } = useTranslation()
  const Icon = ICONS[view]
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
