/** The audience of a route, which decides how much it may load. */
export type RouteKind = 'home' | 'player' | 'organizer'

export type RouteModules = {
  /** The path of the URL; `:name` is any part. */
  path: string
  kind: RouteKind
  /** The modules that the route imports when it is opened, in `client/`. The layout around all pages is not among them. */
  modules: readonly string[]
  /**
   * The queries of the route whose answers the server puts into the page. Each is one of `KEPT_OPERATIONS`, so their
   * answers hold no private data.
   */
  queries: readonly RouteQuery[]
}

/** A query. `variable` has the value of `:id` in the path, and the variables in `unset` have no value. */
export type RouteQuery = {
  name: string
  variable?: { name: string; type: 'number' | 'text' }
  unset?: readonly string[]
}

const ofGame = (name: string): RouteQuery => ({ name, variable: { name: 'gameId', type: 'number' } })

const player = (path: string, ...modules: string[]): RouteModules => ({
  path,
  kind: 'player',
  modules,
  queries: [],
})
const game = (path: string, page: string, ...queries: string[]): RouteModules => ({
  ...player(`/games/:id${path}`, 'layouts/game/GameLayout.tsx', `pages/game/${page}.tsx`),
  queries: ['GameLayoutQuery', ...queries].map(ofGame),
})
const endedGame = (path: string, page: string): RouteModules => {
  const route = game(path, page)
  return { ...route, modules: ['ended-game-routes.tsx', ...route.modules] }
}
const account = (path: string, page: string) =>
  player(`/account/${path}`, 'layouts/AuthLayout.tsx', `pages/account/${page}.tsx`)

const organizer = (path: string, ...modules: string[]): RouteModules => ({
  path,
  kind: 'organizer',
  modules,
  queries: [],
})
const admin = (path: string, page: string) =>
  organizer(`/admin/${path}`, 'admin-routes.tsx', `pages/admin/${page}.tsx`)
const adminGame = (path: string, page: string) =>
  organizer(
    `/admin/games/:id/${path}`,
    'admin-routes.tsx',
    'layouts/admin/AdminGameLayout.tsx',
    `pages/admin/game/${page}.tsx`,
  )
const monitor = (path: string, page: string) =>
  organizer(
    `/games/:id/monitor/${path}`,
    'monitor-routes.tsx',
    'layouts/game/GameLayout.tsx',
    `pages/monitor/${page}.tsx`,
  )

/** The modules that each route loads besides the shell. The build fails when a page is missing here. */
export const routeModules: readonly RouteModules[] = [
  { path: '/', kind: 'home', modules: ['pages/HomePage.tsx'], queries: [{ name: 'HomePageQuery' }] },
  { ...player('/games', 'pages/GamesPage.tsx'), queries: [{ name: 'GamesPageQuery', unset: ['state'] }] },
  game('', 'GamePage', 'GamePageQuery'),
  game('/challenges', 'ChallengesPage'),
  endedGame('/ratings', 'RatingsPage'),
  endedGame('/statistics', 'StatisticsPage'),
  endedGame('/writeups', 'WriteupsPage'),
  game('/scoreboard', 'ScoreboardPage', 'ScoreboardPageQuery', 'liveBoardSourceQuery'),
  { ...player('/posts', 'pages/PostsPage.tsx'), queries: [{ name: 'PostsPageQuery' }] },
  {
    ...player('/posts/:id', 'pages/PostPage.tsx'),
    queries: [{ name: 'PostPageQuery', variable: { name: 'postId', type: 'text' } }],
  },
  player('/teams', 'pages/TeamsPage.tsx'),
  { ...player('/about', 'pages/AboutPage.tsx'), queries: [{ name: 'AboutPageQuery' }] },
  player('/hall', 'hall-routes.tsx', 'pages/HallPage.tsx'),
  player('/hall/:id', 'hall-routes.tsx', 'pages/PastGamePage.tsx'),
  player('/verify', 'certificate-routes.tsx', 'pages/CertificateCheckPage.tsx'),
  player('/verify/:code', 'certificate-routes.tsx', 'pages/CertificatePage.tsx'),
  player('/api/docs', 'pages/ApiReferencePage.tsx'),
  player('/account/profile', 'pages/account/ProfilePage.tsx'),
  account('login', 'LogInPage'),
  account('register', 'RegisterPage'),
  account('recovery', 'RecoveryPage'),
  account('reset', 'ResetPage'),
  account('verify', 'VerifyPage'),
  account('confirm', 'ConfirmPage'),
  organizer('/posts/:id/edit', 'pages/admin/PostEditPage.tsx'),
  admin('games', 'AdminGamesPage'),
  admin('users', 'AdminUsersPage'),
  admin('teams', 'AdminTeamsPage'),
  admin('instances', 'AdminInstancesPage'),
  admin('operations', 'AdminOperationsPage'),
  admin('logs', 'AdminLogsPage'),
  admin('audit', 'AdminAuditPage'),
  admin('settings', 'AdminSettingsPage'),
  admin('settings/sign-in', 'AdminSignInPage'),
  admin('settings/webhooks', 'AdminPlatformWebhooksPage'),
  admin('settings/files', 'AdminFilesPage'),
  adminGame('info', 'AdminGameInfoPage'),
  adminGame('schedule', 'AdminSchedulePage'),
  adminGame('images', 'AdminImagesPage'),
  adminGame('challenges', 'AdminChallengesPage'),
  adminGame('challenges/:challengeId', 'AdminChallengePage'),
  adminGame('challenges/:challengeId/flags', 'AdminFlagsPage'),
  adminGame('awards', 'AdminAwardsPage'),
  adminGame('divisions', 'AdminDivisionsPage'),
  adminGame('notices', 'AdminNoticesPage'),
  adminGame('webhooks', 'AdminWebhooksPage'),
  adminGame('review', 'ReviewPage'),
  adminGame('writeups', 'AdminWriteupsPage'),
  monitor('events', 'MonitorEventsPage'),
  monitor('submissions', 'MonitorSubmissionsPage'),
  monitor('cheatinfo', 'MonitorCheatsPage'),
  monitor('traffic', 'MonitorTrafficPage'),
  monitor('writeups', 'MonitorWriteupsPage'),
]
