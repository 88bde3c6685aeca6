import { useLayoutEffect, useState, type RefObject } from 'react'

type ElementRef = RefObject<HTMLElement | null>

/** The width of an element as it changes. */
export function useWidth(element: ElementRef): number {
  return useMeasured(element, readWidth)
}

/** The height of an element as it changes. */
export function useHeight(element: ElementRef): number {
  return useMeasured(element, readHeight)
}

/** The distance of an element from the top of the page. It changes with the height of anything above. */
export function useTopOffset(element: ElementRef): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [element])
  return top
}

const readWidth = (element: HTMLElement) => element.clientWidth
const readHeight = (element: HTMLElement) => element.offsetHeight

function useMeasured(element: ElementRef, read: (element: HTMLElement) => number): number {
  const [size, setSize] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const measure = () => setSize(read(current))
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element, read])
  return size
}
