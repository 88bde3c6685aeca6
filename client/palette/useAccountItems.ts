import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { useAccountItemsQuery } from '../__generated__/useAccountItemsQuery.graphql.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { hasRole, useViewer } from '../session/viewer.ts'
import { usePaletteItems, type PaletteItem } from './palette-items.ts'
import { usePaletteQuery } from './usePaletteQuery.ts'

const PAUSE_MS = 250
const FEWEST_CHARACTERS = 2

/**
 * Adds the users and the teams that the server finds, for administrators, after a pause in typing. Returns whether the
 * search still runs.
 */
export function useAccountItems(text: string): boolean {
  const { t } = useTranslation()
  const isAdmin = hasRole(useViewer(), 'Admin')
  const wanted = text.trim()
  const [search] = useDebouncedValue(wanted, PAUSE_MS)
  const loaded = usePaletteQuery<useAccountItemsQuery>(
    graphql`
      query useAccountItemsQuery($search: String!) {
        users(first: 8, search: $search) {
          edges {
            node {
              databaseId
              userName
            }
          }
        }
        allTeams(first: 8, search: $search) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
      }
    `,
    useMemo(() => (isAdmin && search.length >= FEWEST_CHARACTERS ? { search } : null), [isAdmin, search]),
  )
  const items = useMemo(() => {
    const { users, allTeams } = loaded?.response ?? {}
    // The server also finds users by other fields, so that the names alone would not match the text.
    const keywords = loaded?.variables.search ?? ''
    const item = (id: string, group: string, label: string, to: string): PaletteItem => ({
      id,
      group,
      label,
      keywords,
      to,
      searchOnly: true,
    })
    return [
      ...(users?.edges ?? []).map(({ node: { databaseId, userName } }) =>
        item(
          `user-${databaseId}`,
          t('navigation.adminUsers'),
          userName,
          `/admin/users?q=${encodeURIComponent(userName)}`,
        ),
      ),
      ...(allTeams?.edges ?? []).map(({ node: { databaseId, name } }) =>
        item(
          `any-team-${databaseId}`,
          t('navigation.adminTeams'),
          t('team.manageOf', { name }),
          `/admin/teams?q=${encodeURIComponent(name)}`,
        ),
      ),
    ]
  }, [loaded, t])
  usePaletteItems('accounts', items)
  return isAdmin && wanted.length >= FEWEST_CHARACTERS && loaded?.variables.search !== wanted
}
