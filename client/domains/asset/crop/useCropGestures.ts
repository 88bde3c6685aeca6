import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { stepOfKey } from './crop-keys.ts'
import { panCrop, zoomCrop, type Crop, type Size } from './crop.ts'

type Point = { x: number; y: number }

const WHEEL_SPEED = 0.0015

/** Dragging moves the picture, two fingers or the wheel zoom it around their position, and keys do both. */
export function useCropGestures(
  area: RefObject<HTMLDivElement | null>,
  size: Size,
  onChange: (change: (crop: Crop) => Crop) => void,
) {
  const pointers = useRef(new Map<number, Point>())

  // React's wheel listeners are passive, so the dialog would scroll as well.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const at = fromMiddle(event.currentTarget as HTMLElement, { x: event.clientX, y: event.clientY })
    const factor = Math.exp(-event.deltaY * WHEEL_SPEED * (event.deltaMode === 1 ? 16 : 1))
    onChange((crop) => zoomCrop(crop, size, factor, at))
  })
  useEffect(() => {
    const element = area.current
    const listen = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [area])

  function move(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    const element = event.currentTarget
    const side = element.clientWidth || 1
    // With two fingers, each one moves the picture by half of its way.
    const share = other ? 0.5 : 1
    const right = ((before.x - now.x) / side) * share
    const down = ((before.y - now.y) / side) * share
    const factor = other ? distance(now, other) / (distance(before, other) || 1) : 1
    const at = other ? fromMiddle(element, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }) : undefined
    onChange((crop) => zoomCrop(panCrop(crop, size, right, down), size, factor, at))
  }

  const release = (event: PointerEvent<HTMLDivElement>) => pointers.current.delete(event.pointerId)
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown(event: KeyboardEvent) {
      const step = stepOfKey(event)
      if (!step) return
      event.preventDefault()
      onChange((crop) => step(crop, size))
    },
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function fromMiddle(element: HTMLElement, { x, y }: Point): { right: number; down: number } {
  const box = element.getBoundingClientRect()
  return { right: (x - box.left) / box.width - 0.5, down: (y - box.top) / box.height - 0.5 }
}
