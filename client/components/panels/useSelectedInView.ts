import { useEffect, type RefObject } from 'react'

/** The width of the edge that `classes.css` fades, in pixels. */
const edgePx = 40

/** Scrolls a row sideways until its selected item can be seen. The page itself does not scroll. */
export function useSelectedInView(row: RefObject<HTMLElement | null>, selected: string): void {
  useEffect(() => {
    const box = row.current
    const item = box?.querySelector('[aria-pressed="true"], [aria-current="true"], [aria-current="page"]')
    if (!box || !item) return
    const [frame, place] = [box.getBoundingClientRect(), item.getBoundingClientRect()]
    // The browser stops at the ends of the row, where no edge is faded.
    const [before, after] = [place.left - frame.left - edgePx, place.right - frame.right + edgePx]
    if (before < 0) box.scrollBy({ left: before })
    else if (after > 0) box.scrollBy({ left: after })
  }, [row, selected])
}
