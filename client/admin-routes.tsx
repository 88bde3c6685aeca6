import { Navigate, type Params, type RouteObject } from 'react-router'
import AdminAuditPageQuery from './__generated__/AdminAuditPageQuery$parameters.ts'
import AdminAwardsPageQuery from './__generated__/AdminAwardsPageQuery$parameters.ts'
import AdminDivisionsPageQuery from './__generated__/AdminDivisionsPageQuery$parameters.ts'
import AdminChallengePageQuery from './__generated__/AdminChallengePageQuery$parameters.ts'
import AdminChallengesPageQuery from './__generated__/AdminChallengesPageQuery$parameters.ts'
import AdminFilesPageQuery from './__generated__/AdminFilesPageQuery$parameters.ts'
import AdminFlagsPageQuery from './__generated__/AdminFlagsPageQuery$parameters.ts'
import AdminGameInfoPageQuery from './__generated__/AdminGameInfoPageQuery$parameters.ts'
import AdminGameLayoutQuery from './__generated__/AdminGameLayoutQuery$parameters.ts'
import AdminGamesPageQuery from './__generated__/AdminGamesPageQuery$parameters.ts'
import AdminImagesPageQuery from './__generated__/AdminImagesPageQuery$parameters.ts'
import AdminInstancesPageQuery from './__generated__/AdminInstancesPageQuery$parameters.ts'
import AdminLogsPageQuery from './__generated__/AdminLogsPageQuery$parameters.ts'
import AdminNoticesPageQuery from './__generated__/AdminNoticesPageQuery$parameters.ts'
import AdminOperationsPageQuery from './__generated__/AdminOperationsPageQuery$parameters.ts'
import AdminSchedulePageQuery from './__generated__/AdminSchedulePageQuery$parameters.ts'
import AdminSettingsPageQuery from './__generated__/AdminSettingsPageQuery$parameters.ts'
import AdminSignInPageQuery from './__generated__/AdminSignInPageQuery$parameters.ts'
import AdminTeamsPageQuery from './__generated__/AdminTeamsPageQuery$parameters.ts'
import AdminUsersPageQuery from './__generated__/AdminUsersPageQuery$parameters.ts'
import AdminWebhooksPageQuery from './__generated__/AdminWebhooksPageQuery$parameters.ts'
import AdminWriteupsPageQuery from './__generated__/AdminWriteupsPageQuery$parameters.ts'
import AdminPlatformWebhooksPageQuery from './__generated__/AdminPlatformWebhooksPageQuery$parameters.ts'
import ReviewPageQuery from './__generated__/ReviewPageQuery$parameters.ts'
import { AdminFormSkeleton, AdminTableSkeleton } from './components/states/AdminSkeletons.tsx'
import { fileOrderInAddress } from './domains/asset/file-order.ts'
import { auditFiltersInAddress } from './domains/audit/audit-filters.ts'
import { gameOrderInAddress } from './domains/game/author/game-order.ts'
import { gameStateInAddress } from './domains/game/state-marks.ts'
import { instanceStatusInAddress } from './domains/instance/table/instance-filters.ts'
import { instanceOrderInAddress } from './domains/instance/table/instance-order.ts'
import { reviewOrderInAddress, reviewStatusInAddress } from './domains/participation/review/review-address.ts'
import { levelInAddress } from './domains/log/log-levels.ts'
import { teamOrderInAddress } from './domains/team/admin/team-order.ts'
import { userOrderInAddress } from './domains/user/user-order.ts'
import { roleInAddress } from './domains/user/role-marks.ts'
import { AdminLayout } from './layouts/admin/AdminLayout.tsx'
import { PageBoundary } from './layouts/boundaries.tsx'
import { queryPage } from './relay/page-route.tsx'
import { gameIdOf, routeNumber } from './relay/route-number.ts'
import { searchInAddress } from './relay/useListAddress.ts'

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
    filters: (search) => ({
      search: searchInAddress(search),
      state: gameStateInAddress(search),
      orderBy: gameOrderInAddress(search),
    }),
    page: () => import('./pages/admin/AdminGamesPage.tsx').then((module) => module.AdminGamesPage),
    skeleton: <AdminTableSkeleton />,
  }),
  queryPage({
    path: 'users',
    query: AdminUsersPageQuery,
    variables: () => ({}),
    filters: (search) => ({
      search: searchInAddress(search),
      role: roleInAddress(search),
      orderBy: userOrderInAddress(search),
    }),
    page: () => import('./pages/admin/AdminUsersPage.tsx').then((module) => module.AdminUsersPage),
    skeleton: <AdminTableSkeleton rows={14} />,
  }),
  queryPage({
    path: 'teams',
    query: AdminTeamsPageQuery,
    variables: () => ({}),
    filters: (search) => ({ search: searchInAddress(search), orderBy: teamOrderInAddress(search) }),
    page: () => import('./pages/admin/AdminTeamsPage.tsx').then((module) => module.AdminTeamsPage),
    skeleton: <AdminTableSkeleton rows={14} />,
  }),
  queryPage({
    path: 'instances',
    query: AdminInstancesPageQuery,
    variables: () => ({}),
    filters: (search) => ({
      search: searchInAddress(search),
      status: instanceStatusInAddress(search),
      orderBy: instanceOrderInAddress(search),
    }),
    page: () => import('./pages/admin/AdminInstancesPage.tsx').then((module) => module.AdminInstancesPage),
    skeleton: <AdminTableSkeleton />,
  }),
  queryPage({
    path: 'operations',
    query: AdminOperationsPageQuery,
    variables: () => ({}),
    page: () => import('./pages/admin/AdminOperationsPage.tsx').then((module) => module.AdminOperationsPage),
    skeleton: <AdminTableSkeleton />,
  }),
  queryPage({
    path: 'logs',
    query: AdminLogsPageQuery,
    variables: () => ({}),
    filters: (search) => ({ search: searchInAddress(search), level: levelInAddress(search) }),
    page: () => import('./pages/admin/AdminLogsPage.tsx').then((module) => module.AdminLogsPage),
    skeleton: <AdminTableSkeleton rows={16} />,
  }),
  queryPage({
    path: 'audit',
    query: AdminAuditPageQuery,
    variables: () => ({}),
    filters: auditFiltersInAddress,
    page: () => import('./pages/admin/AdminAuditPage.tsx').then((module) => module.AdminAuditPage),
    skeleton: <AdminTableSkeleton rows={16} />,
  }),
  queryPage({
    path: 'settings',
    query: AdminSettingsPageQuery,
    variables: () => ({}),
    page: () => import('./pages/admin/AdminSettingsPage.tsx').then((module) => module.AdminSettingsPage),
    skeleton: <AdminFormSkeleton />,
  }),
  queryPage({
    path: 'settings/sign-in',
    query: AdminSignInPageQuery,
    variables: () => ({}),
    page: () => import('./pages/admin/AdminSignInPage.tsx').then((module) => module.AdminSignInPage),
    skeleton: <AdminFormSkeleton />,
  }),
  queryPage({
    path: 'settings/webhooks',
    query: AdminPlatformWebhooksPageQuery,
    variables: () => ({}),
    page: () =>
      import('./pages/admin/AdminPlatformWebhooksPage.tsx').then(
        (module) => module.AdminPlatformWebhooksPage,
      ),
    skeleton: <AdminTableSkeleton />,
  }),
  queryPage({
    path: 'settings/files',
    query: AdminFilesPageQuery,
    variables: () => ({}),
    filters: (search) => ({ search: searchInAddress(search), orderBy: fileOrderInAddress(search) }),
    page: () => import('./pages/admin/AdminFilesPage.tsx').then((module) => module.AdminFilesPage),
    skeleton: <AdminTableSkeleton rows={12} />,
  }),
]

// Under /admin/games/:id, with the game's tabs.
const adminGamePages: RouteObject[] = [
  { index: true, element: <Navigate to="info" replace /> },
  queryPage({
    path: 'info',
    query: AdminGameInfoPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/admin/game/AdminGameInfoPage.tsx').then((module) => module.AdminGameInfoPage),
    skeleton: <AdminFormSkeleton />,
  }),
  queryPage({
    path: 'challenges',
    query: AdminChallengesPageQuery,
    variables: gameIdOf,
    page: () =>
      import('./pages/admin/game/AdminChallengesPage.tsx').then((module) => module.AdminChallengesPage),
    skeleton: <AdminTableSkeleton rows={12} />,
  }),
  queryPage({
    path: 'schedule',
    query: AdminSchedulePageQuery,
    variables: gameIdOf,
    page: () => import('./pages/admin/game/AdminSchedulePage.tsx').then((module) => module.AdminSchedulePage),
    skeleton: <AdminTableSkeleton rows={12} />,
  }),
  queryPage({
    path: 'images',
    query: AdminImagesPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/admin/game/AdminImagesPage.tsx').then((module) => module.AdminImagesPage),
    skeleton: <AdminTableSkeleton rows={8} />,
  }),
  queryPage({
    path: 'challenges/:chalId',
    query: AdminChallengePageQuery,
    variables: challengeIdOf,
    page: () =>
      import('./pages/admin/game/AdminChallengePage.tsx').then((module) => module.AdminChallengePage),
    skeleton: <AdminFormSkeleton />,
  }),
  queryPage({
    path: 'challenges/:chalId/flags',
    query: AdminFlagsPageQuery,
    variables: challengeIdOf,
    page: () => import('./pages/admin/game/AdminFlagsPage.tsx').then((module) => module.AdminFlagsPage),
    skeleton: <AdminTableSkeleton />,
  }),
  queryPage({
    path: 'notices',
    query: AdminNoticesPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/admin/game/AdminNoticesPage.tsx').then((module) => module.AdminNoticesPage),
    skeleton: <AdminTableSkeleton />,
  }),
  queryPage({
    path: 'divisions',
    query: AdminDivisionsPageQuery,
    variables: gameIdOf,
    page: () =>
      import('./pages/admin/game/AdminDivisionsPage.tsx').then((module) => module.AdminDivisionsPage),
    skeleton: <AdminTableSkeleton />,
  }),
  queryPage({
    path: 'awards',
    query: AdminAwardsPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/admin/game/AdminAwardsPage.tsx').then((module) => module.AdminAwardsPage),
    skeleton: <AdminTableSkeleton />,
  }),
  queryPage({
    path: 'webhooks',
    query: AdminWebhooksPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/admin/game/AdminWebhooksPage.tsx').then((module) => module.AdminWebhooksPage),
    skeleton: <AdminTableSkeleton />,
  }),
  queryPage({
    path: 'review',
    query: ReviewPageQuery,
    variables: gameIdOf,
    filters: (search) => ({
      status: reviewStatusInAddress(search),
      search: searchInAddress(search),
      orderBy: reviewOrderInAddress(search),
    }),
    page: () => import('./pages/admin/game/ReviewPage.tsx').then((module) => module.ReviewPage),
    skeleton: <AdminTableSkeleton />,
  }),
  queryPage({
    path: 'writeups',
    query: AdminWriteupsPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/admin/game/AdminWriteupsPage.tsx').then((module) => module.AdminWriteupsPage),
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
          page: () => import('./layouts/admin/AdminGameLayout.tsx').then((module) => module.AdminGameLayout),
          children: [{ ErrorBoundary: PageBoundary, children: adminGamePages }],
        }),
      ],
    },
  ],
}
