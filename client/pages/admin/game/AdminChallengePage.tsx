import { Suspense } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminChallengePageQuery } from '../../../__generated__/AdminChallengePageQuery.graphql.ts'
import { ChallengeEditor } from '../../../domains/challenge/author/ChallengeEditor.tsx'
import { bloodBonusesOf } from '../../../domains/game/blood-bonus.ts'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import { LastSubmissions } from '../../../domains/submission/LastSubmissions.tsx'
import type { PageProps } from '../../../relay/page-route.tsx'
import { NotFoundPage } from '../../NotFoundPage.tsx'

export function AdminChallengePage({ queryRef }: PageProps<AdminChallengePageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<AdminChallengePageQuery>(
    graphql`
      query AdminChallengePageQuery($gameId: Int!, $challengeId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          id
          databaseId
          start
          end
          teamCount
          state
          allChallenges {
            id
            title
          }
          bloodBonus {
            first
            second
            third
          }
          bloodBonusPoints
          challenge: challengeByDatabaseId(databaseId: $challengeId) {
            id
            databaseId
            title
            ...ChallengeEditor_challenge
          }
          ...AdminGameTitle_game
        }
      }
    `,
    queryRef,
  )
  const challenge = game?.challenge
  if (!challenge) return <NotFoundPage />
  return (
    <>
      <AdminGameTitle
        screen={challenge.title || t('navigation.challenges')}
        game={game}
        above={[{ path: 'challenges', label: t('navigation.challenges') }]}
      />
      <ChallengeEditor
        key={challenge.id}
        challenge={challenge}
        aside={
          <Suspense fallback={null}>
            <LastSubmissions gameId={game.id} challengeId={challenge.id} />
          </Suspense>
        }
        game={{
          id: game.id,
          databaseId: game.databaseId,
          teamCount: game.teamCount,
          isRunning: game.state === 'Running',
          challenges: game.allChallenges ?? [],
          bonuses: bloodBonusesOf(game),
          spanMs: Date.parse(game.end) - Date.parse(game.start),
        }}
      />
    </>
  )
}
