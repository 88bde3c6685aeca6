import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { showSuccess } from '../../../../components/toasts.ts'
import { DateTimeField } from '../../../../forms/DateTimeField.tsx'
import type { FieldErrors } from '../../../../relay/useMutationResult.ts'
import { useScheduleChallenges } from './useScheduleChallenges.ts'
import styles from './ChallengeSchedule.module.css'

type Props = { gameId: string; selected: readonly string[]; onDone: () => void }

const TIMES = ['releaseAt', 'closeAt'] as const

/** Sets or removes the times of the selected challenges. A time whose box is not checked is unchanged. */
export function ScheduleForm({ gameId, selected, onDone }: Props) {
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
    onDone()
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {TIMES.map((name) => (
        <div key={name} className={styles.field}>
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
      <Button
        type="submit"
        variant="filled"
        loading={isSaving}
        disabled={selected.length === 0 || !TIMES.some((name) => chosen[name])}
      >
        {selected.length === 0
          ? t('adminSchedule.applyNone')
          : t('adminSchedule.apply', { count: selected.length })}
      </Button>
    </form>
  )
}
