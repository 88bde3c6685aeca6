import { existsSync, readFileSync } from 'node:fs'

type RouteFiles = { path: string; scripts: string[]; styles: string[] }
type Preloads = (path: string, nonce: string) => string

/** Matches the addresses of a route, in any case; `:name` is a named group. */
export const routePattern = (path: string) =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`, 'i')

/**
 * The tags that load the files of a route with the page, before its script asks for them. Reads the build's list of
 * routes; an address without a route has none. Files that the page names itself are left out.
 */
export function readPreloads(file: string, page: string): Preloads {
  if (!existsSync(file)) return () => ''
  const routes = (JSON.parse(readFileSync(file, 'utf8')) as RouteFiles[]).map(
    ({ path, scripts, styles }) => ({
      pattern: routePattern(path),
      scripts: scripts.filter((script) => !page.includes(script)),
      styles: styles.filter((style) => !page.includes(style)),
    }),
  )
  return (path, nonce) => {
    const route = routes.find(({ pattern }) => pattern.test(path))
    if (!route) return ''
    const scripts = route.scripts.map(
      (script) => `<link rel="modulepreload" crossorigin href="/${script}" nonce="${nonce}">`,
    )
    const styles = route.styles.map((style) => `<link rel="preload" as="style" crossorigin href="/${style}">`)
    return [...styles, ...scripts].join('')
  }
}
