import { graphql } from 'react-relay'
import type {
  Correction,
  useCorrectionPreviewQuery,
} from '../../../__generated__/useCorrectionPreviewQuery.graphql.ts'
import { usePreview } from './usePreview.ts'

type Selection = { gameId: string; correction: Correction; submissionIds: readonly string[] }

const query = graphql`
  query useCorrectionPreviewQuery($gameId: ID!, $correction: Correction!, $submissionIds: [ID!]!) {
    node(id: $gameId) {
      ... on Game {
        correctionPreview(correction: $correction, submissionIds: $submissionIds) {
          ...usePreview_places
        }
      }
    }
  }
`

const placesOf = ({ node }: useCorrectionPreviewQuery['response']) => node?.correctionPreview

/** The preview of a void or a restore. */
export function useCorrectionPreview(variables: Selection) {
  return usePreview<useCorrectionPreviewQuery>({ query, variables, placesOf })
}
