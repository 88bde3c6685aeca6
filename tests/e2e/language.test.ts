import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit } from '../kit/browser/browser.ts'
import { clientText } from '../kit/browser/client-texts.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct({ databaseUrl: await createTestDatabase() })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

const shown = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    stored: localStorage.getItem('language'),
  }))

/** Waits for the heading of the list of games in that language. */
async function waitForHeading(page: Page, locale: string) {
  const heading = clientText(locale, 'game.heading')
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  return heading
}

async function choose(page: Page, language: string) {
  await page.getByRole('button', { name: /^(Language|Sprache|语言)\W/ }).click()
  await page.getByRole('menuitem', { name: language }).click()
}

it('warns of a machine translation, changes without a reload, and keeps the choice', async () => {
  const { page, faults, leave } = await openBrowser(browser, product.url)
  await visit(page, '/games')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await choose(page, 'Deutsch')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  const heading = await waitForHeading(page, 'de-DE')
  expect(await shown(page)).toEqual({ lang: 'de-DE', dir: 'ltr', stored: 'de-DE' })
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(await page.title()).toContain(`${heading} · `)

  await page.reload()
  await waitForHeading(page, 'de-DE')
  const request = page.waitForRequest((one) => one.url().endsWith('/graphql'))
  await page.getByRole('link', { name: 'Beiträge' }).first().click()
  expect((await request).headers()['accept-language']).toBe('de-DE')
  await page.waitForURL('**/posts')
  await page.goBack()
  await waitForHeading(page, 'de-DE')

  await choose(page, 'Français')
  const warning = page.getByRole('dialog')
  expect(await warning.textContent()).toContain('Français')
  await warning.getByRole('button').first().click()
  await waitForHeading(page, 'en-US')
  expect(await shown(page)).toEqual({ lang: 'en-US', dir: 'ltr', stored: 'en-US' })
  expect(faults).toEqual([])
  await leave()
})

it('loads a whole translation at once', async () => {
  const { page, leave } = await openBrowser(browser, product.url)
  await visit(page, '/games')
  await choose(page, '简体中文')
  await page.waitForFunction(() => document.documentElement.lang === 'zh-CN')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('CJK SC')
  await leave()
})

it.each([
  ['ru', 'ru-RU'],
  ['zh-Hans-SG', 'zh-CN'],
  ['pt-BR', 'en-US'],
])('starts for a browser of %s in %s, and remembers nothing', async (wish, locale) => {
  const { page, leave } = await openBrowser(browser, product.url, { locale: wish })
  await visit(page, '/games')
  expect(await shown(page)).toEqual({ lang: locale, dir: 'ltr', stored: null })
  await leave()
})

it('reads a stored language in any case, and falls back to English', async () => {
  const { page, leave } = await openBrowser(browser, product.url)
  await visit(page, '/games')
  for (const [stored, lang] of [
    ['RU-ru', 'ru-RU'],
    ['pt-BR', 'en-US'],
  ] as const) {
    await page.evaluate((locale) => localStorage.setItem('language', locale), stored)
    await visit(page, '/games')
    expect((await shown(page)).lang).toBe(lang)
  }
  await leave()
})
