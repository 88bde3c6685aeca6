import { useEffect, type RefObject } from 'react'

/** The width of the faded edge, in pixels. */
const edgePx = 24

/** Scrolls a row sideways until its selected item can be seen. The page itself does not scroll. */
export function useSelectedInView(row: RefObject<HTMLElement | null>, selected: string): void {
  useEffect(() => {
    const box = row.current
    const item = box?.querySelector('[aria-pressed="true"], [aria-current="true"]')
    if (!box || !item) return
    const [frame, place] = [box.getBoundingClientRect(), item.getBoundingClientRect()]
    if (place.left < frame.left) box.scrollBy({ left: place.left - frame.left - edgePx })
    else if (place.right > frame.right) box.scrollBy({ left: place.right - frame.right + edgePx })
  }, [row, selected])
}
