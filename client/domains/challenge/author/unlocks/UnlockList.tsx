import { IconArrowRight } from '@tabler/icons-react'
import { graphql, useFragment } from 'react-relay'
import type { UnlockList_game$key } from '../../../../__generated__/UnlockList_game.graphql.ts'
import { Chip } from '../../../../components/Chip.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { UnlockGraph, UnlockKey, type GraphChallenge } from './UnlockGraph.tsx'
import styles from './UnlockGraph.module.css'

/** Shows the challenges that unlock others, as a graph and in words; empty for a game without requirements. */
export function UnlockList({ game: key }: { game: UnlockList_game$key }) {
  const { t } = useTranslation()
  const { databaseId: gameId, allChallenges } = useFragment(
    graphql`
      fragment UnlockList_game on Game {
        databaseId
        allChallenges {
          id
          databaseId
          title
          unlockCount
          lockedView
          requiredChallenges {
            id
          }
        }
      }
    `,
    key,
  )
  const challenges = (allChallenges ?? []).map((challenge): GraphChallenge => {
    const requiredIds = challenge.requiredChallenges?.map(({ id }) => id) ?? []
    const all = requiredIds.length
    const count = Math.min(challenge.unlockCount ?? all, all)
    return {
      id: challenge.id,
      title: challenge.title,
      to: `/admin/games/${gameId}/challenges/${challenge.databaseId}`,
      requiredIds,
      some: count < all ? { count, all } : null,
      lockedView: challenge.lockedView === 'Card' ? 'Card' : 'Hidden',
    }
  })
  const titles = new Map(challenges.map(({ id, title }) => [id, title]))
  const locked = challenges.filter(({ requiredIds }) => requiredIds.length > 0)
  if (locked.length === 0) return null
  const lines = (
    <ul className={styles.list}>
      {locked.map(({ id, title, requiredIds, some, lockedView }) => (
        <li key={id} className="h-row h-wrap">
          {requiredIds.map((required) => (
            <Chip key={required}>{titles.get(required)}</Chip>
          ))}
          {some ? <span className="h-label h-num">{t('adminSchedule.someOf', some)}</span> : null}
          <IconArrowRight size={16} stroke={1.75} aria-label={t('adminSchedule.unlock')} />
          <b>{title}</b>
          <span className={`h-label ${styles.note}`}>
            {t('adminChallenge.unlock.view')}: {t(`adminChallenge.unlock.${lockedView}`)}
          </span>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="h-panel" aria-label={t('adminSchedule.unlocks')}>
      <div className="h-panel-head">
        <h2>{t('adminSchedule.unlocks')}</h2>
      </div>
      <div className="h-panel-body h-stack">
        <div className="h-desk">
          <UnlockGraph challenges={challenges} />
          <UnlockKey views={new Set(locked.map(({ lockedView }) => lockedView))} />
          <details className={styles.details}>
            <summary>{t('adminSchedule.unlocksAsList')}</summary>
            {lines}
          </details>
        </div>
        <div className="h-phone">{lines}</div>
      </div>
    </section>
  )
}
