import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminFlagsPageQuery } from '../../../__generated__/AdminFlagsPageQuery.graphql.ts'
import { Flag } from '../../../components/flags/Flag.tsx'
import { FlagManager } from '../../../domains/flag/FlagManager.tsx'
import { JudgeAgainNote } from '../../../domains/submission/judge-again/JudgeAgainNote.tsx'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import type { PageProps } from '../../../relay/page-route.tsx'
import { NotFoundPage } from '../../NotFoundPage.tsx'

export function AdminFlagsPage({ queryRef }: PageProps<AdminFlagsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<AdminFlagsPageQuery>(
    graphql`
      query AdminFlagsPageQuery($gameId: Int!, $challengeId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          id
          databaseId
          challenge: challengeByDatabaseId(databaseId: $challengeId) {
            id
            databaseId
            title
            category
            ...FlagManager_challenge
            ...JudgeAgainNote_challenge
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
        screen={t('flags.heading', { title: challenge.title })}
        heading={t('adminChallenge.flags')}
        game={game}
        above={[
          { path: 'challenges', label: t('navigation.challenges') },
          { path: `challenges/${challenge.databaseId}`, label: challenge.title },
        ]}
      />
      <div className="h-page-head">
        <div className="h-row" style={{ gap: 12 }}>
          <Flag category={challenge.category} size={32} />
          <h1>{t('flags.heading', { title: challenge.title })}</h1>
        </div>
      </div>
      <JudgeAgainNote key={`${challenge.id} answers`} challenge={challenge} gameId={game.id} />
      <FlagManager key={challenge.id} challenge={challenge} gameId={game.id} />
    </>
  )
}
