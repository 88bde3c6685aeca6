import { useEffect, useState } from 'react'

/** Opens after the first render, so that a closing dialog or menu knows where the focus was. */
export function useOpenOnMount() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return [isOpen, setOpen] as const
}
