import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminSignInPageQuery } from '../../__generated__/AdminSignInPageQuery.graphql.ts'
import { PasswordSwitch } from '../../domains/identity/admin/PasswordSwitch.tsx'
import { ProviderList } from '../../domains/identity/admin/ProviderList.tsx'
import { SettingsSection } from '../../domains/settings/SettingsSection.tsx'
import { StaffFactorSwitch } from '../../domains/second-factor/StaffFactorSwitch.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { AdminTitle } from '../../layouts/admin/AdminTitle.tsx'
import { SettingsTabs } from '../../layouts/admin/SettingsTabs.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'

/** The settings for how users log in. */
export function AdminSignInPage({ queryRef }: PageProps<AdminSignInPageQuery>) {
  const { t } = useTranslation()
  const { settings } = usePreloadedQuery<AdminSignInPageQuery>(
    graphql`
      query AdminSignInPageQuery @preloadable {
        settings {
          ...PasswordSwitch_settings
          ...StaffFactorSwitch_settings
          ...ProviderList_settings
        }
      }
    `,
    queryRef,
  )
  if (!settings) return <NotFoundPage />
  return (
    <div className="h-page">
      <AdminTitle screen={t('adminSignIn.heading')} isInSettings />
      <SettingsTabs />
      <div className="h-page-head">
        <h1>{t('adminSignIn.heading')}</h1>
      </div>
      <div className="h-stack" style={{ gap: 32 }}>
        <div className="h-panel">
          <SettingsSection title={t('adminSignIn.rules')}>
            <p className="h-label" style={{ margin: '-8px 0 12px' }}>
              {t('adminSignIn.rulesText')}
            </p>
            <div className="h-grid-12">
              <PasswordSwitch settings={settings} />
              <StaffFactorSwitch settings={settings} />
            </div>
          </SettingsSection>
        </div>
        <ProviderList settings={settings} />
      </div>
    </div>
  )
}
