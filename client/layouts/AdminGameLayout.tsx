import { useTranslation } from 'react-i18next'
import { Outlet, useParams } from 'react-router'
import { TabLinks } from './TabLinks.tsx'

/** The screens of one game under administration. Each page sets its own crumbs with `PageTitle`. */
export function AdminGameLayout() {
  const { t } = useTranslation()
  const { id } = useParams()
  const base = `/admin/games/${id}`
  return (
    <div className="h-page">
      <TabLinks
        label={t('navigation.game')}
        tabs={[
          { to: `${base}/info`, label: t('navigation.info') },
          { to: `${base}/challenges`, label: t('navigation.challenges') },
          { to: `${base}/notices`, label: t('navigation.notices') },
          { to: `${base}/review`, label: t('navigation.review') },
        ]}
      />
      <Outlet />
    </div>
  )
}
