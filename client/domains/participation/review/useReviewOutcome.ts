import { useEffect } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useReviewOutcomeQuery } from '../../../__generated__/useReviewOutcomeQuery.graphql.ts'
import { showFailure, showSuccess } from '../../../components/toasts.ts'

const ASK_EVERY_MS = 15_000

/** Polls the review of a pending team and notifies the viewer of its result. */
export function useReviewOutcome(gameId: number, isWaiting: boolean): void {
  const { t } = useTranslation()
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      if (document.hidden) return
      fetchQuery<useReviewOutcomeQuery>(
        environment,
        graphql`
          query useReviewOutcomeQuery($gameId: Int!) {
            game: gameByDatabaseId(databaseId: $gameId) {
              viewerParticipation {
                status
                division
                team {
                  name
                }
              }
            }
          }
        `,
        { gameId },
      ).subscribe({
        next({ game }) {
          const own = game?.viewerParticipation
          if (own?.status === 'Accepted') showSuccess(t('entry.acceptedToast', { team: own.team.name }))
          if (own?.status === 'Rejected') showFailure(t('entry.rejectedToast', { team: own.team.name }))
        },
        // The next poll tries again.
        error: () => undefined,
      })
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [environment, gameId, isWaiting, t])
}
