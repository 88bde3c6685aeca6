import { Select } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'

type Props = {
  team: string
  divisions: readonly string[]
  value: string | null
  onChange: (division: string) => void
}

/** Moves a team to another division of the game. */
export function DivisionSelect({ team, divisions, value, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Select
      size="xs"
      aria-label={t('review.divisionOf', { team })}
      placeholder={t('review.noDivision')}
      data={[...divisions]}
      value={value}
      onChange={(next) => (next && next !== value ? onChange(next) : undefined)}
      allowDeselect={false}
    />
  )
}
