import { Select } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'

type Props = { samePeople: boolean | null; onChange: (samePeople: boolean) => void }

/** Asks whether a new address is another address of the same service, so that its users keep their accounts. */
export function IssuerMove({ samePeople, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Select
      className="h-span-12"
      label={t('adminSignIn.samePeople')}
      description={t('adminSignIn.samePeopleText')}
      data={[
        { value: 'same', label: t('adminSignIn.sameUsers') },
        { value: 'other', label: t('adminSignIn.otherUsers') },
      ]}
      value={samePeople === null ? null : samePeople ? 'same' : 'other'}
      onChange={(next) => (next ? onChange(next === 'same') : undefined)}
      allowDeselect={false}
    />
  )
}
