import { useTranslation } from '../../../i18n/useTranslation.ts'
import { categorySlug } from '../../../components/category-slug.ts'
import type { CategoryShare } from '../model/category-shares.ts'
import styles from './TeamSheet.module.css'

const SIZE = 220
const CENTER = SIZE / 2
const RADIUS = 80
const FLAG = 16
const RINGS = [0.25, 0.5, 0.75, 1]

/** A team's solved share per category as a radar chart. The list beside it has the figures. */
export function CategoryRadar({ shares }: { shares: readonly CategoryShare[] }) {
  const { t } = useTranslation()
  const corner = (index: number, distance: number) => {
    const angle = (index / shares.length) * 2 * Math.PI - Math.PI / 2
    return [CENTER + Math.cos(angle) * distance, CENTER + Math.sin(angle) * distance] as const
  }
  const shape = (distance: (share: CategoryShare) => number) =>
    shares.map((share, index) => corner(index, distance(share)).join(' ')).join(',')
  return (
    <svg
      className={styles.radar}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      width={SIZE}
      height={SIZE}
      role="img"
      aria-label={t('scoreboard.radar')}
    >
      {RINGS.map((ring) => (
        <polygon key={ring} className={styles.ring} points={shape(() => RADIUS * ring)} />
      ))}
      {shares.map(({ category }, index) => {
        const [x, y] = corner(index, RADIUS)
        const [flagX, flagY] = corner(index, RADIUS + FLAG)
        const slug = categorySlug(category)
        return (
          <g key={category}>
            <path className={styles.ring} d={`M${CENTER} ${CENTER}L${x} ${y}`} />
            <use
              href={`#h-f-${slug}`}
              style={{ '--ink': `var(--h-cat-${slug})` }}
              x={flagX - FLAG / 2}
              y={flagY - FLAG / 2}
              width={FLAG}
              height={FLAG}
            />
            <rect
              className={styles.edge}
              x={flagX - FLAG / 2}
              y={flagY - FLAG / 2}
              width={FLAG}
              height={FLAG}
            />
          </g>
        )
      })}
      <polygon className={styles.shape} points={shape(({ solved, total }) => (RADIUS * solved) / total)} />
    </svg>
  )
}
