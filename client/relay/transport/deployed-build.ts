/** The element with the entry script. The built page preloads it; the page of the development server has a script. */
const ENTRY = 'link[data-entry], script[type="module"][src]'
const TIMEOUT_MS = 10_000
const RELOADED_KEY = 'reloaded-for'

function buildOf(page: Document): string | null {
  const entry = page.querySelector(ENTRY)
  return entry?.getAttribute('href') ?? entry?.getAttribute('src') ?? null
}

/** The build of this page: the address of its entry script, whose hash covers every file of the client. */
export const OWN_BUILD = buildOf(document) ?? ''

/** Whether this page is a built one. The page of the development server belongs to no build. */
export const isBuilt = (): boolean => OWN_BUILD.startsWith('/app/')

/** The build that the server sends; null if it does not answer with a page. */
export async function askForBuild(): Promise<string | null> {
  try {
    const response = await fetch('/', {
      cache: 'no-store',
      headers: { accept: 'text/html', prefer: 'return=minimal' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return null
    return buildOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  } catch {
    return null
  }
}

/** Reloads the page for another build, at most once per build. Returns whether it reloads. */
export function reloadFor(build: string): boolean {
  try {
    if (build === OWN_BUILD || sessionStorage.getItem(RELOADED_KEY) === build) return false
    sessionStorage.setItem(RELOADED_KEY, build)
  } catch {
    // Without storage, the page could not know that it has reloaded already.
    return false
  }
  location.reload()
  return true
}
