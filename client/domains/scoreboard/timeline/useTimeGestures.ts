import { useEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { Plot } from './plot/plot.ts'
import { within, zoomed, type TimeWindow } from './time-scale.ts'

type Options = {
  surface: RefObject<HTMLElement | null>
  plot: Plot
  whole: TimeWindow
  shown: TimeWindow
  onZoom: (window: TimeWindow | null) => void
  /** The times that the arrow keys step through: all changes of the lines. */
  stops: () => readonly number[]
}

/** A shorter movement of the pointer is a click, not a drag. */
const CLICK_PX = 4
const WHEEL_FACTOR = 0.0025
const KEY_FACTOR = 0.5

/** Handles hover and zoom of the chart by dragging, wheel, touch or keys. */
export function useTimeGestures({ surface, plot, whole, shown, onZoom, stops }: Options) {
  const [moment, setMoment] = useState<number | null>(null)
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const [fingers, setFingers] = useState<readonly { id: number; x: number }[]>([])

  const timeAt = (clientX: number) => {
    const left = surface.current?.getBoundingClientRect().left ?? 0
    const part = (clientX - left - plot.left) / plot.width
    return shown.from + Math.min(1, Math.max(0, part)) * (shown.to - shown.from)
  }
  const zoomAround = (factor: number, around: number) => onZoom(zoomed(shown, whole, factor, around))

  // React's wheel listeners are passive, but this one must prevent the page's zoom.
  useEffect(() => {
    const element = surface.current
    if (!element) return undefined
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomAround(Math.exp(event.deltaY * WHEEL_FACTOR), timeAt(event.clientX))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  })

  const pointer = {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'touch') {
        setFingers((known) => [...known, { id: event.pointerId, x: event.clientX }])
        setMoment(timeAt(event.clientX))
      } else if (event.button === 0) {
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: timeAt(event.clientX), to: timeAt(event.clientX) })
      }
    },
    onPointerMove(event: PointerEvent) {
      const [first, second] = fingers
      if (first && second) {
        const [moved, other] = event.pointerId === first.id ? [first, second] : [second, first]
        const distanceBefore = Math.abs(moved.x - other.x)
        const distance = Math.abs(event.clientX - other.x)
        if (Math.min(distanceBefore, distance) > CLICK_PX)
          zoomAround(distanceBefore / distance, timeAt((event.clientX + other.x) / 2))
        setFingers([other, { id: event.pointerId, x: event.clientX }])
        return
      }
      setMoment(timeAt(event.clientX))
      if (drag) setDrag({ from: drag.from, to: timeAt(event.clientX) })
    },
    onPointerUp(event: PointerEvent) {
      setFingers((known) => known.filter(({ id }) => id !== event.pointerId))
      if (!drag) return
      setDrag(null)
      const widthPx = (Math.abs(drag.to - drag.from) / (shown.to - shown.from)) * plot.width
      if (widthPx > CLICK_PX)
        onZoom(within({ from: Math.min(drag.from, drag.to), to: Math.max(drag.from, drag.to) }, whole))
    },
    onPointerCancel(event: PointerEvent) {
      setFingers((known) => known.filter(({ id }) => id !== event.pointerId))
      setDrag(null)
    },
    onPointerLeave: () => setMoment(null),
    onDoubleClick: () => onZoom(null),
  }

  const keys = {
    onKeyDown(event: KeyboardEvent) {
      const here = moment ?? shown.to
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        const visible = stops().filter((stop) => stop >= shown.from && stop <= shown.to)
        const next =
          event.key === 'ArrowLeft'
            ? visible.findLast((stop) => stop < here)
            : visible.find((stop) => stop > here)
        if (next !== undefined) setMoment(next)
      } else if (event.key === '+' || event.key === '=') zoomAround(KEY_FACTOR, here)
      else if (event.key === '-') zoomAround(1 / KEY_FACTOR, here)
      else if (event.key === '0' || event.key === 'Escape') {
        setMoment(null)
        onZoom(null)
      } else return
      event.preventDefault()
    },
    onBlur: () => setMoment(null),
  }
  return { moment, drag, handlers: { ...pointer, ...keys } }
}
