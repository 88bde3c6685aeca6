import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit, type Person } from '../kit/browser/browser.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { until } from '../kit/wait.ts'

let product: Product
let browsers: Browser[]
let one: Person
let other: Person
let gameId: number
let challengeId: number
let postId: string

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  product = await startProduct({ databaseUrl, env: { HALYARD_RATE_LIMITS: 'off' } })
  const admin = await product.admin()
  const made = async <Body>(path: string, body: object) => (await admin.rest('POST', path, body)).body as Body
  const day = 86_400_000
  const game = { title: 'Harbour Night', start: Date.now() + day, end: Date.now() + 2 * day }
  gameId = (await made<{ id: number }>('/api/edit/games', game)).id
  const challenge = { title: 'Knots', category: 'Misc', type: 'StaticAttachment' }
  challengeId = (await made<{ id: number }>(`/api/edit/games/${gameId}/challenges`, challenge)).id
  postId = await made<string>('/api/edit/posts', { title: 'Harbour', summary: 'Open', content: 'Come in.' })
  browsers = [await launchBrowser(), await launchBrowser()]
  const people = browsers.map((browser) => openBrowser(browser, product.url, { as: admin }))
  ;[one, other] = (await Promise.all(people)) as [Person, Person]
})

afterAll(async () => {
  await one.leave()
  await other.leave()
  for (const browser of browsers) await browser.close()
  await product.stop()
})

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: /^Save changes/ }).click()
const isSaved = (page: Page) => page.getByText('All changes saved').waitFor()

// Both fields are texts of the form: one of them is changed in both browsers, the other in the second one alone.
it.each([
  ['challenge', () => `/admin/games/${gameId}/challenges/${challengeId}`, 'Title', 'Description'],
  ['game', () => `/admin/games/${gameId}/info`, 'Title', 'Summary'],
  ['post', () => `/posts/${postId}/edit`, 'Title', 'Summary'],
  ['settings', () => '/admin/settings', 'Title', 'Slogan'],
])('two organizers edit one %s: nothing is lost, and each is told', async (kind, path, both, alone) => {
  for (const { page } of [one, other]) {
    await visit(page, path())
    await box(page, both).waitFor()
  }
  await box(one.page, both).fill(`${kind} of one`)
  await box(other.page, both).fill(`${kind} of another`)
  await box(other.page, alone).fill('Written by another')
  await save(other.page)
  await isSaved(other.page)

  await save(one.page)
  const choice = one.page.getByRole('group', { name: both, exact: true })
  await choice.getByText(`${kind} of another`).waitFor()
  await one.page.getByText(`Changed elsewhere since you opened this form: ${alone}`).waitFor()
  expect(await box(one.page, alone).inputValue()).toBe('Written by another')
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await save(one.page)
  await isSaved(one.page)

  // The form that is still open in the other browser reads it when its page becomes visible.
  await other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await until(
    async () => (await box(other.page, both).inputValue()) === `${kind} of one`,
    'the other form shows what was saved',
  )
  expect(await box(other.page, alone).inputValue()).toBe('Written by another')
  await other.page.getByText(`Changed elsewhere since you opened this form: ${both}`).waitFor()
  expect([...one.faults, ...other.faults]).toEqual([])
})
