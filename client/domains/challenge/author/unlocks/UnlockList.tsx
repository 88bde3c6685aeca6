import { IconArrowRight } from '@tabler/icons-react'
import { graphql, useFragment } from 'react-relay'
import type { UnlockList_game$key } from '../../../../__generated__/UnlockList_game.graphql.ts'
import { Chip } from '../../../../components/Chip.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'

/** Which challenges unlock which; nothing for a game without requirements. */
export function UnlockList({ game: key }: { game: UnlockList_game$key }) {
  const { t } = useTranslation()
  const game = useFragment(
    graphql`
      fragment UnlockList_game on Game {
        allChallenges {
          id
          title
          unlockCount
          lockedView
          requiredChallenges {
            id
            title
          }
        }
      }
    `,
    key,
  )
  const locked = (game.allChallenges ?? []).filter(({ requiredChallenges }) => requiredChallenges?.length)
  if (locked.length === 0) return null
  return (
    <section className="h-panel" aria-label={t('adminSchedule.unlocks')}>
      <div className="h-panel-head">
        <h2>{t('adminSchedule.unlocks')}</h2>
      </div>
      <div className="h-panel-body h-stack">
        {locked.map(({ id, title, unlockCount, lockedView, requiredChallenges }) => {
          const all = requiredChallenges?.length ?? 0
          const count = Math.min(unlockCount ?? all, all)
          return (
            <div key={id} className="h-row h-wrap">
              {requiredChallenges?.map((required) => (
                <Chip key={required.id}>{required.title}</Chip>
              ))}
              {count < all ? (
                <span className="h-label h-num">{t('adminSchedule.someOf', { count, all })}</span>
              ) : null}
              <IconArrowRight size={16} stroke={1.75} aria-label={t('adminSchedule.unlock')} />
              <b>{title}</b>
              <span className="h-label">{t(`adminChallenge.unlock.${lockedView ?? 'Hidden'}`)}</span>
            </div>
          )
        })}
      </div>
    </section>
  )
}
