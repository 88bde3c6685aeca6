import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import AboutPageQuery from './__generated__/AboutPageQuery$parameters.ts'
import ChallengesPageQuery from './__generated__/ChallengesPageQuery$parameters.ts'
import GameLayoutQuery from './__generated__/GameLayoutQuery$parameters.ts'
import GamePageQuery from './__generated__/GamePageQuery$parameters.ts'
import GamesPageQuery from './__generated__/GamesPageQuery$parameters.ts'
import HomePageQuery from './__generated__/HomePageQuery$parameters.ts'
import PostEditPageQuery from './__generated__/PostEditPageQuery$parameters.ts'
import PostPageQuery from './__generated__/PostPageQuery$parameters.ts'
import PostsPageQuery from './__generated__/PostsPageQuery$parameters.ts'
import ProfilePageQuery from './__generated__/ProfilePageQuery$parameters.ts'
import RootLayoutQuery from './__generated__/RootLayoutQuery$parameters.ts'
import ScoreboardPageQuery from './__generated__/ScoreboardPageQuery$parameters.ts'
import TeamsPageQuery from './__generated__/TeamsPageQuery$parameters.ts'
import { AdminFormSkeleton } from './components/states/AdminSkeletons.tsx'
import { PageSpinner } from './components/states/Spinner.tsx'
import { gameStateInAddress } from './domains/game/state-marks.ts'
import { ChallengesSkeleton } from './domains/challenge/play/ChallengesSkeleton.tsx'
import { BoardSkeleton } from './domains/scoreboard/BoardSkeleton.tsx'
import { TeamListSkeleton } from './domains/team/TeamListSkeleton.tsx'
import { AppShell } from './layouts/shell/AppShell.tsx'
import { PageBoundary, RootBoundary } from './layouts/boundaries.tsx'
import { RootLayout } from './layouts/RootLayout.tsx'
import { TopBarTabs } from './layouts/shell/top-bar-slots.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { ProfileSkeleton } from './pages/account/ProfileSkeleton.tsx'
import {
  GameSkeleton,
  GamesSkeleton,
  HomeSkeleton,
  PostSkeleton,
  PostsSkeleton,
} from './pages/PublicSkeletons.tsx'
import { loadReference } from './reference/load-reference.ts'
import { plainPage, queryPage } from './relay/page-route.tsx'
import { gameIdOf } from './relay/route-number.ts'

// Path → query → page. Paths match without regard to case; `queryPage` starts query and code together.

// The ids of the routes to which `addRoutes` adds children.
const PAGES = 'pages'
const GAME_PAGES = 'game-pages'

const publicPages: RouteObject[] = [
  queryPage({
    path: '',
    query: HomePageQuery,
    variables: () => ({}),
    page: () => import('./pages/HomePage.tsx').then((module) => module.HomePage),
    skeleton: <HomeSkeleton />,
  }),
  queryPage({
    path: 'games',
    query: GamesPageQuery,
    variables: () => ({}),
    filters: (search) => ({ state: gameStateInAddress(search) }),
    page: () => import('./pages/GamesPage.tsx').then((module) => module.GamesPage),
    skeleton: <GamesSkeleton />,
  }),
  queryPage({
    path: 'posts',
    query: PostsPageQuery,
    variables: () => ({}),
    page: () => import('./pages/PostsPage.tsx').then((module) => module.PostsPage),
    skeleton: <PostsSkeleton />,
  }),
  queryPage({
    path: 'posts/:postId',
    query: PostPageQuery,
    variables: ({ params }) => ({ postId: params['postId'] ?? '' }),
    page: () => import('./pages/PostPage.tsx').then((module) => module.PostPage),
    skeleton: <PostSkeleton />,
  }),
  queryPage({
    path: 'posts/:postId/edit',
    query: PostEditPageQuery,
    variables: ({ params }) => ({ postId: params['postId'] ?? '' }),
    page: () => import('./pages/admin/PostEditPage.tsx').then((module) => module.PostEditPage),
    skeleton: <AdminFormSkeleton />,
  }),
  queryPage({
    path: 'about',
    query: AboutPageQuery,
    variables: () => ({}),
    page: () => import('./pages/AboutPage.tsx').then((module) => module.AboutPage),
  }),
  {
    path: 'api/docs',
    loader: loadReference,
    shouldRevalidate: () => false,
    lazy: async () => ({ Component: (await import('./pages/ApiReferencePage.tsx')).ApiReferencePage }),
  },
  queryPage({
    path: 'teams',
    query: TeamsPageQuery,
    variables: () => ({}),
    page: () => import('./pages/TeamsPage.tsx').then((module) => module.TeamsPage),
    skeleton: <TeamListSkeleton />,
  }),
  // This page is in the main layout, not in the layout of the other account pages.
  queryPage({
    path: 'account/profile',
    query: ProfilePageQuery,
    variables: () => ({}),
    page: () => import('./pages/account/ProfilePage.tsx').then((module) => module.ProfilePage),
    skeleton: <ProfileSkeleton />,
  }),
]

// Under /games/:id, with the game's tabs.
const gamePages: RouteObject[] = [
  queryPage({
    path: '',
    query: GamePageQuery,
    variables: gameIdOf,
    page: () => import('./pages/game/GamePage.tsx').then((module) => module.GamePage),
    skeleton: <GameSkeleton />,
  }),
  queryPage({
    path: 'scoreboard',
    query: ScoreboardPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/game/ScoreboardPage.tsx').then((module) => module.ScoreboardPage),
    skeleton: <BoardSkeleton />,
  }),
  queryPage({
    path: 'challenges',
    query: ChallengesPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/game/ChallengesPage.tsx').then((module) => module.ChallengesPage),
    skeleton: <ChallengesSkeleton />,
  }),
]

const accountPages: RouteObject[] = [
  { index: true, element: <Navigate to="profile" replace /> },
  plainPage('login', () => import('./pages/account/LogInPage.tsx').then((module) => module.LogInPage)),
  plainPage('register', () =>
    import('./pages/account/RegisterPage.tsx').then((module) => module.RegisterPage),
  ),
  plainPage('recovery', () =>
    import('./pages/account/RecoveryPage.tsx').then((module) => module.RecoveryPage),
  ),
  plainPage('reset', () => import('./pages/account/ResetPage.tsx').then((module) => module.ResetPage)),
  plainPage('verify', () => import('./pages/account/VerifyPage.tsx').then((module) => module.VerifyPage)),
  plainPage('confirm', () => import('./pages/account/ConfirmPage.tsx').then((module) => module.ConfirmPage)),
]

export const routes: RouteObject[] = [
  {
    ErrorBoundary: RootBoundary,
    HydrateFallback: PageSpinner,
    children: [
      queryPage({
        query: RootLayoutQuery,
        variables: () => ({}),
        page: async () => RootLayout,
        errorBoundary: RootBoundary,
        children: [
          {
            Component: AppShell,
            children: [
              {
                id: PAGES,
                ErrorBoundary: PageBoundary,
                children: [
                  ...publicPages,
                  queryPage({
                    path: 'games/:id',
                    query: GameLayoutQuery,
                    variables: gameIdOf,
                    page: () => import('./layouts/game/GameLayout.tsx').then((module) => module.GameLayout),
                    skeleton: (
                      <>
                        {/* Keeps the place of the tabs, so that the page does not move when they arrive. */}
                        <TopBarTabs>
                          <span />
                        </TopBarTabs>
                        <PageSpinner />
                      </>
                    ),
                    children: [{ id: GAME_PAGES, ErrorBoundary: PageBoundary, children: gamePages }],
                  }),
                  { path: '*', Component: NotFoundPage },
                ],
              },
            ],
          },
          {
            path: 'account',
            lazy: async () => ({ Component: (await import('./layouts/AuthLayout.tsx')).AuthLayout }),
            children: [{ ErrorBoundary: PageBoundary, children: accountPages }],
          },
        ],
      }),
    ],
  },
]

/** Adds the routes of organizers, of ended games, of past games and of certificates when an address first needs them, so that others do not load them. */
export const addRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (/^\/admin(\/|$)/i.test(path)) patch(PAGES, [(await import('./admin-routes.tsx')).adminRoute])
  else if (/^\/verify(\/|$)/i.test(path)) {
    patch(PAGES, (await import('./certificate-routes.tsx')).certificateRoutes)
  } else if (/^\/hall(\/|$)/i.test(path)) {
    patch(PAGES, (await import('./hall-routes.tsx')).hallRoutes)
  } else if (/^\/games\/\d+\/monitor(\/|$)/i.test(path)) {
    patch(GAME_PAGES, [(await import('./monitor-routes.tsx')).monitorRoute])
  } else if (/^\/games\/\d+\/(ratings|statistics|writeups)(\/|$)/i.test(path)) {
    patch(GAME_PAGES, (await import('./ended-game-routes.tsx')).endedGameRoutes)
  }
}
