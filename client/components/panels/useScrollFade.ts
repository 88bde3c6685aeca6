import { useEffect, type RefObject } from 'react'

/** Marks the edges of a sideways scrolling element that hide content. `classes.css` fades these edges. */
export function useScrollFade(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current
    if (!box) return undefined
    const mark = () => {
      const end = box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft)
      box.toggleAttribute('data-fade-start', Math.abs(box.scrollLeft) > 1)
      box.toggleAttribute('data-fade-end', end > 1)
    }
    mark()
    const observer = new ResizeObserver(mark)
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', mark)
    }
  })
}
