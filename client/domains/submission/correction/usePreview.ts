import { useEffect, useState } from 'react'
import { graphql, readInlineData, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { GraphQLResponse, GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type {
  usePreview_places$data,
  usePreview_places$key,
} from '../../../__generated__/usePreview_places.graphql.ts'

type Preview = usePreview_places$data
/** Null while it loads, undefined after a failure, a sentence if the correction is refused. */
export type PreviewState = Preview | string | null | undefined

const places = graphql`
  fragment usePreview_places on CorrectionPreview @inline {
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
`

type Asked<Query extends OperationType> = {
  query: GraphQLTaggedNode
  /** Null while something is missing, so that there is nothing to preview. */
  variables: Query['variables'] | null
  /** The same function at each render. */
  placesOf: (response: Query['response']) => usePreview_places$key | null | undefined
}

export function usePreview<Query extends OperationType>({ query, variables, placesOf }: Asked<Query>) {
  const environment = useRelayEnvironment()
  const [preview, setPreview] = useState<PreviewState>(null)
  const key = JSON.stringify(variables)
  useEffect(() => {
    setPreview(null)
    const asked = JSON.parse(key) as Query['variables'] | null
    if (asked === null) return undefined
    const operation = createOperationDescriptor(getRequest(query), asked)
    // `fetchQuery` keeps the sentences of refused fields to itself.
    const call = environment.execute({ operation }).subscribe({
      next(answer) {
        const found = placesOf(environment.lookup(operation.fragment).data as Query['response'])
        setPreview(found ? readInlineData(places, found) : refusalIn(answer))
      },
      error: () => setPreview(undefined),
    })
    return () => call.unsubscribe()
  }, [environment, query, placesOf, key])
  return preview
}

function refusalIn(answer: GraphQLResponse): string | undefined {
  const [first] = 'errors' in answer ? (answer.errors ?? []) : []
  return first?.message
}
