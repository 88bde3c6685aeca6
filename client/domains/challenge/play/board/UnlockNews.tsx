import { IconLockOpen } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { UnlockNewsQuery } from '../../../../__generated__/UnlockNewsQuery.graphql.ts'
import { showNews } from '../../../../components/toasts.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'

type Props = {
  gameId: number
  challenges: readonly { readonly databaseId: number }[]
}

/** Tells which of the challenges that appear a solve of the team has unlocked. Renders nothing. */
export function UnlockNews({ gameId, challenges }: Props) {
  const { t, i18n } = useTranslation()
  const environment = useRelayEnvironment()
  const known = useRef(challenges)
  useEffect(() => {
    const before = new Set(known.current.map(({ databaseId }) => databaseId))
    known.current = challenges
    const added = new Set(challenges.map(({ databaseId }) => databaseId)).difference(before)
    if (added.size === 0) return
    // Others have been released. A page that nothing unlocks asks for no titles.
    fetchQuery<UnlockNewsQuery>(
      environment,
      graphql`
        query UnlockNewsQuery($gameId: Int!) {
          game: gameByDatabaseId(databaseId: $gameId) {
            knownTitles {
              challengeDatabaseId
              title
            }
          }
        }
      `,
      { gameId },
    ).subscribe({
      next({ game }) {
        const unlocked = game?.knownTitles.filter((one) => added.has(one.challengeDatabaseId)) ?? []
        if (unlocked.length === 0) return
        const titles = unlocked.map(({ title }) => title)
        const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(titles)
        const icon = <IconLockOpen size={20} stroke={1.75} aria-hidden />
        showNews(t('play.unlocked', { count: titles.length }), list, icon)
      },
    })
  }, [challenges, environment, gameId, t, i18n])
  return null
}
