/**
 * A path inside this site to return to after logging in; anything else leads home.
 * The browser itself reads it, as it drops tabs and resolves dots before it looks for a host.
 */
export function safeReturnPath(from: string | null): string {
  if (!from?.startsWith('/')) return '/'
  const { origin } = window.location
  if (!URL.canParse(from, origin)) return '/'
  const url = new URL(from, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
