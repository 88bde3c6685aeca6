import { graphql } from 'react-relay'
import type { useSetCertificatesMutation } from '../../__generated__/useSetCertificatesMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useSetCertificates() {
  return useMutationResult<useSetCertificatesMutation, 'setCertificates'>(
    graphql`
      mutation useSetCertificatesMutation($input: SetCertificatesInput!) {
        setCertificates(input: $input) {
          __typename
          ... on SetCertificatesPayload {
            game {
              certificateRule
              certificateTeamLimit
              certificateText
              certificateSignature
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'setCertificates',
  )
}
