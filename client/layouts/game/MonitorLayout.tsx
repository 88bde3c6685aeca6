import { useTranslation } from '../../i18n/useTranslation.ts'
import { Outlet, useParams } from 'react-router'
import { routeNumber } from '../../relay/route-number.ts'
import { RequireRole } from '../../session/RequireRole.tsx'
import { TabLinks } from '../TabLinks.tsx'
import { MONITOR_SCREENS } from './monitor-screens.ts'

/** The monitor pages of a game, for monitors and administrators. */
export function MonitorLayout() {
  const { t } = useTranslation()
  const base = `/games/${routeNumber(useParams()['id'])}/monitor`
  return (
    <RequireRole role="Monitor">
      <div className="h-page">
        <TabLinks
          label={t('navigation.monitor')}
          tabs={MONITOR_SCREENS.map((screen) => ({ to: `${base}/${screen}`, label: t(`monitor.${screen}`) }))}
        />
        <Outlet />
      </div>
    </RequireRole>
  )
}
