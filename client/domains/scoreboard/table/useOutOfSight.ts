import { useEffect, useState, type RefObject } from 'react'

type Side = 'above' | 'below' | null

/** On which side of the window a part of the element is out of sight; null while it is seen or there is none. */
export function useOutOfSight(
  body: RefObject<HTMLElement | null>,
  part: { top: number; height: number } | null,
  headHeight: number,
): Side {
  const [side, setSide] = useState<Side>(null)
  const { top = null, height = 0 } = part ?? {}
  useEffect(() => {
    if (top === null) return undefined
    const measure = () => {
      const start = (body.current?.getBoundingClientRect().top ?? 0) + top
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
      const first = (Number.parseFloat(scrollPaddingTop) || 0) + headHeight
      const last = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
      setSide(start < first ? 'above' : start + height > last ? 'below' : null)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [body, top, height, headHeight])
  return top === null ? null : side
}
