import { useMemo } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ADMIN_SCREENS, SETTINGS_SCREENS } from '../layouts/admin/admin-screens.ts'
import { MAIN_PAGES } from '../layouts/shell/main-pages.ts'
import { hasRole, useViewer } from '../session/viewer.ts'
import { usePaletteItems, type PaletteItem } from './palette-items.ts'

/** Adds the pages of the navigation and of administration to the palette. */
export function usePageItems(): void {
  const { t } = useTranslation()
  const viewer = useViewer()
  const items = useMemo(() => {
    const pages = MAIN_PAGES.filter(
      // The page of teams only asks visitors to log in.
      ({ key, adminOnly }) => !adminOnly && (viewer !== null || key !== 'teams'),
    ).map<PaletteItem>(({ key, to, label }) => ({
      id: `page-${key}`,
      group: t('palette.pagesGroup'),
      label: t(label),
      to,
    }))
    pages.push(
      viewer
        ? {
            id: 'page-profile',
            group: t('palette.pagesGroup'),
            label: t('account.profile'),
            to: '/account/profile',
          }
        : {
            id: 'page-login',
            group: t('palette.pagesGroup'),
            label: t('action.logIn'),
            to: '/account/login',
          },
    )
    pages.push({
      id: 'page-verify',
      group: t('palette.pagesGroup'),
      label: t('certificate.title'),
      to: '/verify',
      searchOnly: true,
    })
    if (!hasRole(viewer, 'Admin')) return pages
    const admin = [...ADMIN_SCREENS, ...SETTINGS_SCREENS].map<PaletteItem>(({ path, label }) => ({
      id: `admin-${path.replace('/', '-')}`,
      group: t('palette.adminGroup'),
      label: t(label),
      to: `/admin/${path}`,
    }))
    return [...pages, ...admin]
  }, [t, viewer])
  usePaletteItems('pages', items)
}
