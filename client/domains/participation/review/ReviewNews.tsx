import { useEffect, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { useHref, useLinkClickHandler, useRevalidator } from 'react-router'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { ReviewNewsSubscription } from '../../../__generated__/ReviewNewsSubscription.graphql.ts'
import { showFailure, showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useRefreshAfterGap } from '../../../relay/useRefreshAfterGap.ts'
import type { Entry } from '../entry/useEntry.ts'

/** Follows the review of the viewer's team, and notifies them of its result. */
export function ReviewNews({ entry: { game, own } }: { entry: Entry }) {
  const { t } = useTranslation()
  const status = own?.status ?? null
  const teamName = own?.team.name ?? ''
  const before = useRef(status)
  const path = `/games/${game.databaseId}/challenges`
  const href = useHref(path)
  const open = useLinkClickHandler<HTMLAnchorElement>(path)
  useEffect(() => {
    const wasPending = before.current === 'Pending'
    before.current = status
    if (!wasPending) return
    if (status === 'Accepted') {
      // Toasts are outside the router, so this is no `Link`.
      const link = (
        <a href={href} onClick={open}>
          {t('navigation.challenges')}
        </a>
      )
      showSuccess(t('entry.acceptedToast', { team: teamName }), link)
    }
    if (status === 'Rejected') showFailure(t('entry.rejectedToast', { team: teamName }))
  }, [status, teamName, href, open, t])
  return status === 'Pending' ? <FollowReview gameId={game.id} /> : null
}

function FollowReview({ gameId }: { gameId: string }) {
  const { revalidate } = useRevalidator()
  useRefreshAfterGap(() => void revalidate())
  const config = useMemo<GraphQLSubscriptionConfig<ReviewNewsSubscription>>(
    () => ({
      subscription: graphql`
        subscription ReviewNewsSubscription($gameId: ID!) {
          viewerGameChanged(gameId: $gameId) {
            ...useEntry_game
          }
        }
      `,
      variables: { gameId },
      // The page keeps its data; the connection mark shows the interruption.
      onError: () => undefined,
    }),
    [gameId],
  )
  useSubscription(config)
  return null
}
