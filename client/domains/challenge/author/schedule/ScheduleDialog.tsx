import { Button, Checkbox, Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { showSuccess } from '../../../../components/toasts.ts'
import { DateTimeField } from '../../../../forms/DateTimeField.tsx'
import type { FieldErrors } from '../../../../relay/useMutationResult.ts'
import { useScheduleChallenges } from './useScheduleChallenges.ts'

type FormProps = { gameId: string; selected: readonly string[]; onClose: () => void; onDone: () => void }
type Props = FormProps & { opened: boolean }

const TIMES = ['releaseAt', 'closeAt'] as const

export function ScheduleDialog({ opened, ...form }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened={opened} onClose={form.onClose} title={<b>{t('adminSchedule.setTimes')}</b>} size={440}>
      {opened ? <ScheduleForm {...form} /> : null}
    </Modal>
  )
}

/** Sets or removes the times of the selected challenges. A time whose box is not checked is unchanged. */
function ScheduleForm({ gameId, selected, onClose, onDone }: FormProps) {
  const { t } = useTranslation()
  const [times, setTimes] = useState({ releaseAt: '', closeAt: '' })
  const [chosen, setChosen] = useState({ releaseAt: true, closeAt: false })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [schedule, isSaving] = useScheduleChallenges()

  async function save() {
    const set = TIMES.filter((name) => chosen[name]).map((name) => [name, times[name] || null])
    const outcome = await schedule({
      variables: { input: { gameId, challengeIds: selected, ...Object.fromEntries(set) } },
    })
    setErrors(outcome.ok ? {} : outcome.fieldErrors)
    if (!outcome.ok) return
    showSuccess(t('adminSchedule.saved', { count: selected.length }))
    onClose()
    onDone()
  }

  return (
    <form
      className="h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {TIMES.map((name) => (
        <div key={name} className="h-stack" style={{ gap: 8 }}>
          <Checkbox
            label={t(`adminSchedule.set.${name}`)}
            checked={chosen[name]}
            onChange={(event) => setChosen({ ...chosen, [name]: event.currentTarget.checked })}
          />
          <DateTimeField
            clearable
            aria-label={t(`adminChallenge.${name}`)}
            placeholder={t(`adminSchedule.none.${name}`)}
            disabled={!chosen[name]}
            value={times[name]}
            onChange={(time) => setTimes({ ...times, [name]: time })}
            error={errors[name]}
          />
        </div>
      ))}
      <div className="h-dialog-actions">
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button
          type="submit"
          variant="filled"
          loading={isSaving}
          disabled={!TIMES.some((name) => chosen[name])}
        >
          {t('adminSchedule.apply', { count: selected.length })}
        </Button>
      </div>
    </form>
  )
}
