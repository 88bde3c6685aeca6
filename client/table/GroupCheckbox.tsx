import { Checkbox } from '@mantine/core'
import type { Selection } from './useSelection.ts'

type Props = { label: string; rowIds: readonly string[]; selection: Pick<Selection, 'ids' | 'select'> }

/** Selects all rows of a group, or none if all are selected. */
export function GroupCheckbox({ label, rowIds, selection: { ids, select } }: Props) {
  const isWhole = rowIds.every((id) => ids.has(id))
  return (
    <Checkbox
      aria-label={label}
      checked={isWhole}
      indeterminate={!isWhole && rowIds.some((id) => ids.has(id))}
      onChange={() => select(rowIds, !isWhole)}
    />
  )
}
