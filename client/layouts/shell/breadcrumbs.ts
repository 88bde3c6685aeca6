import { useSyncExternalStore } from 'react'

export type Breadcrumb = {
  label: string
  to: string
  /** It is the game whose administration the page belongs to. */
  isGame?: boolean
}
type Trail = {
  breadcrumbs: readonly Breadcrumb[]
  heading: string
  /** The page itself begins with the heading, so phones do not repeat it above. */
  isOnPage: boolean
}

/** The breadcrumbs of phones: two lines, which are one link. */
export type ShortTrail = {
  /** The small line above: the game, or the page that the name is below. */
  context: string | null
  name: string
  /** Null on pages that are below no other. */
  to: string | null
  /** The name is that of the page above, not of this one. */
  leadsBack: boolean
}

let trail: Trail = { breadcrumbs: [], heading: '', isOnPage: false }
const listeners = new Set<() => void>()

export function setBreadcrumbs(next: Trail): void {
  trail = next
  for (const listener of listeners) listener()
}

export function useBreadcrumbs(): Trail {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => trail,
  )
}

/**
 * Shortens the breadcrumbs for phones. Pages of a game's administration always name the game, also those that are
 * deeper in it.
 * @param platform the title of the platform, for pages that are below no other
 */
export function shortTrail({ breadcrumbs, heading, isOnPage }: Trail, platform: string): ShortTrail {
  const above = breadcrumbs.at(-1)
  const aboveThat = breadcrumbs.at(-2)
  if (!above) return { context: null, name: isOnPage ? platform : heading, to: null, leadsBack: false }
  if (!isOnPage) return { context: above.label, name: heading, to: above.to, leadsBack: false }
  if (above.isGame && aboveThat)
    return { context: aboveThat.label, name: above.label, to: aboveThat.to, leadsBack: false }
  const context = breadcrumbs.find(({ isGame }) => isGame) ?? aboveThat
  return { context: context?.label ?? null, name: above.label, to: above.to, leadsBack: true }
}
