import { useTranslation } from '../../i18n/useTranslation.ts'
import { Outlet, useMatch } from 'react-router'
import { RequireRole } from '../../session/RequireRole.tsx'
import { ADMIN_SCREENS } from './admin-screens.ts'
import { ReasonDialog } from '../../domains/game/final/ReasonDialog.tsx'
import { TabLinks } from '../TabLinks.tsx'
import { TopBarTabs } from '../shell/top-bar-slots.tsx'

/** The layout of administration, for administrators only, with its screens as tabs. A game has tabs of its own. */
export function AdminLayout() {
  const { t } = useTranslation()
  const isInGame = useMatch('/admin/games/:id/*')
  return (
    <RequireRole role="Admin">
      {isInGame ? null : (
        <TopBarTabs>
          <TabLinks
            position="top"
            label={t('navigation.administration')}
            tabs={ADMIN_SCREENS.map(({ path, label }) => ({ to: `/admin/${path}`, label: t(label) }))}
          />
        </TopBarTabs>
      )}
      <Outlet />
      <ReasonDialog />
    </RequireRole>
  )
}
