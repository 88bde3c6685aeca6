import type { Page } from 'playwright-core'
import { textsOn } from './client-texts.ts'

/** Opens the link of a game and the frame of its scoreboard. */
export async function openShare(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page.getByRole('button', { name: text('adminGame.share.action'), exact: true }).click()
  await page.getByRole('dialog', { name: text('adminGame.share.title') }).waitFor()
}

/** Opens the dialog that imports a game: by its button, on phones by the menu of the page. */
export async function openImport(page: Page): Promise<void> {
  const text = await textsOn(page)
  const name = text('adminGames.package.import')
  const more = page.getByRole('main').getByRole('button', { name: text('action.more'), exact: true })
  const button = page.getByRole('button', { name, exact: true })
  await button.or(more).filter({ visible: true }).first().click()
  await page
    .getByRole('menuitem', { name, exact: true })
    .or(page.getByRole('dialog', { name: text('adminGames.package.importTitle') }))
    .first()
    .waitFor()
  if (await more.isVisible()) await page.getByRole('menuitem', { name, exact: true }).click()
  await page.getByRole('dialog', { name: text('adminGames.package.importTitle') }).waitFor()
}

/** Opens the dialog that exports a game. */
export async function openExport(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page.getByRole('button', { name: text('adminGames.package.export'), exact: true }).click()
  await page.getByRole('dialog', { name: text('adminGames.package.exportTitle') }).waitFor()
}

/** Opens the list of the teams without a write-up. */
export async function openMissingWriteups(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page.getByRole('button', { name: text('writeups.showMissing') }).click()
  await page.getByRole('region', { name: text('writeups.missing') }).waitFor()
}
