import { useCallback } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useReviewCountsQuery } from '../../../__generated__/useReviewCountsQuery.graphql.ts'
import type { useReviewManyMutation } from '../../../__generated__/useReviewManyMutation.graphql.ts'
import type { useReviewOneMutation } from '../../../__generated__/useReviewOneMutation.graphql.ts'
import { showSuccess } from '../../../components/toasts.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'
import type { ReviewStatus } from '../status-marks.ts'
import { fetchNewest } from '../../../relay/fetch-newest.ts'

type Change = { participationId: string; status?: ReviewStatus; division?: string }

/** Updates statuses and divisions of teams, and refreshes the counts. */
export function useReview(gameId: number) {
  const { t } = useTranslation()
  const environment = useRelayEnvironment()
  const [updateOne, isChanging] = useMutationResult<useReviewOneMutation, 'updateParticipation'>(
    graphql`
      mutation useReviewOneMutation($input: UpdateParticipationInput!) {
        updateParticipation(input: $input) {
          __typename
          ... on UpdateParticipationPayload {
            participation {
              status
              division
              team {
                name
                locked
              }
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateParticipation',
  )
  const [updateMany, isChangingMany] = useMutationResult<useReviewManyMutation, 'updateParticipations'>(
    graphql`
      mutation useReviewManyMutation($input: UpdateParticipationsInput!) {
        updateParticipations(input: $input) {
          __typename
          ... on UpdateParticipationsPayload {
            participations {
              id
              status
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateParticipations',
  )

  const recount = useCallback(
    () =>
      fetchNewest<useReviewCountsQuery>(
        environment,
        graphql`
          query useReviewCountsQuery($gameId: Int!) {
            game: gameByDatabaseId(databaseId: $gameId) {
              ...ReviewFilters_game
            }
          }
        `,
        { gameId },
      )
        .toPromise()
        // The change was saved; the counts are updated by the next refresh.
        .catch(() => undefined),
    [environment, gameId],
  )

  const change = useCallback(
    async (input: Change) => {
      const outcome = await updateOne({ variables: { input } })
      if (!outcome.ok) return
      const { status, team } = outcome.payload.participation ?? {}
      if (input.status && status && team) showSuccess(t(`review.done.${status}`, { team: team.name }))
      await recount()
    },
    [updateOne, recount, t],
  )

  const changeMany = useCallback(
    async (participationIds: string[], status: ReviewStatus) => {
      const outcome = await updateMany({ variables: { input: { participationIds, status } } })
      if (!outcome.ok) return false
      showSuccess(t(`review.doneMany.${status}`, { count: participationIds.length }))
      await recount()
      return true
    },
    [updateMany, recount, t],
  )

  return { change, changeMany, isBusy: isChanging || isChangingMany }
}
