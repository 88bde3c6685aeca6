import { useEffect, type ReactNode } from 'react'
import { Tooltip } from '@mantine/core'

type Props = { label: ReactNode; target: HTMLElement | null; opened: boolean; onClose: () => void }

/** The label of a `Tip`, beside its target. Escape closes it, and a tap elsewhere. */
export function TipLabel({ label, target, opened, onClose }: Props) {
  useEffect(() => {
    if (!opened) return undefined
    const closeOnKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    const closeOnTap = (event: Event) => {
      if (!(event.target instanceof Node && target?.contains(event.target))) onClose()
    }
    window.addEventListener('keydown', closeOnKey)
    window.addEventListener('pointerdown', closeOnTap)
    return () => {
      window.removeEventListener('keydown', closeOnKey)
      window.removeEventListener('pointerdown', closeOnTap)
    }
  }, [opened, target, onClose])
  return <Tooltip label={label} target={target} opened={opened} />
}
