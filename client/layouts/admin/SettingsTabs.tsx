import { useTranslation } from '../../i18n/useTranslation.ts'
import { TabLinks } from '../TabLinks.tsx'

/** The pages of the settings. */
export function SettingsTabs() {
  const { t } = useTranslation()
  return (
    <TabLinks
      label={t('navigation.adminSettings')}
      tabs={[
        { to: '/admin/settings', label: t('settings.general'), end: true },
        { to: '/admin/settings/sign-in', label: t('adminSignIn.heading') },
        { to: '/admin/settings/webhooks', label: t('settings.webhooks') },
        { to: '/admin/settings/files', label: t('settings.files') },
      ]}
    />
  )
}
