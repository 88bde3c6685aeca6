import { Navigate, type RouteObject } from 'react-router'
import MonitorCheatsPageQuery from './__generated__/MonitorCheatsPageQuery$parameters.ts'
import MonitorEventsPageQuery from './__generated__/MonitorEventsPageQuery$parameters.ts'
import MonitorSubmissionsPageQuery from './__generated__/MonitorSubmissionsPageQuery$parameters.ts'
import MonitorTrafficPageQuery from './__generated__/MonitorTrafficPageQuery$parameters.ts'
import MonitorWriteupsPageQuery from './__generated__/MonitorWriteupsPageQuery$parameters.ts'
import { MonitorSkeleton } from './components/states/AdminSkeletons.tsx'
import { cheatKindInAddress, cheatVariables } from './domains/cheat/cheat-filters.ts'
import { cheatOrderInAddress } from './domains/cheat/cheat-order.ts'
import { eventVariables, kindInAddress } from './domains/game-event/event-kinds.ts'
import { resultInAddress } from './domains/submission/submission-filters.ts'
import { writeupStateInAddress } from './domains/writeup/shared/writeup-states.ts'
import { PageBoundary } from './layouts/boundaries.tsx'
import { MonitorLayout } from './layouts/game/MonitorLayout.tsx'
import { queryPage } from './relay/page-route.tsx'
import { gameIdOf } from './relay/route-number.ts'
import { idInAddress, searchInAddress } from './relay/useListAddress.ts'

/** Under /games/:id, for monitors and administrators. */
export const monitorRoute: RouteObject = {
  path: 'monitor',
  Component: MonitorLayout,
  children: [
    {
      ErrorBoundary: PageBoundary,
      children: [
        { index: true, element: <Navigate to="events" replace /> },
        queryPage({
          path: 'events',
          query: MonitorEventsPageQuery,
          variables: gameIdOf,
          filters: (search) =>
            eventVariables({
              kind: kindInAddress(search),
              teamId: idInAddress(search, 'team'),
              challengeId: idInAddress(search, 'challenge'),
              search: searchInAddress(search),
            }),
          page: () =>
            import('./pages/monitor/MonitorEventsPage.tsx').then((module) => module.MonitorEventsPage),
          skeleton: <MonitorSkeleton rows={12} />,
        }),
        queryPage({
          path: 'submissions',
          query: MonitorSubmissionsPageQuery,
          variables: gameIdOf,
          filters: (search) => ({
            status: resultInAddress(search),
            teamId: idInAddress(search, 'team'),
            challengeId: idInAddress(search, 'challenge'),
            search: searchInAddress(search),
          }),
          page: () =>
            import('./pages/monitor/MonitorSubmissionsPage.tsx').then(
              (module) => module.MonitorSubmissionsPage,
            ),
          skeleton: <MonitorSkeleton rows={12} />,
        }),
        queryPage({
          path: 'cheatinfo',
          query: MonitorCheatsPageQuery,
          variables: gameIdOf,
          filters: (search) => ({
            ...cheatVariables({
              kind: cheatKindInAddress(search),
              teamId: idInAddress(search, 'team'),
              challengeId: idInAddress(search, 'challenge'),
              search: searchInAddress(search),
            }),
            orderBy: cheatOrderInAddress(search),
          }),
          page: () =>
            import('./pages/monitor/MonitorCheatsPage.tsx').then((module) => module.MonitorCheatsPage),
          skeleton: <MonitorSkeleton rows={12} />,
        }),
        queryPage({
          path: 'traffic',
          query: MonitorTrafficPageQuery,
          variables: gameIdOf,
          page: () =>
            import('./pages/monitor/MonitorTrafficPage.tsx').then((module) => module.MonitorTrafficPage),
          skeleton: <MonitorSkeleton rows={6} />,
        }),
        queryPage({
          path: 'writeups',
          query: MonitorWriteupsPageQuery,
          variables: gameIdOf,
          filters: (search) => ({ state: writeupStateInAddress(search), search: searchInAddress(search) }),
          page: () =>
            import('./pages/monitor/MonitorWriteupsPage.tsx').then((module) => module.MonitorWriteupsPage),
          skeleton: <MonitorSkeleton rows={6} />,
        }),
      ],
    },
  ],
}
