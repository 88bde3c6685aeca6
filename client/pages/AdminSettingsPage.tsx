import { useTranslation } from 'react-i18next'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminSettingsPageQuery } from '../__generated__/AdminSettingsPageQuery.graphql.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { FileTable } from '../domains/asset/FileTable.tsx'
import { BackupPanel } from '../domains/settings/BackupPanel.tsx'
import { CaptchaPanel } from '../domains/settings/CaptchaPanel.tsx'
import { DeadLetterTable } from '../domains/settings/DeadLetterTable.tsx'
import { LogoPanel } from '../domains/settings/LogoPanel.tsx'
import { MailPanel } from '../domains/settings/MailPanel.tsx'
import { SettingsForm } from '../domains/settings/SettingsForm.tsx'
import type { PageProps } from '../relay/page-route.tsx'
import { useListAddress } from '../relay/useListAddress.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

export function AdminSettingsPage({ queryRef }: PageProps<AdminSettingsPageQuery>) {
  const { t } = useTranslation()
  const query = usePreloadedQuery<AdminSettingsPageQuery>(
    graphql`
      query AdminSettingsPageQuery($search: String) @preloadable {
        settings {
          ...SettingsForm_settings
          ...LogoPanel_settings
          ...MailPanel_settings
          ...CaptchaPanel_settings
          ...BackupPanel_settings
          ...DeadLetterTable_settings
        }
        ...FileTable_query @arguments(search: $search)
      }
    `,
    queryRef,
  )
  const { search, typed, type } = useListAddress()
  const { settings } = query
  if (!settings) return <NotFoundPage />
  return (
    <div className="h-page" data-wide>
      <PageTitle
        screen={t('navigation.adminSettings')}
        crumbs={[{ label: t('navigation.administration'), to: '/admin' }]}
      />
      <div className="h-page-head">
        <h1>{t('navigation.adminSettings')}</h1>
      </div>
      <div className="h-beside">
        <SettingsForm settings={settings} />
        <aside className="h-stack">
          <LogoPanel settings={settings} />
          <MailPanel settings={settings} />
          <CaptchaPanel settings={settings} />
          <BackupPanel settings={settings} />
        </aside>
      </div>
      <DeadLetterTable settings={settings} />
      <section className="h-section" aria-labelledby="stored-files">
        <div className="h-section-head" style={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <h2 id="stored-files">{t('files.heading')}</h2>
          <SearchField label={t('files.search')} value={typed} onChange={type} />
        </div>
        <FileTable query={query} search={search} loadedSearch={queryRef.variables.search ?? null} />
      </section>
    </div>
  )
}
