import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import type { Actor } from '../calls/actor.ts'
import { waitTimeoutMs } from '../timeouts.ts'
import { openBrowserNetwork } from '../services/browser-network.ts'

// Chromium without the parts that windows need, so a browser takes less time and memory.
const executablePath = '/usr/bin/chromium-headless-shell'
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters have the widths that the font gives them, as on screens of high density.
  '--font-render-hinting=none',
]

export type Scheme = 'dark' | 'light'
export const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
export type Width = keyof typeof widths

/** A browser with its own profile. */
export type Person = {
  context: BrowserContext
  page: Page
  /** The errors in the browser so far: of the console, of scripts and of the content security policy. */
  faults: string[]
  leave(): Promise<void>
}

type Options = {
  scheme?: Scheme
  width?: Width
  /** The user whose session the browser has. Without it the browser is not logged in. */
  as?: Actor | null
  /** The first language of the browser. */
  locale?: string
  /** Lets the page keep its files for visits without the server. */
  keepsFiles?: boolean
  /** Error responses that the test expects, such as 401 for a wrong password. */
  expected?: RegExp
}

export async function launchBrowser(): Promise<Browser> {
  const network = openBrowserNetwork(executablePath)
  const options = { executablePath, ...network?.launch, args: [...args, ...(network?.args ?? [])] }
  const browser = await chromium.launch({ ...options, headless: true })
  browser.on('disconnected', () => network?.close())
  return browser
}

/** Opens a browser with an empty profile and reduced motion, so that screens do not move. */
export async function openBrowser(browser: Browser, url: string, options: Options = {}): Promise<Person> {
  const {
    scheme = 'dark',
    width = 'desk',
    as = null,
    locale = 'en-US',
    expected,
    keepsFiles = false,
  } = options
  const context = await browser.newContext({
    baseURL: url,
    viewport: widths[width],
    locale,
    timezoneId: 'UTC',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: keepsFiles ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(width === 'phone' && { isMobile: true, hasTouch: true }),
  })
  context.setDefaultTimeout(waitTimeoutMs)
  if (as) await context.addCookies(cookiesOf(as, url))
  await context.addInitScript((value) => {
    // The first document of a frame has no storage.
    if (window === window.top) localStorage.setItem('mantine-color-scheme-value', value)
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`content policy: ${violatedDirective} ${blockedURI}`),
    )
    // Until a test moves the pointer, this browser has it in the top left corner. There it rests on the link of the
    // logo, and the page loads the home page in advance.
    for (const type of ['pointerover', 'mouseover'] as const) {
      window.addEventListener(
        type,
        (event) => {
          if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
        },
        true,
      )
    }
  }, scheme)
  const faults: string[] = []
  const page = await context.newPage()
  watch(page, (fault) => {
    if (!expected?.test(fault)) faults.push(fault)
  })
  return { context, page, faults, leave: () => context.close() }
}

function watch(page: Page, tell: (fault: string) => void): void {
  page.on('pageerror', (error) => tell(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('crash', () => tell(`${page.url()}: the page crashed`))
  page.on('console', (message) => {
    if (message.type() === 'error') tell(`${page.url()}: ${message.text()} ${message.location().url}`)
  })
}

function cookiesOf(actor: Actor, url: string) {
  return actor.cookieHeader
    .split('; ')
    .filter(Boolean)
    .map((pair) => {
      const [name = ''] = pair.split('=')
      return { name, value: pair.slice(name.length + 1), url }
    })
}

/** Opens a screen and waits until everything on it has loaded. */
export async function visit(page: Page, path: string, open?: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(path)
  await untilStable(page)
  if (!open) return
  await open(page)
  await untilStable(page)
}

/** Waits until no skeleton is left, fonts and pictures have loaded, and no element comes or goes any more. */
export async function untilStable(page: Page): Promise<void> {
  await page.locator('h1:not(.h-first h1)').first().waitFor({ state: 'attached' })
  await page.waitForFunction(
    () =>
      document.querySelectorAll('[aria-busy="true"], .mantine-Skeleton-root').length === 0 &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete }) => complete),
  )
  await page.evaluate(untilSettled)
}

/**
 * Runs in the page. After a change of the width, React puts some elements in place of others a few frames later.
 * A measurement in between finds places of both.
 */
function untilSettled(): Promise<void> {
  const quietFrames = 3
  return new Promise((resolve) => {
    let frames = 0
    const observer = new MutationObserver(() => (frames = 0))
    observer.observe(document, { subtree: true, childList: true })
    const next = () => {
      frames += 1
      if (frames <= quietFrames) return requestAnimationFrame(next)
      observer.disconnect()
      return resolve()
    }
    requestAnimationFrame(next)
  })
}

/** The distance in px that the page can be scrolled sideways. It should be 0. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Takes a picture of the whole screen. The window gets its height, so that virtual lists draw all rows. */
export async function photograph(page: Page, file: string): Promise<void> {
  const before = page.viewportSize() ?? widths.desk
  const isCovered = await page.getByRole('dialog').first().isVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (!isCovered) await page.setViewportSize({ ...before, height: Math.max(height, before.height) })
  await untilStable(page)
  await page.screenshot({ path: file })
  await page.setViewportSize(before)
}
