import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'

export type UndoActs = {
  onUndo: () => void
  /** The user can see the button, or its code does not load. */
  onShown?: () => void
  /** The pointer or the focus is on the button, or leaves it. */
  onHold?: (isHeld: boolean) => void
}

/** The text of a toast about an action that the user can undo. */
export function UndoText({ label, onUndo, onShown, onHold }: UndoActs & { label: string }) {
  const tellShown = useEffectEvent(() => onShown?.())
  useEffect(() => tellShown(), [])
  return (
    <Button
      size="xs"
      mt={8}
      onClick={onUndo}
      onMouseEnter={() => onHold?.(true)}
      onMouseLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      {label}
    </Button>
  )
}
