import type { Page } from 'playwright-core'
import { textsOn } from './client-texts.ts'
import type { FilledWorld } from '../world/filled-world.ts'

export type Visitor = 'anonymous' | 'player' | 'admin'

export type Screen = {
  /** Also the name of its picture files. */
  name: string
  path: (world: FilledWorld) => string
  as: Visitor
  /** `Screen` or `Screen · Game`; the platform's name comes after. */
  title: string
  /** An action before the screen is checked, such as opening a dialog. */
  open?: (page: Page) => Promise<void>
}

const game = 'Harbour CTF'
/** The query of a link in an email, with an invalid token. */
const mailLink = `?token=${btoa('no token')}&email=${btoa('mirelle@harbour.example')}`
const inGame = ({ gameId }: FilledWorld) => `/games/${gameId}`
const inAdmin = ({ gameId }: FilledWorld) => `/admin/games/${gameId}`

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

/** Every screen of the client, each with the user who opens it. */
export const screens: Screen[] = [
  { name: 'home', path: () => '/', as: 'anonymous', title: 'Home' },
  { name: 'home-player', path: () => '/', as: 'player', title: 'Home' },
  { name: 'games', path: () => '/games', as: 'anonymous', title: 'Games' },
  { name: 'game', path: inGame, as: 'player', title: `Overview · ${game}` },
  {
    name: 'game-upcoming',
    path: (world) => `/games/${world.upcomingGameId}`,
    as: 'anonymous',
    title: 'Overview · Night Watch',
  },
  {
    name: 'challenges',
    path: (world) => `${inGame(world)}/challenges`,
    as: 'player',
    title: `Challenges · ${game}`,
  },
  {
    name: 'challenge-open',
    path: (world) => `${inGame(world)}/challenges?challenge=${world.openChallengeId}`,
    as: 'player',
    title: `Challenges · ${game}`,
  },
  {
    name: 'challenge-solved',
    path: (world) => `${inGame(world)}/challenges?challenge=${world.solvedChallengeId}`,
    as: 'player',
    title: `Challenges · ${game}`,
  },
  {
    name: 'challenge-instance',
    path: (world) => `${inGame(world)}/challenges?challenge=${world.containerChallengeId}`,
    as: 'player',
    title: `Challenges · ${game}`,
  },
  {
    name: 'scoreboard',
    path: (world) => `${inGame(world)}/scoreboard`,
    as: 'player',
    title: `Scoreboard · ${game}`,
  },
  {
    name: 'monitor-events',
    path: (world) => `${inGame(world)}/monitor/events`,
    as: 'admin',
    title: `Events · ${game}`,
  },
  {
    name: 'monitor-submissions',
    path: (world) => `${inGame(world)}/monitor/submissions`,
    as: 'admin',
    title: `Submissions · ${game}`,
  },
  {
    name: 'monitor-cheats',
    path: (world) => `${inGame(world)}/monitor/cheatinfo`,
    as: 'admin',
    title: `Cheats · ${game}`,
  },
  {
    name: 'monitor-traffic',
    path: (world) => `${inGame(world)}/monitor/traffic`,
    as: 'admin',
    title: `Traffic · ${game}`,
  },
  { name: 'teams', path: () => '/teams', as: 'player', title: 'Teams' },
  { name: 'posts', path: () => '/posts', as: 'anonymous', title: 'Posts' },
  { name: 'post', path: (world) => `/posts/${world.postId}`, as: 'anonymous', title: 'How points work' },
  { name: 'post-edit', path: (world) => `/posts/${world.postId}/edit`, as: 'admin', title: 'Edit post' },
  { name: 'about', path: () => '/about', as: 'anonymous', title: 'About' },
  { name: 'reference', path: () => '/api/docs', as: 'anonymous', title: 'REST API reference' },
  { name: 'register', path: () => '/account/register', as: 'anonymous', title: 'Register' },
  { name: 'log-in', path: () => '/account/login', as: 'anonymous', title: 'Log in' },
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
  { name: 'admin-games', path: () => '/admin/games', as: 'admin', title: 'Games' },
  { name: 'admin-users', path: () => '/admin/users', as: 'admin', title: 'Users' },
  { name: 'admin-teams', path: () => '/admin/teams', as: 'admin', title: 'Teams' },
  { name: 'admin-instances', path: () => '/admin/instances', as: 'admin', title: 'Instances' },
  { name: 'admin-logs', path: () => '/admin/logs', as: 'admin', title: 'Logs' },
  { name: 'admin-audit', path: () => '/admin/audit', as: 'admin', title: 'Audit' },
  { name: 'admin-settings', path: () => '/admin/settings', as: 'admin', title: 'Settings' },
  { name: 'admin-files', path: () => '/admin/settings/files', as: 'admin', title: 'Files' },
  { name: 'admin-info', path: (world) => `${inAdmin(world)}/info`, as: 'admin', title: `Info · ${game}` },
  {
    name: 'admin-notices',
    path: (world) => `${inAdmin(world)}/notices`,
    as: 'admin',
    title: `Notices · ${game}`,
  },
  {
    name: 'admin-review',
    path: (world) => `${inAdmin(world)}/review`,
    as: 'admin',
    title: `Review · ${game}`,
  },
  {
    name: 'admin-writeups',
    path: (world) => `${inAdmin(world)}/writeups`,
    as: 'admin',
    title: `Write-ups · ${game}`,
  },
  {
    name: 'admin-challenges',
    path: (world) => `${inAdmin(world)}/challenges`,
    as: 'admin',
    title: `Challenges · ${game}`,
  },
  {
    name: 'admin-awards',
    path: (world) => `${inAdmin(world)}/awards`,
    as: 'admin',
    title: `Awards · ${game}`,
  },
  {
    name: 'admin-schedule',
    path: (world) => `${inAdmin(world)}/schedule`,
    as: 'admin',
    title: `Schedule · ${game}`,
  },
  {
    name: 'admin-challenge',
    path: (world) => `${inAdmin(world)}/challenges/${world.openChallengeId}`,
    as: 'admin',
    title: `little RSA · ${game}`,
  },
  {
    name: 'admin-challenge-container',
    path: (world) => `${inAdmin(world)}/challenges/${world.containerChallengeId}`,
    as: 'admin',
    title: `Ghost Ship · ${game}`,
  },
  {
    name: 'admin-flags',
    path: (world) => `${inAdmin(world)}/challenges/${world.openChallengeId}/flags`,
    as: 'admin',
    title: `Flags of little RSA · ${game}`,
  },
  { name: 'not-found', path: () => '/nowhere', as: 'anonymous', title: 'Page not found' },
]
