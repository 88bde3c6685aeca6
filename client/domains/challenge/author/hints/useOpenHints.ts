import { useState } from 'react'

/** The places of the hints in the list whose fields are shown. */
export function useOpenHints() {
  const [places, setPlaces] = useState<readonly number[]>([])
  return {
    isOpen: (place: number) => places.includes(place),
    toggle: (place: number) =>
      setPlaces((open) =>
        open.includes(place) ? open.filter((other) => other !== place) : [...open, place],
      ),
    keep: (place: number) => setPlaces((open) => (open.includes(place) ? open : [...open, place])),
    /** Opens a hint that is added at a place. The hints after it move by one. */
    insert: (place: number) =>
      setPlaces((open) => [...open.map((other) => (other >= place ? other + 1 : other)), place]),
    remove: (place: number) =>
      setPlaces((open) =>
        open.filter((other) => other !== place).map((other) => (other > place ? other - 1 : other)),
      ),
  }
}
