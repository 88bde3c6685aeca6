import { type Ref } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Flag } from '../../../components/flags/Flag.tsx'
import { categorySlug } from '../../../components/category-slug.ts'
import { figure } from '../model/board-times.ts'
import { categoryGroups } from '../model/board-reads.ts'
import type { Geometry } from './geometry.ts'
import type { LiveChallenge } from '../model/live-board.ts'
import styles from './ScoreTable.module.css'

export type Paging = { page: number; pages: number }

/** More pages than this are shown as numbers. */
const MOST_DOTS = 12

type Props = {
  challenges: readonly LiveChallenge[]
  geometry: Geometry
  width: string
  activeColumn: number | null
  range: string | undefined
  paging: Paging | undefined
  /** The head scrolls sideways together with the rows. */
  scrollRef: Ref<HTMLDivElement>
}

/** The head of the table, fixed below the top bar: categories, then a vertical title and a value per challenge. */
export function ScoreTableHead({
  challenges,
  geometry,
  width,
  activeColumn,
  range,
  paging,
  scrollRef,
}: Props) {
  const { t, i18n } = useTranslation()
  const groups = categoryGroups(challenges)
  const starts = new Set(groups.map(({ first }) => first))
  return (
    <div role="rowgroup" className={styles.head} ref={scrollRef}>
      <div role="row" aria-rowindex={1} className={styles.groups} style={{ width }}>
        <span
          role="columnheader"
          aria-colindex={1}
          aria-colspan={3}
          className={`${styles.corner} ${styles.sticky}`}
        >
          <span className="h-sr">{t('scoreboard.standing')}</span>
          {range ? <span className={styles.range}>{range}</span> : null}
          {paging && paging.pages > 1 ? <PageDots {...paging} /> : null}
        </span>
        {groups.map(({ category, first, challenges: ofCategory }) => (
          <span
            key={category}
            role="columnheader"
            aria-colindex={first + 4}
            aria-colspan={ofCategory.length}
            className={styles.group}
            style={{
              width: ofCategory.length * geometry.cell,
              color: `var(--h-cat-${categorySlug(category)}-text)`,
            }}
            title={category}
          >
            <Flag category={category} decorative />
            <span className={ofCategory.length > 1 ? 'h-trunc' : 'h-sr'}>{category}</span>
          </span>
        ))}
      </div>
      <div role="row" aria-rowindex={2} className={styles.titles} style={{ width }}>
        <span role="columnheader" aria-colindex={1} className={`${styles.rankHead} ${styles.sticky}`}>
          <span aria-hidden>#</span>
          <span className="h-sr">{t('scoreboard.rank')}</span>
        </span>
        <span role="columnheader" aria-colindex={2} className={`${styles.teamHead} ${styles.sticky}`}>
          {t('scoreboard.team')}
        </span>
        <span role="columnheader" aria-colindex={3} className={`${styles.scoreHead} ${styles.sticky}`}>
          {t('scoreboard.score')}
        </span>
        {challenges.map((challenge, index) => (
          <span
            key={challenge.id}
            role="columnheader"
            aria-colindex={index + 4}
            className={styles.title}
            data-first={starts.has(index) || undefined}
            data-active={activeColumn === index + 1 || undefined}
            title={t('scoreboard.challengeHint', { title: challenge.title, count: challenge.solvedCount })}
          >
            <span className={styles.titleText}>{challenge.title}</span>
            <span className={styles.value}>{figure(challenge.score, i18n.language)}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

/** The pages of a presentation as dots. The range of teams says the same to screen readers. */
function PageDots({ page, pages }: Paging) {
  return (
    <span className={styles.dots} aria-hidden>
      {pages > MOST_DOTS
        ? `${page + 1} / ${pages}`
        : Array.from({ length: pages }, (_value, index) => (
            <i key={index} data-now={index === page || undefined} />
          ))}
    </span>
  )
}
