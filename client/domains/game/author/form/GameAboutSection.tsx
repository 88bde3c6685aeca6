import { Switch, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { MarkdownEditor } from '../../../../components/markdown/MarkdownEditor.tsx'
import { DateTimeField } from '../../../../forms/DateTimeField.tsx'
import { serverNow } from '../../../../time/server-clock.ts'
import type { GameSectionProps } from './game-values.ts'

export function GameAboutSection({ draft: { values, set }, errors }: GameSectionProps) {
  const { t } = useTranslation()
  return (
    <div className="h-form-section">
      <h3>{t('navigation.overview')}</h3>
      <div className="h-grid-12">
        <TextInput
          className="h-span-8"
          label={t('adminGames.title')}
          value={values.title}
          onChange={(event) => set('title', event.currentTarget.value)}
          error={errors['title'] ?? (values.title.trim() ? undefined : t('adminGame.titleMissing'))}
        />
        <Switch
          className="h-span-4"
          mt={{ base: 0, sm: 26 }}
          label={t('adminGame.hidden')}
          description={t('adminGame.hiddenHint')}
          checked={values.hidden}
          onChange={(event) => set('hidden', event.currentTarget.checked)}
        />
        <Textarea
          className="h-span-12"
          label={t('adminGame.summary')}
          description={t('adminGame.summaryHint')}
          autosize
          minRows={2}
          value={values.summary}
          onChange={(event) => set('summary', event.currentTarget.value)}
          error={errors['summary']}
        />
        <div className="h-span-12">
          <MarkdownEditor
            label={t('adminGame.content')}
            minRows={10}
            value={values.content}
            onChange={(content) => set('content', content)}
            error={errors['content']}
          />
        </div>
      </div>
    </div>
  )
}

export function GameTimeSection({ draft: { values, changes, set }, errors }: GameSectionProps) {
  const { t } = useTranslation()
  const isBackwards = Date.parse(values.end) <= Date.parse(values.start)
  const isFreezePassed = changes.freezeAt === undefined && Date.parse(values.freezeAt) <= serverNow()
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className="h-form-section">
      <h3>{t('adminGame.time')}</h3>
      <div className="h-grid-12">
        <DateTimeField
          className="h-span-6"
          label={t('adminGames.start')}
          description={t('adminGame.zone', { zone })}
          value={values.start}
          onChange={(start) => set('start', start)}
          error={errors['start']}
        />
        <DateTimeField
          className="h-span-6"
          label={t('adminGames.end')}
          description={t('adminGame.endHint')}
          value={values.end}
          onChange={(end) => set('end', end)}
          error={errors['end'] ?? (isBackwards ? t('adminGame.backwards') : undefined)}
        />
        <DateTimeField
          className="h-span-12"
          label={t('adminGame.freeze')}
          description={t(isFreezePassed ? 'adminGame.freezePassed' : 'adminGame.freezeHint')}
          clearable
          disabled={isFreezePassed}
          value={values.freezeAt}
          onChange={(freezeAt) => set('freezeAt', freezeAt)}
          error={errors['freezeAt']}
        />
        <Switch
          className="h-span-12"
          label={t('adminGame.practice')}
          description={t('adminGame.practiceHint')}
          checked={values.practiceMode}
          onChange={(event) => set('practiceMode', event.currentTarget.checked)}
        />
        <Switch
          className="h-span-12"
          label={t('adminGame.flagBox')}
          description={t('adminGame.flagBoxHint')}
          checked={values.hasFlagBox}
          onChange={(event) => set('hasFlagBox', event.currentTarget.checked)}
        />
        <Switch
          className="h-span-12"
          label={t('adminGame.compatible')}
          description={t('adminGame.compatibleHint')}
          checked={values.hasCompatibleApis}
          onChange={(event) => set('hasCompatibleApis', event.currentTarget.checked)}
        />
      </div>
    </div>
  )
}
