import type { Page } from 'playwright-core'
import type { FilledWorld } from '../../world/filled/filled-world.ts'
import { textsOn } from '../client-texts.ts'
import { openExport, openImport, openMissingWriteups, openShare } from '../game-dialogs.ts'
import { runningGame, type Screen } from './screen.ts'

const inAdmin = ({ gameId }: FilledWorld) => `/admin/games/${gameId}`

async function openNewWebhook(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page.getByRole('button', { name: text('adminWebhooks.add') }).click()
  await page.getByRole('dialog', { name: text('adminWebhooks.add') }).waitFor()
}

/** Opens the deliveries of the first webhook, and the details of the second delivery. */
async function openDeliveries(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page.getByRole('cell').getByRole('button').first().click()
  await page.getByRole('menuitem', { name: text('adminWebhooks.deliveries') }).click()
  await page.getByRole('dialog').getByText('HTTP 204').waitFor()
  await page.getByText(text('adminWebhooks.details')).nth(1).click()
}

/** Shows the latest backup; the first visit takes one. */
async function openBackups(page: Page): Promise<void> {
  const text = await textsOn(page)
  const download = page.getByRole('button', { name: text('settings.backupDownload') })
  if (!(await download.isVisible()))
    await page.getByRole('button', { name: text('settings.backupTake') }).click()
  await download.waitFor()
  await page.getByRole('button', { name: text('settings.backupTake') }).scrollIntoViewIfNeeded()
}

/** Opens the form of the first provider. */
async function openProvider(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page.getByRole('heading', { level: 3 }).getByRole('button').first().click()
  await page.getByRole('button', { name: text('adminSignIn.test') }).waitFor()
}

/** The screens of the administration. */
export const adminScreens: Screen[] = [
  { name: 'admin-games', path: () => '/admin/games', as: 'admin', title: 'Games' },
  { name: 'admin-import', path: () => '/admin/games', as: 'admin', title: 'Games', open: openImport },
  { name: 'admin-users', path: () => '/admin/users', as: 'admin', title: 'Users' },
  { name: 'admin-teams', path: () => '/admin/teams', as: 'admin', title: 'Teams' },
  { name: 'admin-instances', path: () => '/admin/instances', as: 'admin', title: 'Instances' },
  { name: 'admin-operations', path: () => '/admin/operations', as: 'admin', title: 'Operations' },
  { name: 'admin-logs', path: () => '/admin/logs', as: 'admin', title: 'Logs' },
  { name: 'admin-audit', path: () => '/admin/audit', as: 'admin', title: 'Audit' },
  { name: 'admin-settings', path: () => '/admin/settings', as: 'admin', title: 'Settings' },
  { name: 'admin-backup', path: () => '/admin/settings', as: 'admin', title: 'Settings', open: openBackups },
  { name: 'admin-sign-in', path: () => '/admin/settings/sign-in', as: 'admin', title: 'Sign-in' },
  {
    name: 'admin-provider',
    path: () => '/admin/settings/sign-in',
    as: 'admin',
    title: 'Sign-in',
    open: openProvider,
  },
  {
    name: 'admin-platform-webhooks',
    path: () => '/admin/settings/webhooks',
    as: 'admin',
    title: 'Webhooks',
  },
  { name: 'admin-files', path: () => '/admin/settings/files', as: 'admin', title: 'Files' },
  {
    name: 'admin-info',
    path: (world) => `${inAdmin(world)}/info`,
    as: 'admin',
    title: `Info · ${runningGame}`,
  },
  {
    name: 'admin-share',
    path: (world) => `${inAdmin(world)}/info`,
    as: 'admin',
    title: `Info · ${runningGame}`,
    open: openShare,
  },
  {
    name: 'admin-export',
    path: (world) => `${inAdmin(world)}/info`,
    as: 'admin',
    title: `Info · ${runningGame}`,
    open: openExport,
  },
  {
    name: 'admin-info-ended',
    path: (world) => `/admin/games/${world.endedGameId}/info`,
    as: 'admin',
    title: 'Info · Winter Regatta',
  },
  {
    name: 'admin-info-final',
    path: (world) => `/admin/games/${world.finalGameId}/info`,
    as: 'admin',
    title: 'Info · Spring Regatta',
  },
  {
    name: 'admin-notices',
    path: (world) => `${inAdmin(world)}/notices`,
    as: 'admin',
    title: `Notices · ${runningGame}`,
  },
  {
    name: 'admin-review',
    path: (world) => `${inAdmin(world)}/review`,
    as: 'admin',
    title: `(2) Review · ${runningGame}`,
  },
  {
    name: 'admin-writeups',
    path: (world) => `${inAdmin(world)}/writeups`,
    as: 'admin',
    title: `Write-ups · ${runningGame}`,
  },
  {
    name: 'admin-missing-writeups',
    path: (world) => `${inAdmin(world)}/writeups`,
    as: 'admin',
    title: `Write-ups · ${runningGame}`,
    open: openMissingWriteups,
  },
  {
    name: 'admin-challenges',
    path: (world) => `${inAdmin(world)}/challenges`,
    as: 'admin',
    title: `Challenges · ${runningGame}`,
  },
  {
    name: 'admin-awards',
    path: (world) => `${inAdmin(world)}/awards`,
    as: 'admin',
    title: `Awards · ${runningGame}`,
  },
  {
    name: 'admin-webhooks',
    path: (world) => `${inAdmin(world)}/webhooks`,
    as: 'admin',
    title: `Webhooks · ${runningGame}`,
  },
  {
    name: 'admin-webhook-new',
    path: (world) => `${inAdmin(world)}/webhooks`,
    as: 'admin',
    title: `Webhooks · ${runningGame}`,
    open: openNewWebhook,
  },
  {
    name: 'admin-webhook-deliveries',
    path: (world) => `${inAdmin(world)}/webhooks`,
    as: 'admin',
    title: `Webhooks · ${runningGame}`,
    open: openDeliveries,
  },
  {
    name: 'admin-divisions',
    path: (world) => `${inAdmin(world)}/divisions`,
    as: 'admin',
    title: `Divisions · ${runningGame}`,
  },
  {
    name: 'admin-images',
    path: (world) => `${inAdmin(world)}/images`,
    as: 'admin',
    title: `Images · ${runningGame}`,
  },
  {
    name: 'admin-schedule',
    path: (world) => `${inAdmin(world)}/schedule`,
    as: 'admin',
    title: `Schedule · ${runningGame}`,
  },
  {
    name: 'admin-challenge',
    path: (world) => `${inAdmin(world)}/challenges/${world.openChallengeId}`,
    as: 'admin',
    title: `little RSA · ${runningGame}`,
  },
  {
    name: 'admin-challenge-container',
    path: (world) => `${inAdmin(world)}/challenges/${world.containerChallengeId}`,
    as: 'admin',
    title: `Ghost Ship · ${runningGame}`,
  },
  {
    name: 'admin-challenge-limited',
    path: (world) => `${inAdmin(world)}/challenges/${world.limitedChallengeId}`,
    as: 'admin',
    title: `Three Knocks · ${runningGame}`,
  },
  {
    name: 'admin-flags',
    path: (world) => `${inAdmin(world)}/challenges/${world.openChallengeId}/flags`,
    as: 'admin',
    title: `Flags of little RSA · ${runningGame}`,
  },
]
