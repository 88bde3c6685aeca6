import type { RouteObject } from 'react-router'
import CertificatePageQuery from './__generated__/CertificatePageQuery$parameters.ts'
import { plainPage, queryPage } from './relay/page-route.tsx'

/** The check of certificates, for everybody. */
export const certificateRoutes: RouteObject[] = [
  plainPage('verify', () =>
    import('./pages/CertificateCheckPage.tsx').then((module) => module.CertificateCheckPage),
  ),
  queryPage({
    path: 'verify/:code',
    query: CertificatePageQuery,
    variables: ({ params }) => ({ code: params['code'] ?? '' }),
    page: () => import('./pages/CertificatePage.tsx').then((module) => module.CertificatePage),
  }),
]
