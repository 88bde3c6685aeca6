import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminSettingsPageQuery } from '../../__generated__/AdminSettingsPageQuery.graphql.ts'
import { CaptchaPanel } from '../../domains/settings/CaptchaPanel.tsx'
import { DeadLetterTable } from '../../domains/settings/DeadLetterTable.tsx'
import { LogoPanel } from '../../domains/settings/LogoPanel.tsx'
import { MailPanel } from '../../domains/settings/MailPanel.tsx'
import { SettingsForm } from '../../domains/settings/SettingsForm.tsx'
import { SectionLinks } from '../../forms/SectionLinks.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { AdminTitle } from '../../layouts/admin/AdminTitle.tsx'
import { SettingsTabs } from '../../layouts/admin/SettingsTabs.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'

export function AdminSettingsPage({ queryRef }: PageProps<AdminSettingsPageQuery>) {
  const { t } = useTranslation()
  const query = usePreloadedQuery<AdminSettingsPageQuery>(
    graphql`
      query AdminSettingsPageQuery @preloadable {
        settings {
          ...SettingsForm_settings
          ...LogoPanel_settings
          ...MailPanel_settings
          ...CaptchaPanel_settings
          ...DeadLetterTable_settings
        }
      }
    `,
    queryRef,
  )
  const { settings } = query
  if (!settings) return <NotFoundPage />
  return (
    <div className="h-page">
      <AdminTitle screen={t('navigation.adminSettings')} />
      <SettingsTabs />
      <div className="h-page-head">
        <h1>{t('navigation.adminSettings')}</h1>
      </div>
      <SectionLinks />
      <div className="h-beside">
        <SettingsForm settings={settings} />
        <aside className="h-stack">
          <LogoPanel settings={settings} />
          <MailPanel settings={settings} />
          <CaptchaPanel settings={settings} />
        </aside>
      </div>
      <DeadLetterTable settings={settings} />
    </div>
  )
}
