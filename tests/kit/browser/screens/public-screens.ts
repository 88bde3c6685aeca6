import type { Page } from 'playwright-core'
import { textsOn } from '../client-texts.ts'
import type { Screen } from './screen.ts'

/** The query of a link in an email, with an invalid token. */
const mailLink = `?token=${btoa('no token')}&email=${btoa('mirelle@harbour.example')}`

/** The player logged in long ago, so a new token requires the password. */
async function openConfirmPassword(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page
    .getByRole('button', { name: text('apiToken.create') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: text('apiToken.createTitle') })
  await dialog.getByRole('textbox', { name: text('apiToken.name') }).fill('bot')
  await dialog.getByRole('button', { name: text('apiToken.createAction') }).click()
  await page.getByRole('dialog', { name: text('confirmPassword.title') }).waitFor()
}

/** The links to the providers arrive after the form. */
async function seeProviders(page: Page): Promise<void> {
  await page.getByRole('link', { name: /CTFtime/ }).waitFor()
}

async function openImport(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page.getByRole('button', { name: text('pastGame.import') }).click()
  await page.getByRole('dialog', { name: text('pastGame.import') }).waitFor()
}

/** The screens outside games and the administration, and those of accounts. */
export const publicScreens: Screen[] = [
  { name: 'home', path: () => '/', as: 'anonymous', title: 'Home' },
  { name: 'home-player', path: () => '/', as: 'player', title: 'Home' },
  { name: 'teams', path: () => '/teams', as: 'player', title: 'Teams' },
  { name: 'posts', path: () => '/posts', as: 'anonymous', title: 'Posts' },
  { name: 'post', path: (world) => `/posts/${world.postId}`, as: 'anonymous', title: 'How points work' },
  { name: 'post-edit', path: (world) => `/posts/${world.postId}/edit`, as: 'admin', title: 'Edit post' },
  { name: 'hall', path: () => '/hall', as: 'anonymous', title: 'Hall of fame' },
  {
    name: 'past-game',
    path: (world) => `/hall/${world.pastGameId}`,
    as: 'anonymous',
    title: 'Kelp Cup 2024',
  },
  { name: 'past-game-import', path: () => '/hall', as: 'admin', title: 'Hall of fame', open: openImport },
  { name: 'about', path: () => '/about', as: 'anonymous', title: 'About' },
  { name: 'certificate-check', path: () => '/verify', as: 'anonymous', title: 'Check a certificate' },
  {
    name: 'certificate',
    path: (world) => `/verify/${world.certificateCode}`,
    as: 'anonymous',
    title: 'Check a certificate',
  },
  { name: 'reference', path: () => '/api/docs', as: 'anonymous', title: 'REST API reference' },
  {
    name: 'register',
    path: () => '/account/register',
    as: 'anonymous',
    title: 'Register',
    open: seeProviders,
  },
  { name: 'log-in', path: () => '/account/login', as: 'anonymous', title: 'Log in', open: seeProviders },
  { name: 'recovery', path: () => '/account/recovery', as: 'anonymous', title: 'Forgot your password?' },
  { name: 'reset', path: () => `/account/reset${mailLink}`, as: 'anonymous', title: 'Choose a new password' },
  {
    name: 'verify',
    path: () => `/account/verify${mailLink}`,
    as: 'anonymous',
    title: 'Activate your account',
  },
  {
    name: 'confirm',
    path: () => `/account/confirm${mailLink}`,
    as: 'player',
    title: 'Change email address',
  },
  { name: 'profile', path: () => '/account/profile', as: 'player', title: 'Profile' },
  {
    name: 'confirm-password',
    path: () => '/account/profile',
    as: 'player',
    title: 'Profile',
    open: openConfirmPassword,
  },
  { name: 'not-found', path: () => '/nowhere', as: 'anonymous', title: 'Page not found' },
]
