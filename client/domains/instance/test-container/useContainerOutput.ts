import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useContainerOutputQuery } from '../../../__generated__/useContainerOutputQuery.graphql.ts'

const EVERY_MS = 5000

/** The latest output of a test container, refreshed while it runs and the page is visible. */
export function useContainerOutput(id: string, isRunning: boolean): readonly string[] {
  const environment = useRelayEnvironment()
  const [output, setOutput] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isRunning) return undefined
    const read = () => {
      if (document.hidden) return
      fetchQuery<useContainerOutputQuery>(
        environment,
        graphql`
          query useContainerOutputQuery($id: ID!) {
            node(id: $id) {
              ... on Instance {
                output
              }
            }
          }
        `,
        { id },
      ).subscribe({ next: ({ node }) => setOutput(node?.output ?? []), error: () => undefined })
    }
    read()
    const timer = setInterval(read, EVERY_MS)
    return () => {
      clearInterval(timer)
      setOutput([])
    }
  }, [environment, id, isRunning])
  return output
}
