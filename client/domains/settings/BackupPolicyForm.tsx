import { Button, Select, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { BackupPolicyForm_backups$key } from '../../__generated__/BackupPolicyForm_backups.graphql.ts'
import { showSuccess } from '../../components/toasts.ts'
import { UnitInput } from '../../forms/UnitInput.tsx'
import { useDraft } from '../../forms/useDraft.ts'
import type { FieldErrors } from '../../relay/useMutationResult.ts'
import { useBackups } from './useBackups.ts'

const SCHEDULES = ['Off', 'Hourly', 'Daily'] as const

/** The schedule of backups and the number to keep. */
export function BackupPolicyForm({ backups: key }: { backups: BackupPolicyForm_backups$key }) {
  const { t } = useTranslation()
  const { schedule, time, keep, withCaptures } = useFragment(
    graphql`
      fragment BackupPolicyForm_backups on Backups {
        schedule
        time
        keep
        withCaptures
      }
    `,
    key,
  )
  const draft = useDraft<{
    schedule: string
    time: string
    keep: number | null
    withCaptures: boolean
  }>({ schedule, time, keep, withCaptures })
  const { values, set } = draft
  const [errors, setErrors] = useState<FieldErrors>({})
  const { savePolicy, isSaving } = useBackups()

  async function save() {
    const sent = draft.changes
    const { schedule: chosen, ...rest } = sent
    const known = SCHEDULES.find((one) => one === chosen)
    const outcome = await savePolicy({ variables: { input: { ...rest, ...(known && { schedule: known }) } } })
    setErrors(outcome.ok ? {} : outcome.fieldErrors)
    if (!outcome.ok) return
    draft.markSaved(sent)
    showSuccess(t('settings.saved'))
  }

  return (
    <form
      className="h-stack"
      aria-label={t('settings.backups')}
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.changeCount > 0 && !isSaving) void save()
      }}
    >
      <div className="h-grid-12">
        <Select
          className="h-span-12"
          label={t('settings.backupSchedule')}
          data={SCHEDULES.map((value) => ({ value, label: t(`settings.backupSchedules.${value}`) }))}
          value={values.schedule}
          onChange={(next) => (next ? set('schedule', next) : undefined)}
          allowDeselect={false}
        />
        <TextInput
          className="h-span-6"
          label={t('settings.backupTime')}
          value={values.time}
          onChange={(event) => set('time', event.currentTarget.value)}
          error={errors['time']}
        />
        <UnitInput
          className="h-span-6"
          label={t('settings.backupKeep')}
          unit={t('settings.backupFiles')}
          allowDecimal={false}
          allowNegative={false}
          value={values.keep}
          onChange={(next) => set('keep', next)}
          error={errors['keep']}
        />
        <Switch
          className="h-span-12"
          label={t('settings.backupCaptures')}
          checked={values.withCaptures}
          onChange={(event) => set('withCaptures', event.currentTarget.checked)}
        />
      </div>
      {draft.changeCount > 0 && (
        <Button type="submit" loading={isSaving} disabled={values.keep === null}>
          {t('settings.backupSave')}
        </Button>
      )}
    </form>
  )
}
