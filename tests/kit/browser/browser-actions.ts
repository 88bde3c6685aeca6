import type { Page } from 'playwright-core'
import { linkOf, type TestSmtp } from '../services/test-smtp.ts'
import { visit } from './browser.ts'

// Actions of users in the browser. They find controls by their visible texts.

export async function logIn(page: Page, userName: string, password: string): Promise<void> {
  await page.goto('/account/login')
  await page.getByLabel('Username or email').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('link', { name: 'Teams' }).first().waitFor()
}

/** Sets a new password with the link of a mail, as after the loss of another way to log in. */
export async function recoverByMail(
  page: Page,
  { smtp, email, password }: { smtp: TestSmtp; email: string; password: string },
): Promise<void> {
  await visit(page, '/account/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email address').fill(email)
  const received = smtp.mailsTo(email).length
  await page.getByRole('button', { name: 'Send link' }).click()
  const { url } = linkOf(await smtp.waitFor(email, received + 1))
  await visit(page, url.href)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('heading', { level: 1, name: 'Password changed' }).waitFor()
}

/** Registers on the account screen and continues to the teams. */
export async function register(page: Page, userName: string, password: string): Promise<void> {
  await page.goto('/account/register')
  await page.getByLabel('Username').fill(userName)
  await page.getByLabel('Email address').fill(`${userName}@players.example`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Create or join a team' }).click()
  await page.waitForURL('**/teams')
}

/** Creates a team and returns its invite code from the clipboard. */
export async function createTeam(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Create team' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create team' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create team' }).click()
  const card = page.getByRole('article', { name })
  await card.getByRole('button', { name: 'Copy invite code' }).click()
  await card.getByRole('button', { name: 'Copied' }).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

export async function joinTeam(page: Page, name: string, inviteCode: string): Promise<void> {
  await page.getByRole('button', { name: 'Enter invite code' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Join a team' })
  await dialog.getByLabel('Invite code').fill(inviteCode)
  await dialog.getByRole('button', { name: 'Join team' }).click()
  await page.getByRole('article', { name }).waitFor()
}

/** Joins a live game without review with the user's only team, which opens its challenges. */
export async function joinGame(page: Page, gameId: number): Promise<void> {
  await page.goto(`/games/${gameId}`)
  await page.getByRole('button', { name: 'Join game' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL(`**/games/${gameId}/challenges`)
}

/** Creates a live, visible game that accepts teams without review. Returns its id. */
export async function createGame(page: Page, title: string): Promise<number> {
  await page.goto('/admin/games')
  await page.getByRole('button', { name: 'Create game' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create game' })
  await dialog.getByLabel('Title').fill(title)
  // The default start is in a week, so the 15th of the previous month is in the past.
  await dialog.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await page.getByRole('button', { name: / 15, / }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await dialog.getByLabel('Hidden').uncheck()
  await dialog.getByRole('button', { name: 'Create game' }).click()
  await page.waitForURL('**/admin/games/*/info')
  await page.getByLabel('Accept without review').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('All changes saved').waitFor()
  return Number(/games\/(\d+)/.exec(page.url())?.[1])
}

/** Creates an API token on the profile and returns it. The profile shows a token only once. */
export async function createToken(page: Page, name: string, scopes: string[]): Promise<string> {
  await page.goto('/account/profile')
  await page.getByRole('button', { name: 'New token' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  for (const scope of scopes) await dialog.getByLabel(scope, { exact: true }).check()
  await dialog.getByRole('button', { name: 'Create token' }).click()
  const token = await dialog.getByRole('group', { name: 'Token' }).locator('[title]').getAttribute('title')
  await dialog.getByRole('button', { name: 'Done' }).click()
  return token ?? ''
}

/** Enables a challenge of a running game with its switch in the list. */
export async function enableChallenge(page: Page, gameId: number, title: string): Promise<void> {
  await page.goto(`/admin/games/${gameId}/challenges`)
  const control = page.getByRole('switch', { name: `Enable ${title}` })
  // The visible part is the track in the label. It covers the input.
  await page.locator('label', { has: control }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enable', exact: true }).click()
  await page.getByRole('switch', { name: `Enable ${title}`, checked: true }).waitFor()
}
