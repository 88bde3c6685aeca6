import type { RouteObject } from 'react-router'
import HallPageQuery from './__generated__/HallPageQuery$parameters.ts'
import PastGamePageQuery from './__generated__/PastGamePageQuery$parameters.ts'
import { queryPage } from './relay/page-route.tsx'
import { routeNumber } from './relay/route-number.ts'

/** The games from before this platform, for everybody. */
export const hallRoutes: RouteObject[] = [
  queryPage({
    path: 'hall',
    query: HallPageQuery,
    variables: () => ({}),
    page: () => import('./pages/HallPage.tsx').then((module) => module.HallPage),
  }),
  queryPage({
    path: 'hall/:pastGameId',
    query: PastGamePageQuery,
    variables: ({ params }) => ({ pastGameId: routeNumber(params['pastGameId']) }),
    page: () => import('./pages/PastGamePage.tsx').then((module) => module.PastGamePage),
  }),
]
