import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type {
  Correction,
  useCorrectionPreviewQuery,
} from '../../../__generated__/useCorrectionPreviewQuery.graphql.ts'

type Response = useCorrectionPreviewQuery['response']
export type Preview = NonNullable<NonNullable<Response['node']>['correctionPreview']>
type Selection = { gameId: string; correction: Correction; submissionIds: readonly string[] }

/** The preview of a correction: null while it loads, undefined after a failure. */
export function useCorrectionPreview({ gameId, correction, submissionIds }: Selection) {
  const environment = useRelayEnvironment()
  const [preview, setPreview] = useState<Preview | null | undefined>(null)
  const key = submissionIds.join(' ')
  useEffect(() => {
    setPreview(null)
    const call = fetchQuery<useCorrectionPreviewQuery>(
      environment,
      graphql`
        query useCorrectionPreviewQuery($gameId: ID!, $correction: Correction!, $submissionIds: [ID!]!) {
          node(id: $gameId) {
            ... on Game {
              correctionPreview(correction: $correction, submissionIds: $submissionIds) {
                solveCount
                teams {
                  teamDatabaseId
                  teamName
                  before {
                    rank
                    score
                  }
                  after {
                    rank
                    score
                  }
                }
                challenges {
                  challengeDatabaseId
                  title
                  before {
                    points
                    bloods
                  }
                  after {
                    points
                    bloods
                  }
                }
              }
            }
          }
        }
      `,
      { gameId, correction, submissionIds: key.split(' ') },
    ).subscribe({
      next: ({ node }) => setPreview(node?.correctionPreview ?? undefined),
      error: () => setPreview(undefined),
    })
    return () => call.unsubscribe()
  }, [environment, gameId, correction, key])
  return preview
}
