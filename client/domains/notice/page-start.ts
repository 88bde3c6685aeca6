import { serverNow, UNCORRECTED_MS } from '../../time/server-clock.ts'

/** Longer than a page takes from the read of its data to the start of its subscriptions. */
const REPEATED_MS = 30_000

type PageStart = {
  /** The time from which a subscription repeats notices, so that the page misses none of those published meanwhile. */
  since: string
  /** Whether a notice was published while the page was open. Loaded lists contain earlier ones. */
  isNew: (notice: { publishedAt: string }) => boolean
}

/** The start of a page that shows the notices of a game, by the clock of the server. */
export function pageStart(): PageStart {
  const now = serverNow()
  return {
    since: new Date(now - REPEATED_MS).toISOString(),
    isNew: ({ publishedAt }) => Date.parse(publishedAt) > now - UNCORRECTED_MS,
  }
}
