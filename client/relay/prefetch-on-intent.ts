import { matchRoutes, type Params, type RouteObject } from 'react-router'
import { isOutdated } from './transport/server-watch.ts'

/** The handle of a route that can load its code and its query before it opens. */
export type Prefetch = { prefetch: (address: { params: Params; url: URL }) => void }

/** A user whose pointer stays on a link for this time is likely to open it. */
const HOVER_MS = 80
/** The maximum of links loaded in one minute, so that a pointer over a long list does not use up the limit of requests. */
const MOST_PER_MINUTE = 20

let started: number[] = []

function prefetch(routes: RouteObject[], url: URL): void {
  started = started.filter((at) => at > Date.now() - 60_000)
  if (isOutdated() || url.pathname === location.pathname || started.length >= MOST_PER_MINUTE) return
  started.push(Date.now())
  const open = new Set(
    (matchRoutes(routes, location) ?? []).map(({ pathname, route }) => pathname + route.path),
  )
  for (const { route, params, pathname } of matchRoutes(routes, url) ?? []) {
    // Layouts that stay open keep their data.
    if (!open.has(pathname + route.path)) (route.handle as Prefetch | undefined)?.prefetch({ params, url })
  }
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.href && link.origin === location.origin && !link.target && !link.download ? link : null
}

/** Loads the code and the query of a page when a link to it is pointed at, focused or touched. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  let hovering: ReturnType<typeof setTimeout> | undefined
  /** The URL of the link that was clicked last. Its page loads its own query, which may still be running. */
  let opening: string | undefined
  function follow(event: Event, afterMs: number): void {
    clearTimeout(hovering)
    const link = linkOf(event)
    if (link && link.href !== opening)
      hovering = setTimeout(() => prefetch(routes, new URL(link.href)), afterMs)
  }
  function open(event: Event): void {
    clearTimeout(hovering)
    opening = linkOf(event)?.href
  }
  document.addEventListener('pointerover', (event) => follow(event, HOVER_MS), { passive: true })
  document.addEventListener('focusin', (event) => follow(event, HOVER_MS), { passive: true })
  document.addEventListener('touchstart', (event) => follow(event, 0), { passive: true })
  document.addEventListener('click', open, { passive: true, capture: true })
  window.addEventListener('popstate', () => (opening = undefined))
}
