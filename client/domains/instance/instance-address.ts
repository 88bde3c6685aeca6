type Entry = { entry: string; isProxied: boolean; isTest: boolean }
type Context = { origin: string; category: string }

type InstanceAddress = {
  /** The text that is shown and copied. */
  text: string
  /** The URL for a browser, if there is one. */
  href: string | null
}

/** The address of an instance, ready to paste: a command or a URL. */
export function instanceAddress(
  { entry, isProxied, isTest }: Entry,
  { origin, category }: Context,
): InstanceAddress {
  if (isProxied) {
    const socket = `${origin.replace(/^http/, 'ws')}/api/proxy/${isTest ? 'noinst/' : ''}${entry}`
    return { text: `node halyard.mjs connect ${socket}`, href: null }
  }
  if (category === 'Web') return { text: `http://${entry}`, href: `http://${entry}` }
  const colon = entry.lastIndexOf(':')
  const host = entry.slice(0, colon).replace(/^\[(.*)\]$/, '$1')
  return { text: `nc ${host} ${entry.slice(colon + 1)}`, href: null }
}
