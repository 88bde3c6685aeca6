import { ActionIcon, Button, NumberInput, Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { hintLimits } from '../../../../rules/field-limits.ts'
import { DateTimeField } from '../../../forms/DateTimeField.tsx'
import { focusOnMount } from '../../../forms/focus-on-mount.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from './ExtraHints.module.css'

export type HintDraft = {
  hintId: string | null
  title: string
  content: string
  cost: number
  releaseAt: string
  /** Whether the next save deletes the hint. Until then, the user can restore it. */
  isRemoved: boolean
}

type Props = {
  hint: HintDraft
  number: number
  errorOf: (field: 'title' | 'content' | 'cost' | 'releaseAt') => string | undefined
  onChange: (changes: Partial<HintDraft>) => void
}

/** The fields of a paid or timed hint. */
export function ExtraHintFields({ hint, number, errorOf, onChange }: Props) {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <div
      role="group"
      aria-labelledby={headingId}
      className={`h-form-section ${styles.section} ${styles.fields}`}
    >
      <div className={styles.head}>
        <h4 id={headingId} className="h-sub">
          {t('adminChallenge.extraHints.number', { number })}
        </h4>
        <ActionIcon
          variant="subtle"
          aria-label={t('adminChallenge.extraHints.remove', { number })}
          onClick={() => onChange({ isRemoved: true })}
        >
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </div>
      <TextInput
        label={t('adminChallenge.extraHints.title')}
        maxLength={hintLimits.title}
        value={hint.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        error={errorOf('title')}
      />
      <Textarea
        label={t('adminChallenge.extraHints.content')}
        autosize
        minRows={2}
        required
        value={hint.content}
        onChange={(event) => onChange({ content: event.currentTarget.value })}
        error={errorOf('content')}
      />
      <div className={styles.pair}>
        <NumberInput
          label={t('adminChallenge.extraHints.cost')}
          allowDecimal={false}
          min={0}
          max={hintLimits.cost}
          value={hint.cost}
          onChange={(cost) => onChange({ cost: Number(cost) || 0 })}
          error={errorOf('cost')}
        />
        <DateTimeField
          clearable
          label={t('adminChallenge.extraHints.releaseAt')}
          value={hint.releaseAt}
          onChange={(releaseAt) => onChange({ releaseAt })}
          error={errorOf('releaseAt')}
        />
      </div>
    </div>
  )
}

type RemovedProps = { number: number; isFull: boolean; onRestore: () => void }

/** Says that the next save deletes a hint, with a button that restores it. */
export function RemovedHint({ number, isFull, onRestore }: RemovedProps) {
  const { t } = useTranslation()
  return (
    <div className={`h-form-section h-row h-wrap ${styles.section}`}>
      <span className="h-grow">{t('adminChallenge.extraHints.removed', { number })}</span>
      <Button size="xs" disabled={isFull} onClick={onRestore} ref={focusOnMount}>
        {t('adminChallenge.extraHints.restore', { number })}
      </Button>
    </div>
  )
}
