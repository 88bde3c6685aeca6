import { useRef, useState, type ReactNode } from 'react'
import { ConfirmPasswordDialog } from './ConfirmPasswordDialog.tsx'

type Confirming = {
  /** Asks for the password. Resolves to whether the user confirmed it. */
  confirm: () => Promise<boolean>
  /** The dialog, for the place where it is rendered. */
  dialog: ReactNode
}

/** The password dialog for an action that continues after it. */
export function useConfirming(): Confirming {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(isConfirmed: boolean) => void>(undefined)
  function end(isConfirmed: boolean) {
    setOpen(false)
    answer.current?.(isConfirmed)
  }
  return {
    confirm() {
      setOpen(true)
      return new Promise((resolve) => (answer.current = resolve))
    },
    dialog: (
      <ConfirmPasswordDialog opened={isOpen} onClose={() => end(false)} onConfirmed={() => end(true)} />
    ),
  }
}
