import { Button } from '@mantine/core'

export type UndoActs = {
  onUndo: () => void
  /** The pointer or the focus is on the button, or leaves it. */
  onHold: (isHeld: boolean) => void
}

/** The text of a toast about an action that the user can undo. */
export function UndoText({ label, onUndo, onHold }: UndoActs & { label: string }) {
  return (
    <Button
      size="xs"
      mt={8}
      onClick={onUndo}
      onMouseEnter={() => onHold(true)}
      onMouseLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {label}
    </Button>
  )
}
