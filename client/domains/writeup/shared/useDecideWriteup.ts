import { graphql } from 'react-relay'
import type { useDecideWriteupApproveMutation } from '../../../__generated__/useDecideWriteupApproveMutation.graphql.ts'
import type { useDecideWriteupRefuseMutation } from '../../../__generated__/useDecideWriteupRefuseMutation.graphql.ts'
import { showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

type Options = { id: string; version: number; connectionId: string }

/** Publishes or refuses a write-up, which then leaves the list of its former state. Both functions resolve to whether it succeeded. */
export function useDecideWriteup({ id, version, connectionId }: Options) {
  const { t } = useTranslation()
  const [approve, isApproving] = useMutationResult<useDecideWriteupApproveMutation, 'approveWriteup'>(
    graphql`
      mutation useDecideWriteupApproveMutation($input: ApproveWriteupInput!, $connections: [ID!]!) {
        approveWriteup(input: $input) {
          __typename
          ... on ApproveWriteupPayload {
            writeup {
              id @deleteEdge(connections: $connections)
              ...WriteupReviewCard_writeup
            }
            game {
              ...WriteupReviewFilter_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'approveWriteup',
  )
  const [refuse, isRefusing] = useMutationResult<useDecideWriteupRefuseMutation, 'refuseWriteup'>(
    graphql`
      mutation useDecideWriteupRefuseMutation($input: RefuseWriteupInput!, $connections: [ID!]!) {
        refuseWriteup(input: $input) {
          __typename
          ... on RefuseWriteupPayload {
            writeup {
              id @deleteEdge(connections: $connections)
              ...WriteupReviewCard_writeup
            }
            game {
              ...WriteupReviewFilter_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'refuseWriteup',
  )
  const connections = [connectionId]
  return {
    isBusy: isApproving || isRefusing,
    async approve(): Promise<boolean> {
      const { ok } = await approve({ variables: { input: { writeupId: id, version }, connections } })
      if (ok) showSuccess(t('sharedWriteups.shared'))
      return ok
    },
    async refuse(reason: string): Promise<boolean> {
      const { ok } = await refuse({ variables: { input: { writeupId: id, version, reason }, connections } })
      if (ok) showSuccess(t('sharedWriteups.refused'))
      return ok
    },
  }
}
