/**
 * The path of this site to return to after logging in; any other value leads to the home page.
 * Parsed as browsers parse it: tabs are removed and dots are resolved before the host is read.
 */
export function safeReturnPath(from: string | null, origin: string): string {
  if (!from?.startsWith('/')) return '/'
  if (!URL.canParse(from, origin)) return '/'
  const url = new URL(from, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
