type Reached = { entry: string; isProxied: boolean; isTest: boolean }
type ViewerContext = { origin: string; category: string }

type InstanceAddress = {
  /** What is shown and copied. */
  text: string
  /** Where a browser can open it. */
  href: string | null
}

/** How a container is reached, as something to paste: a command, or an address for a browser. */
export function instanceAddress(
  { entry, isProxied, isTest }: Reached,
  { origin, category }: ViewerContext,
): InstanceAddress {
  if (isProxied) {
    const socket = `${origin.replace(/^http/, 'ws')}/api/proxy/${isTest ? 'noinst/' : ''}${entry}`
    return { text: `npx halyard connect ${socket}`, href: null }
  }
  if (category === 'Web') return { text: `http://${entry}`, href: `http://${entry}` }
  const colon = entry.lastIndexOf(':')
  const host = entry.slice(0, colon).replace(/^\[(.*)\]$/, '$1')
  return { text: `nc ${host} ${entry.slice(colon + 1)}`, href: null }
}
