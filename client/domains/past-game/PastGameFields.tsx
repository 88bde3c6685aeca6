import { TextInput } from '@mantine/core'
import { pastGameLimits } from '../../../rules/field-limits.ts'
import { DateTimeField } from '../../forms/DateTimeField.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../relay/useMutationResult.ts'

export type PastGameValues = { title: string; start: string; end: string; link: string }

type Props = {
  values: PastGameValues
  errors: FieldErrors
  onChange: (changes: Partial<PastGameValues>) => void
}

/** The values that organizers enter about a past game. */
export function PastGameFields({ values, errors, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('pastGame.title')}
        value={values.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        error={errors['title']}
        maxLength={pastGameLimits.title}
        required
        withAsterisk={false}
        autoComplete="off"
        data-autofocus
      />
      <div className="h-grid-12">
        <div className="h-span-6">
          <DateTimeField
            label={t('pastGame.start')}
            value={values.start}
            onChange={(start) => onChange({ start })}
            error={errors['start']}
          />
        </div>
        <div className="h-span-6">
          <DateTimeField
            label={t('pastGame.end')}
            value={values.end}
            onChange={(end) => onChange({ end })}
            error={errors['end']}
          />
        </div>
      </div>
      <TextInput
        label={t('pastGame.link')}
        description={t('pastGame.linkHint')}
        value={values.link}
        onChange={(event) => onChange({ link: event.currentTarget.value })}
        error={errors['link']}
        maxLength={pastGameLimits.link}
        autoComplete="off"
      />
    </>
  )
}
