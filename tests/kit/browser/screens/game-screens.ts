import type { Page } from 'playwright-core'
import type { FilledWorld } from '../../world/filled/filled-world.ts'
import { textsOn } from '../client-texts.ts'
import { runningGame, type Screen } from './screen.ts'

const inGame = ({ gameId }: FilledWorld) => `/games/${gameId}`

/** Opens the question before a hint of 20 points is bought. */
async function openHintQuestion(page: Page): Promise<void> {
  // Times below the hints have numbers too.
  await page.getByRole('dialog').getByRole('button', { name: /20/ }).first().click()
  await page.getByRole('dialog', { name: 'The library to use' }).waitFor()
}

/** Shows the details of the oldest cheat, which is not a bait. */
async function openCheat(page: Page): Promise<void> {
  await page.locator('button[aria-expanded][data-row-opener]').last().click()
  await page
    .getByRole('region')
    .filter({ has: page.locator('dl') })
    .nth(1)
    .waitFor()
}

/** Starts the presentation, in the window: the size of a full screen cannot be changed. Phones have none. */
async function present(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = () =>
      Promise.reject(new Error('the test refuses full screen'))
  })
  const button = page.getByRole('button', { name: text('scoreboard.present') })
  if (!(await button.isVisible())) return
  await button.click()
  await page.getByRole('button', { name: text('scoreboard.stopPresenting') }).waitFor()
}

/** The buttons to download certificates arrive after the page. */
async function seeCertificates(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page.getByRole('button', { name: text('certificate.download') }).waitFor()
}

/** The code of the dialog loads after the page. */
async function seeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor()
}

/** The form to rate a solved challenge arrives after the dialog. */
async function seeRating(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page.getByRole('heading', { name: text('rating.mine') }).waitFor()
}

/** Opens the preview of a void of the newest solve. */
async function seeCorrection(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page
    .getByRole('checkbox', { name: text('corrections.choose') })
    .first()
    .check()
  await page.getByRole('button', { name: text('corrections.void'), exact: true }).click()
  await page.getByRole('dialog').getByRole('table').first().waitFor()
}

/** Opens the grant of a solve. */
async function seeGrant(page: Page): Promise<void> {
  const text = await textsOn(page)
  await page.getByRole('button', { name: text('corrections.grant') }).click()
  await page.getByRole('dialog').getByRole('combobox').first().waitFor()
}

/** The screens of games, for players, visitors and monitors. */
export const gameScreens: Screen[] = [
  { name: 'games', path: () => '/games', as: 'anonymous', title: 'Games' },
  { name: 'game', path: inGame, as: 'player', title: `Overview · ${runningGame}` },
  {
    name: 'game-upcoming',
    path: (world) => `/games/${world.upcomingGameId}`,
    as: 'anonymous',
    title: 'Overview · Night Watch',
  },
  {
    name: 'game-final',
    path: (world) => `/games/${world.finalGameId}`,
    as: 'player',
    title: 'Overview · Spring Regatta',
    open: seeCertificates,
  },
  {
    name: 'challenges',
    path: (world) => `${inGame(world)}/challenges`,
    as: 'player',
    title: `Challenges · ${runningGame}`,
  },
  {
    name: 'challenge-open',
    path: (world) => `${inGame(world)}/challenges?challenge=${world.openChallengeId}`,
    as: 'player',
    title: `Challenges · ${runningGame}`,
    open: seeDialog,
  },
  {
    name: 'challenge-solved',
    path: (world) => `${inGame(world)}/challenges?challenge=${world.solvedChallengeId}`,
    as: 'player',
    title: `Challenges · ${runningGame}`,
    open: seeRating,
  },
  {
    name: 'challenge-instance',
    path: (world) => `${inGame(world)}/challenges?challenge=${world.containerChallengeId}`,
    as: 'player',
    title: `Challenges · ${runningGame}`,
    open: seeDialog,
  },
  {
    name: 'challenge-hint',
    path: (world) => `${inGame(world)}/challenges?challenge=${world.openChallengeId}`,
    as: 'player',
    title: `Challenges · ${runningGame}`,
    open: openHintQuestion,
  },
  {
    name: 'challenge-limited',
    path: (world) => `${inGame(world)}/challenges?challenge=${world.limitedChallengeId}`,
    as: 'player',
    title: `Challenges · ${runningGame}`,
    open: seeDialog,
  },
  {
    name: 'ratings',
    path: (world) => `${inGame(world)}/ratings`,
    as: 'admin',
    title: `Ratings · ${runningGame}`,
  },
  {
    name: 'statistics',
    path: (world) => `${inGame(world)}/statistics`,
    as: 'admin',
    title: `Statistics · ${runningGame}`,
  },
  {
    name: 'scoreboard',
    path: (world) => `${inGame(world)}/scoreboard`,
    as: 'player',
    title: `Scoreboard · ${runningGame}`,
  },
  {
    name: 'scoreboard-presented',
    path: (world) => `${inGame(world)}/scoreboard`,
    as: 'player',
    title: `Scoreboard · ${runningGame}`,
    open: present,
  },
  {
    name: 'scoreboard-team',
    path: (world) => `${inGame(world)}/scoreboard?team=${world.teamId}`,
    as: 'player',
    title: `Scoreboard · ${runningGame}`,
  },
  {
    name: 'scoreboard-frozen',
    path: (world) => `/games/${world.endedGameId}/scoreboard`,
    as: 'admin',
    title: 'Scoreboard · Winter Regatta',
  },
  {
    name: 'shared-writeups',
    path: (world) => `/games/${world.endedGameId}/writeups`,
    as: 'admin',
    title: 'Write-ups · Winter Regatta',
  },
  {
    name: 'monitor-writeups',
    path: (world) => `/games/${world.endedGameId}/monitor/writeups`,
    as: 'admin',
    title: 'Shared write-ups · Winter Regatta',
  },
  {
    name: 'game-ended',
    path: (world) => `/games/${world.endedGameId}`,
    as: 'player',
    title: 'Overview · Winter Regatta',
  },
  {
    name: 'monitor-events',
    path: (world) => `${inGame(world)}/monitor/events`,
    as: 'admin',
    title: `Events · ${runningGame}`,
  },
  {
    name: 'monitor-submissions',
    path: (world) => `${inGame(world)}/monitor/submissions`,
    as: 'admin',
    title: `Submissions · ${runningGame}`,
  },
  {
    name: 'monitor-correction',
    path: (world) => `${inGame(world)}/monitor/submissions`,
    as: 'admin',
    title: `Submissions · ${runningGame}`,
    open: seeCorrection,
  },
  {
    name: 'monitor-grant',
    path: (world) => `${inGame(world)}/monitor/submissions`,
    as: 'admin',
    title: `Submissions · ${runningGame}`,
    open: seeGrant,
  },
  {
    name: 'monitor-cheats',
    path: (world) => `${inGame(world)}/monitor/cheatinfo`,
    as: 'admin',
    title: `Cheats · ${runningGame}`,
  },
  {
    name: 'monitor-cheat',
    path: (world) => `${inGame(world)}/monitor/cheatinfo`,
    as: 'admin',
    title: `Cheats · ${runningGame}`,
    open: openCheat,
  },
  {
    name: 'monitor-traffic',
    path: (world) => `${inGame(world)}/monitor/traffic`,
    as: 'admin',
    title: `Traffic · ${runningGame}`,
  },
  {
    name: 'embed',
    path: (world) => `/embed/games/${world.gameId}?top=8&chart=1`,
    as: 'anonymous',
    title: runningGame,
    // The board comes after the page, and a spinner until then.
    open: (page) => page.getByRole('table').last().waitFor(),
  },
]
