import { useCallback, useRef } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useReviewCountsQuery } from '../../../__generated__/useReviewCountsQuery.graphql.ts'
import type { useReviewDivisionMutation } from '../../../__generated__/useReviewDivisionMutation.graphql.ts'
import type { useReviewStatusMutation } from '../../../__generated__/useReviewStatusMutation.graphql.ts'
import { showSuccess, showUndoable } from '../../../components/toasts.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'
import type { ParticipationStatus, ReviewStatus } from '../status-marks.ts'
import { fetchNewest } from '../../../relay/fetch-newest.ts'

export type ReviewedTeam = {
  id: string
  status: ParticipationStatus
  statusReason: string | null | undefined
  team: { name: string }
}

/** Updates statuses and divisions of teams, and refreshes the counts. */
export function useReview(gameId: number) {
  const { t } = useTranslation()
  const environment = useRelayEnvironment()
  const hideLast = useRef<() => void>(() => undefined)
  const [updateOne, isChanging] = useMutationResult<useReviewDivisionMutation, 'updateParticipation'>(
    graphql`
      mutation useReviewDivisionMutation($input: UpdateParticipationInput!) {
        updateParticipation(input: $input) {
          __typename
          ... on UpdateParticipationPayload {
            participation {
              division
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateParticipation',
  )
  const [updateMany, isChangingMany] = useMutationResult<useReviewStatusMutation, 'updateParticipations'>(
    graphql`
      mutation useReviewStatusMutation($input: UpdateParticipationsInput!) {
        updateParticipations(input: $input) {
          __typename
          ... on UpdateParticipationsPayload {
            participations {
              id
              status
              statusReason
              team {
                locked
              }
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

  const changeDivision = useCallback(
    async (participationId: string, division: string) => {
      const outcome = await updateOne({ variables: { input: { participationId, division } } })
      if (outcome.ok) await recount()
    },
    [updateOne, recount],
  )

  const restore = useCallback(
    async (teams: readonly ReviewedTeam[]) => {
      const groups = Map.groupBy(teams, (one) => JSON.stringify([one.status, one.statusReason]))
      for (const same of groups.values()) {
        const [{ status, statusReason } = { status: 'Pending' as const, statusReason: null }] = same
        const input = { participationIds: same.map(({ id }) => id), status, statusReason: statusReason ?? '' }
        const outcome = await updateMany({ variables: { input } })
        if (!outcome.ok) return
      }
      showSuccess(t('review.undone', { count: teams.length }))
      await recount()
    },
    [updateMany, recount, t],
  )

  /** Gives teams a status, which can be undone. Returns whether they have it now. */
  const changeStatus = useCallback(
    async (teams: readonly ReviewedTeam[], status: ReviewStatus, reason = '') => {
      const input = { participationIds: teams.map(({ id }) => id), status, statusReason: reason }
      const outcome = await updateMany({ variables: { input } })
      if (!outcome.ok) return false
      const [first] = teams
      const title =
        first && teams.length === 1
          ? t(`review.done.${status}`, { team: first.team.name })
          : t(`review.doneMany.${status}`, { count: teams.length })
      hideLast.current()
      const hide = showUndoable(title, t('action.undo'), {
        onUndo() {
          hide()
          void restore(teams)
        },
      })
      hideLast.current = hide
      await recount()
      return true
    },
    [updateMany, restore, recount, t],
  )

  return { changeDivision, changeStatus, isBusy: isChanging || isChangingMany }
}
