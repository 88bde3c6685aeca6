import { useEffect, useRef } from 'react'

const LOOK_EVERY_MS = 30_000

/** Polls the review, because there is no subscription for it. */
export function useReviewUpdates(isWaiting: boolean, onLook: () => void): void {
  const callback = useRef(onLook)
  useEffect(() => {
    callback.current = onLook
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) callback.current()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
}
