import { Textarea, TextInput } from '@mantine/core'
import { hintLimits } from '../../../../../rules/field-limits.ts'
import { DateTimeField } from '../../../../forms/DateTimeField.tsx'
import { UnitInput } from '../../../../forms/UnitInput.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { ExtraHint, extraHintFields } from './hint-values.ts'
import styles from './Hints.module.css'

type Props = {
  hint: ExtraHint
  number: number
  errorOf: (field: (typeof extraHintFields)[number]) => string | undefined
  onChange: (changes: Partial<ExtraHint>) => void
}

/** The fields of a paid or timed hint. */
export function ExtraHintFields({ hint, number, errorOf, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <div className="h-grid-12">
      <TextInput
        className="h-span-5"
        label={t('adminChallenge.extraHints.title')}
        // Players see this name of a hint without a title.
        placeholder={t('adminChallenge.hint', { number })}
        maxLength={hintLimits.title}
        value={hint.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        error={errorOf('title')}
      />
      <UnitInput
        className={`h-span-3 ${styles.cost}`}
        label={t('adminChallenge.extraHints.cost')}
        unit={t('adminChallenge.pointsUnit')}
        allowDecimal={false}
        allowNegative={false}
        min={0}
        max={hintLimits.cost}
        value={hint.cost}
        onChange={(cost) => onChange({ cost: cost ?? 0 })}
        error={errorOf('cost')}
      />
      <DateTimeField
        clearable
        className={`h-span-4 ${styles.time}`}
        label={t('adminChallenge.extraHints.releaseAt')}
        value={hint.releaseAt}
        onChange={(releaseAt) => onChange({ releaseAt })}
        error={errorOf('releaseAt')}
      />
      <Textarea
        className="h-span-12"
        label={t('adminChallenge.extraHints.content')}
        autosize
        minRows={1}
        required
        withAsterisk={false}
        value={hint.content}
        onChange={(event) => onChange({ content: event.currentTarget.value })}
        error={errorOf('content')}
      />
    </div>
  )
}
