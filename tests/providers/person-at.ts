import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../kit/browser/browser.ts'
import type { Person, Provider } from './provider.ts'

const stepTimeoutMs = 20_000

type Viewer = { email: string; role: string }

/** The browser of a person who signs in with a provider. */
export type PersonAt = {
  page: Page
  /** Signs in and logs in at the provider. Returns the path at which the platform ends. */
  enter(): Promise<string>
  /** Signs in again, in the session at the provider. Returns the path, or null if the provider asks for the password. */
  enterAgain(): Promise<string | null>
  viewer(): Promise<Viewer | null>
  leave(): Promise<void>
}

type Places = { browser: Browser; url: string; key: string; provider: Provider }

export async function openPersonAt(
  { browser, url, key, provider }: Places,
  person: Person,
): Promise<PersonAt> {
  const { page, context, leave } = await openBrowser(browser, url)
  context.setDefaultTimeout(stepTimeoutMs)
  const start = () => page.goto(`${url}/auth/${key}`)
  const isBack = (address: URL) => address.origin === url && !address.pathname.startsWith('/auth/')
  const back = async () => {
    await page.waitForURL(isBack)
    const { pathname, search } = new URL(page.url())
    return pathname + search
  }
  const consent = async () => {
    const question = page.locator(provider.consentMark)
    const asks = await Promise.race([back().then(() => false), question.waitFor().then(() => true)])
    if (asks) await provider.consent(page)
  }
  const passwordField = page.locator(provider.passwordField)
  return {
    page,
    async enter() {
      await start()
      await passwordField.waitFor()
      await provider.logIn(page, person)
      await consent()
      return back()
    },
    async enterAgain() {
      await start()
      const asksForPassword = passwordField.waitFor().then(() => true)
      if (await Promise.race([asksForPassword, consent().then(() => false)])) return null
      return back()
    },
    async viewer() {
      const query = '{ viewer { email role } }'
      const answer = await context.request.post(`${url}/graphql`, {
        data: { query },
        headers: { origin: url },
      })
      const { data } = (await answer.json()) as { data: { viewer: Viewer | null } }
      return data.viewer
    },
    leave,
  }
}
