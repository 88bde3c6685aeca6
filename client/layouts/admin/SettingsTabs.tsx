import { useTranslation } from '../../i18n/useTranslation.ts'
import { TabLinks } from '../TabLinks.tsx'
import { SETTINGS_SCREENS } from './admin-screens.ts'

/** The pages of the settings. */
export function SettingsTabs() {
  const { t } = useTranslation()
  return (
    <TabLinks
      label={t('navigation.adminSettings')}
      tabs={[
        { to: '/admin/settings', label: t('settings.general'), end: true },
        ...SETTINGS_SCREENS.map(({ path, label }) => ({ to: `/admin/${path}`, label: t(label) })),
      ]}
    />
  )
}
