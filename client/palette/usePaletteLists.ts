import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { usePaletteListsQuery } from '../__generated__/usePaletteListsQuery.graphql.ts'
import { hasRole, useViewer } from '../session/viewer.ts'
import { usePaletteQuery } from './usePaletteQuery.ts'

/** The latest games and posts, and the viewer's teams. Null until they are loaded. */
export function usePaletteLists() {
  const isAuthor = hasRole(useViewer(), 'Admin')
  const loaded = usePaletteQuery<usePaletteListsQuery>(
    graphql`
      query usePaletteListsQuery($includeHidden: Boolean!) {
        games(first: 50, includeHidden: $includeHidden) {
          edges {
            node {
              databaseId
              title
              state
              viewerParticipation {
                status
                ...useEntry_own
              }
            }
          }
        }
        posts(first: 30) {
          edges {
            node {
              databaseId
              title
            }
          }
        }
        viewer {
          teams {
            databaseId
            name
            isViewerCaptain
          }
        }
      }
    `,
    useMemo(() => ({ includeHidden: isAuthor }), [isAuthor]),
  )
  return loaded?.response ?? null
}
