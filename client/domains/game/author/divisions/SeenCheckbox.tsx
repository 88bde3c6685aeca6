import { Checkbox } from '@mantine/core'
import type { ChangeDivision, DivisionDraft } from './division-drafts.ts'

type Props = {
  label: string
  /** Shown beside the box. The label contains it. */
  text?: string
  division: DivisionDraft
  challengeIds: readonly string[]
  onChange: ChangeDivision
}

/** Shows the challenges to a division, or hides them if all are shown. */
export function SeenCheckbox({ label, text, division, challengeIds, onChange }: Props) {
  const hidden = new Set(division.hiddenChallengeIds)
  const hiddenHere = challengeIds.filter((id) => hidden.has(id))
  const isWhole = hiddenHere.length === 0

  function toggle() {
    const others = division.hiddenChallengeIds.filter((id) => !challengeIds.includes(id))
    onChange(division.id, { hiddenChallengeIds: isWhole ? [...others, ...challengeIds] : others })
  }

  return (
    <Checkbox
      aria-label={label}
      label={text}
      checked={isWhole}
      indeterminate={!isWhole && hiddenHere.length < challengeIds.length}
      onChange={toggle}
    />
  )
}
