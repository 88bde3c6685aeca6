import type { RouteObject } from 'react-router'
import AboutPageQuery from './__generated__/AboutPageQuery$parameters.ts'
import RootLayoutQuery from './__generated__/RootLayoutQuery$parameters.ts'
import { PageSpinner } from './components/Spinner.tsx'
import { AdminGameLayout } from './layouts/AdminGameLayout.tsx'
import { AdminLayout } from './layouts/AdminLayout.tsx'
import { AppShell } from './layouts/AppShell.tsx'
import { AuthLayout } from './layouts/AuthLayout.tsx'
import { PageBoundary, RootBoundary } from './layouts/boundaries.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { queryPage } from './relay/page-route.tsx'

// Path → query → page. Paths match without regard to case; `queryPage` starts query and code together.

const publicPages: RouteObject[] = [
  queryPage({
    path: 'about',
    query: AboutPageQuery,
    variables: () => ({}),
    page: () => import('./pages/AboutPage.tsx').then((module) => module.AboutPage),
  }),
]

const accountPages: RouteObject[] = []

const adminPages: RouteObject[] = []

const adminGamePages: RouteObject[] = []

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
