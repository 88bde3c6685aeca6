type BrowserName = { browser: string | null; system: string | null; isPhone: boolean }

// The order matters: the user agent of most browsers also contains the names of older browsers.
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** The browser's name from a user agent, if it is recognized. */
export function browserName(userAgent: string): BrowserName {
  const find = (names: readonly [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
  const system = find(SYSTEMS)
  const isPhone = system === 'iPhone' || (system === 'Android' && /\bMobile\b/.test(userAgent))
  // A script's user agent starts with its own name: `curl/8.14.1`.
  const script = /^(?!Mozilla\b)[\w.-]+/.exec(userAgent)?.[0] ?? null
  return { browser: find(BROWSERS) ?? script, system, isPhone }
}
