import { Select, type SelectProps } from '@mantine/core'
import { categories, type Category } from '../../../../rules/categories.ts'
import { Flag } from '../../../components/flags/Flag.tsx'

type Props = Omit<SelectProps, 'value' | 'onChange' | 'data' | 'leftSection' | 'renderOption'> & {
  value: Category
  onChange: (category: Category) => void
}

/** Selects one of the 13 categories. Each option shows its flag. */
export function CategorySelect({ value, onChange, ...rest }: Props) {
  return (
    <Select
      {...rest}
      data={[...categories]}
      value={value}
      onChange={(next) => {
        const category = categories.find((candidate) => candidate === next)
        if (category) onChange(category)
      }}
      allowDeselect={false}
      maxDropdownHeight={480}
      leftSection={<Flag category={value} decorative />}
      renderOption={({ option }) => (
        <span className="h-row">
          <Flag category={option.value as Category} decorative />
          {option.label}
        </span>
      )}
    />
  )
}
