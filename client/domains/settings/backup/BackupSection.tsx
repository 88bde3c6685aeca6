import { Select, Switch, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { UnitInput } from '../../../forms/UnitInput.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useNow } from '../../../time/ticker.ts'
import { BACKUP_SCHEDULES, type SettingsSectionProps } from '../settings-values.ts'
import { SettingsSection } from '../SettingsSection.tsx'
import { backupTimeHere } from './backup-time.ts'

type Props = SettingsSectionProps & {
  /** The state of the backups. */
  children: ReactNode
}

/** The schedule of backups and the number to keep. */
export function BackupSection({ draft: { values, set }, errors, children }: Props) {
  const { t, i18n } = useTranslation()
  const timeHere = backupTimeHere(values.backupTime, useNow(60_000), i18n.language)
  return (
    <SettingsSection title={t('settings.backups')}>
      <div className="h-grid-12">
        <Select
          className="h-span-4"
          label={t('settings.backupSchedule')}
          data={BACKUP_SCHEDULES.map((value) => ({ value, label: t(`settings.backupSchedules.${value}`) }))}
          value={values.backupSchedule}
          onChange={(next) => {
            const schedule = BACKUP_SCHEDULES.find((one) => one === next)
            if (schedule) set('backupSchedule', schedule)
          }}
          allowDeselect={false}
        />
        <TextInput
          className="h-span-4 h-half"
          label={t('settings.backupTime')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={timeHere === null ? null : t('settings.backupTimeHere', { time: timeHere })}
          value={values.backupTime}
          onChange={(event) => set('backupTime', event.currentTarget.value)}
          error={errors['time']}
        />
        <UnitInput
          className="h-span-4 h-half"
          label={t('settings.backupKeep')}
          unit={t('settings.backupFiles')}
          allowDecimal={false}
          allowNegative={false}
          value={values.backupKeep}
          onChange={(keep) => set('backupKeep', keep)}
          error={errors['keep']}
        />
        <Switch
          className="h-span-12"
          label={t('settings.backupCaptures')}
          checked={values.backupCaptures}
          onChange={(event) => set('backupCaptures', event.currentTarget.checked)}
        />
      </div>
      {children}
    </SettingsSection>
  )
}
