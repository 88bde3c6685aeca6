import { Navigate, type Params, type RouteObject } from 'react-router'
import AdminChallengePageQuery from './__generated__/AdminChallengePageQuery$parameters.ts'
import AdminChallengesPageQuery from './__generated__/AdminChallengesPageQuery$parameters.ts'
import AdminFlagsPageQuery from './__generated__/AdminFlagsPageQuery$parameters.ts'
import AdminGameInfoPageQuery from './__generated__/AdminGameInfoPageQuery$parameters.ts'
import AdminGameLayoutQuery from './__generated__/AdminGameLayoutQuery$parameters.ts'
import AdminGamesPageQuery from './__generated__/AdminGamesPageQuery$parameters.ts'
import AdminNoticesPageQuery from './__generated__/AdminNoticesPageQuery$parameters.ts'
import ReviewPageQuery from './__generated__/ReviewPageQuery$parameters.ts'
import { AdminFormSkeleton, AdminTableSkeleton } from './components/AdminSkeletons.tsx'
import { AdminLayout } from './layouts/AdminLayout.tsx'
import { PageBoundary } from './layouts/boundaries.tsx'
import { queryPage } from './relay/page-route.tsx'
import { routeNumber } from './relay/route-number.ts'

const gameIdOf = ({ params }: { params: Params }) => ({ gameId: routeNumber(params['id']) })

const challengeIdOf = ({ params }: { params: Params }) => ({
  ...gameIdOf({ params }),
  challengeId: routeNumber(params['chalId']),
})

const adminPages: RouteObject[] = [
  { index: true, element: <Navigate to="games" replace /> },
  queryPage({
    path: 'games',
    query: AdminGamesPageQuery,
    variables: () => ({}),
    page: () => import('./pages/AdminGamesPage.tsx').then((module) => module.AdminGamesPage),
    skeleton: <AdminTableSkeleton />,
  }),
]

// Under /admin/games/:id, with the game's tabs.
const adminGamePages: RouteObject[] = [
  { index: true, element: <Navigate to="info" replace /> },
  queryPage({
    path: 'info',
    query: AdminGameInfoPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/AdminGameInfoPage.tsx').then((module) => module.AdminGameInfoPage),
    skeleton: <AdminFormSkeleton />,
  }),
  queryPage({
    path: 'challenges',
    query: AdminChallengesPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/AdminChallengesPage.tsx').then((module) => module.AdminChallengesPage),
    skeleton: <AdminTableSkeleton rows={12} />,
  }),
  queryPage({
    path: 'challenges/:chalId',
    query: AdminChallengePageQuery,
    variables: challengeIdOf,
    page: () => import('./pages/AdminChallengePage.tsx').then((module) => module.AdminChallengePage),
    skeleton: <AdminFormSkeleton />,
  }),
  queryPage({
    path: 'challenges/:chalId/flags',
    query: AdminFlagsPageQuery,
    variables: challengeIdOf,
    page: () => import('./pages/AdminFlagsPage.tsx').then((module) => module.AdminFlagsPage),
    skeleton: <AdminTableSkeleton />,
  }),
  queryPage({
    path: 'notices',
    query: AdminNoticesPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/AdminNoticesPage.tsx').then((module) => module.AdminNoticesPage),
    skeleton: <AdminTableSkeleton />,
  }),
  queryPage({
    path: 'review',
    query: ReviewPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/ReviewPage.tsx').then((module) => module.ReviewPage),
    skeleton: <AdminTableSkeleton />,
  }),
]

/** Everything under /admin, for administrators. */
export const adminRoute: RouteObject = {
  path: 'admin',
  Component: AdminLayout,
  children: [
    {
      ErrorBoundary: PageBoundary,
      children: [
        ...adminPages,
        queryPage({
          path: 'games/:id',
          query: AdminGameLayoutQuery,
          variables: gameIdOf,
          page: () => import('./layouts/AdminGameLayout.tsx').then((module) => module.AdminGameLayout),
          children: [{ ErrorBoundary: PageBoundary, children: adminGamePages }],
        }),
      ],
    },
  ],
}
