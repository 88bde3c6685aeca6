import { useRef, useState, type ReactNode } from 'react'
import { ConfirmPasswordDialog } from './ConfirmPasswordDialog.tsx'

type PasswordDialog = {
  /** Opens the dialog. Resolves to whether the user confirmed the password. */
  confirm: () => Promise<boolean>
  /** The element to render. */
  dialog: ReactNode
}

/** The dialog that confirms the password, for an action that continues after it. */
export function usePasswordDialog(): PasswordDialog {
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
