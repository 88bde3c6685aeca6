import { Navigate, type RouteObject } from 'react-router'
import AboutPageQuery from './__generated__/AboutPageQuery$parameters.ts'
import GameLayoutQuery from './__generated__/GameLayoutQuery$parameters.ts'
import RootLayoutQuery from './__generated__/RootLayoutQuery$parameters.ts'
import { PageSpinner } from './components/Spinner.tsx'
import { AdminGameLayout } from './layouts/AdminGameLayout.tsx'
import { AdminLayout } from './layouts/AdminLayout.tsx'
import { AppShell } from './layouts/AppShell.tsx'
import { AuthLayout } from './layouts/AuthLayout.tsx'
import { PageBoundary, RootBoundary } from './layouts/boundaries.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { queryPage } from './relay/page-route.tsx'
import { routeNumber } from './relay/route-number.ts'

// Path → query → page. Paths match without regard to case; `queryPage` starts query and code together.

const publicPages: RouteObject[] = [
  queryPage({
    path: 'about',
    query: AboutPageQuery,
    variables: () => ({}),
    page: () => import('./pages/AboutPage.tsx').then((module) => module.AboutPage),
  }),
]

// Under /games/:id, with the game's tabs.
const gamePages: RouteObject[] = [{ path: 'monitor', element: <Navigate to="events" replace /> }]

const accountPages: RouteObject[] = []

const adminPages: RouteObject[] = [{ index: true, element: <Navigate to="games" replace /> }]

const adminGamePages: RouteObject[] = [{ index: true, element: <Navigate to="info" replace /> }]

export const routes: RouteObject[] = [
  {
    ErrorBoundary: RootBoundary,
    HydrateFallback: PageSpinner,
    children: [
      queryPage({
        query: RootLayoutQuery,
        variables: () => ({}),
        page: () => import('./layouts/RootLayout.tsx').then((module) => module.RootLayout),
        errorBoundary: RootBoundary,
        children: [
          {
            Component: AppShell,
            children: [
              {
                ErrorBoundary: PageBoundary,
                children: [
                  ...publicPages,
                  queryPage({
                    path: 'games/:id',
                    query: GameLayoutQuery,
                    variables: ({ params }) => ({ gameId: routeNumber(params['id']) }),
                    page: () => import('./layouts/GameLayout.tsx').then((module) => module.GameLayout),
                    children: [{ ErrorBoundary: PageBoundary, children: gamePages }],
                  }),
                  {
                    path: 'admin',
                    Component: AdminLayout,
                    children: [
                      {
                        ErrorBoundary: PageBoundary,
                        children: [
                          ...adminPages,
                          {
                            path: 'games/:id',
                            Component: AdminGameLayout,
                            children: [{ ErrorBoundary: PageBoundary, children: adminGamePages }],
                          },
                        ],
                      },
                    ],
                  },
                  { path: '*', Component: NotFoundPage },
                ],
              },
            ],
          },
          {
            path: 'account',
            Component: AuthLayout,
            children: [{ ErrorBoundary: PageBoundary, children: accountPages }],
          },
        ],
      }),
    ],
  },
]
