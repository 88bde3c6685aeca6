import {
  cloneElement,
  useEffect,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { lazyPart } from '../relay/lazy-part.ts'

const TipLabel = lazyPart(() => import('./TipLabel.tsx').then((module) => module.TipLabel))
const OPENS_AFTER_MS = 200

type ChildProps = {
  ref?: (element: HTMLElement | null) => void
  onPointerEnter?: (event: PointerEvent) => void
  onPointerLeave?: (event: PointerEvent) => void
  onPointerUp?: (event: PointerEvent) => void
  onFocus?: (event: FocusEvent) => void
  onBlur?: () => void
}

/**
 * Shows a label while the pointer rests on the child or the focus is there, and from a tap until the next one elsewhere.
 * Screens that are painted first use it instead of `Tooltip`, whose code it loads with the first label. The child has
 * the same text for screen readers.
 */
export function Tip({ label, children }: { label: ReactNode; children: ReactElement<ChildProps> }) {
  const [isUsed, setUsed] = useState(false)
  const [isNear, setNear] = useState(false)
  const [opened, setOpened] = useState(false)
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!isNear) return undefined
    const opening = setTimeout(() => setOpened(true), OPENS_AFTER_MS)
    return () => clearTimeout(opening)
  }, [isNear])
  const close = () => {
    setNear(false)
    setOpened(false)
  }
  return (
    <>
      {cloneElement(children, {
        ref: setTarget,
        onPointerEnter: ({ pointerType }) => {
          setUsed(true)
          if (pointerType !== 'touch') setNear(true)
        },
        // A finger leaves with the end of its tap.
        onPointerLeave: ({ pointerType }) => {
          if (pointerType !== 'touch') close()
        },
        onPointerUp: ({ pointerType }) => {
          if (pointerType === 'touch') setOpened(true)
        },
        onFocus: ({ currentTarget }) => {
          if (!currentTarget.matches(':focus-visible')) return
          setUsed(true)
          setOpened(true)
        },
        onBlur: close,
      })}
      {isUsed ? <TipLabel label={label} target={target} opened={opened} onClose={close} /> : null}
    </>
  )
}
