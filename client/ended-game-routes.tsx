import type { RouteObject } from 'react-router'
import RatingsPageQuery from './__generated__/RatingsPageQuery$parameters.ts'
import StatisticsPageQuery from './__generated__/StatisticsPageQuery$parameters.ts'
import WriteupsPageQuery from './__generated__/WriteupsPageQuery$parameters.ts'
import { MonitorSkeleton } from './components/states/AdminSkeletons.tsx'
import { queryPage } from './relay/page-route.tsx'
import { gameIdOf } from './relay/route-number.ts'

/** Under /games/:id, for the time after the end. */
export const endedGameRoutes: RouteObject[] = [
  queryPage({
    path: 'ratings',
    query: RatingsPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/game/RatingsPage.tsx').then((module) => module.RatingsPage),
    skeleton: <MonitorSkeleton rows={8} />,
  }),
  queryPage({
    path: 'statistics',
    query: StatisticsPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/game/StatisticsPage.tsx').then((module) => module.StatisticsPage),
    skeleton: <MonitorSkeleton rows={8} />,
  }),
  queryPage({
    path: 'writeups',
    query: WriteupsPageQuery,
    variables: gameIdOf,
    page: () => import('./pages/game/WriteupsPage.tsx').then((module) => module.WriteupsPage),
    skeleton: <MonitorSkeleton rows={8} />,
  }),
]
