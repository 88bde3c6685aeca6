import { useMemo } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { usePaletteItems, type PaletteItem } from './palette-items.ts'
import type { usePaletteLists } from './usePaletteLists.ts'

type Lists = NonNullable<ReturnType<typeof usePaletteLists>>

/** Adds the latest posts. */
export function usePostItems(posts: Lists['posts'] | null): void {
  const { t } = useTranslation()
  const items = useMemo(
    () =>
      (posts?.edges ?? []).map<PaletteItem>(({ node: { databaseId, title } }) => ({
        id: `post-${databaseId}`,
        group: t('navigation.posts'),
        label: title,
        to: `/posts/${databaseId}`,
        searchOnly: true,
      })),
    [posts, t],
  )
  usePaletteItems('posts', items)
}
