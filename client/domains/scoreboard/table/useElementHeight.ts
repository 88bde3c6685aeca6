import { useLayoutEffect, useState, type RefObject } from 'react'

/** The height of an element as it changes. */
export function useElementHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const measure = () => setHeight(element.current?.offsetHeight ?? 0)
    const observer = new ResizeObserver(measure)
    observer.observe(element.current)
    measure()
    return () => observer.disconnect()
  }, [element])
  return height
}
