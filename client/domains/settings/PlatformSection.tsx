import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MarkdownEditor } from '../../components/markdown/MarkdownEditor.tsx'
import type { SettingsSectionProps } from './settings-values.ts'
import { SettingsSection } from './SettingsSection.tsx'

export function PlatformSection({ draft: { values, set }, errors }: SettingsSectionProps) {
  const { t } = useTranslation()
  return (
    <SettingsSection title={t('settings.platform')}>
      <div className="h-grid-12">
        <TextInput
          className="h-span-5"
          label={t('settings.title')}
          description={t('settings.titleHint')}
          value={values.title}
          onChange={(event) => set('title', event.currentTarget.value)}
          error={errors['globalConfig.title']}
          autoComplete="off"
        />
        <TextInput
          className="h-span-7"
          label={t('settings.slogan')}
          description={t('settings.sloganHint')}
          value={values.slogan}
          onChange={(event) => set('slogan', event.currentTarget.value)}
          error={errors['globalConfig.slogan']}
          autoComplete="off"
        />
        <Textarea
          className="h-span-12"
          label={t('settings.description')}
          description={t('settings.descriptionHint')}
          autosize
          minRows={1}
          value={values.description}
          onChange={(event) => set('description', event.currentTarget.value)}
          error={errors['globalConfig.description']}
        />
        <div className="h-span-12">
          <MarkdownEditor
            label={t('settings.footer')}
            minRows={3}
            value={values.footerInfo}
            onChange={(footer) => set('footerInfo', footer)}
            error={errors['globalConfig.footerInfo']}
          />
        </div>
      </div>
    </SettingsSection>
  )
}
