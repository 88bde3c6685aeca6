import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { useTextFields } from '../../forms/useTextFields.ts'
import { teamLimits } from '../../../rules/field-limits.ts'

type Props = { form: ReturnType<typeof useTextFields<{ name: string; bio: string }>>; focusName?: boolean }

export function TeamFields({ form, focusName = false }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        {...form.field('name')}
        label={t('team.name')}
        autoComplete="off"
        required
        withAsterisk={false}
        data-autofocus={focusName || undefined}
      />
      <Textarea
        {...form.field('bio', t('team.bioHint', { max: teamLimits.bio }))}
        label={t('team.bio')}
        autosize
        minRows={2}
        maxRows={3}
      />
    </>
  )
}
