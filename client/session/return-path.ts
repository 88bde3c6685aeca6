/**
 * The path of this site to return to after logging in; any other value leads to the home page.
 * Parsed with the browser's URL parser, which removes tabs and resolves dots before reading the host.
 */
export function safeReturnPath(from: string | null): string {
  if (!from?.startsWith('/')) return '/'
  const { origin } = window.location
  if (!URL.canParse(from, origin)) return '/'
  const url = new URL(from, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
