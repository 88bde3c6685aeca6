import { startTransition, useEffect, useEffectEvent } from 'react'

const EVERY_MS = 10_000

/** Calls again and again while the page is looked at; what is on screen stays until the answer is here. */
export function useLookAgain(look: () => unknown): void {
  const onTurn = useEffectEvent(() => startTransition(() => void look()))
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) onTurn()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}
