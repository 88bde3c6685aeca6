import type { DataRouter } from 'react-router'

/** The page shows a spinner if the code of the route takes longer. */
const LONGEST_WAIT_MS = 1000

/**
 * Waits for the code of the first route. The page is then painted once: a spinner before it would delay it further,
 * because React replaces a fallback no sooner than 300 ms after showing it.
 */
export function firstRouteLoaded(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS)
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      clearTimeout(timer)
      resolve()
    })
  })
}
