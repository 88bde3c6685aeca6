import { useMemo } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { usePaletteItems, type PaletteItem } from './palette-items.ts'
import type { usePaletteLists } from './usePaletteLists.ts'

type Lists = NonNullable<ReturnType<typeof usePaletteLists>>

/** Adds the viewer's teams. Captains get the dialog of their team. */
export function useTeamItems(viewer: Lists['viewer']): void {
  const { t } = useTranslation()
  const items = useMemo(
    () =>
      (viewer?.teams ?? []).map<PaletteItem>(({ databaseId, name, isViewerCaptain }) => ({
        id: `team-${databaseId}`,
        group: t('team.paletteGroup'),
        label: name,
        to: isViewerCaptain ? `/teams?team=${databaseId}` : '/teams',
      })),
    [viewer, t],
  )
  usePaletteItems('teams', items)
}
