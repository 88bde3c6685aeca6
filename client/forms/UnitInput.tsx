import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useTranslation } from '../i18n/useTranslation.ts'

type Props = Omit<NumberInputProps, 'value' | 'onChange' | 'rightSection' | 'hideControls'> & {
  /** Null while the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
  /** Shown at the end of the field. */
  unit?: string
}

/** A text such as `05` comes from typing into a field that has a 0. */
function numberOf(next: number | string): number | null {
  return next === '' || Number.isNaN(Number(next)) ? null : Number(next)
}

/** A number with its unit. */
export function UnitInput({ value, onChange, unit, ...rest }: Props) {
  const { i18n } = useTranslation()
  return (
    <NumberInput
      hideControls
      decimalSeparator={(0.5).toLocaleString(i18n.language).charAt(1)}
      value={value ?? ''}
      onChange={(next) => onChange(numberOf(next))}
      rightSection={unit ? <span className="h-label">{unit}</span> : null}
      rightSectionPointerEvents="none"
      rightSectionWidth={unit ? unit.length * 7 + 20 : 0}
      {...rest}
    />
  )
}
