import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { hasRole, useViewer, type Role } from './viewer.ts'

/** Redirects visitors to the login page and back. Users without the role get “Page not found”. */
export function RequireRole({ role, children }: { role: Role; children: ReactNode }) {
  const viewer = useViewer()
  const location = useLocation()
  if (!viewer) {
    const from = encodeURIComponent(location.pathname + location.search)
    return <Navigate to={`/account/login?from=${from}`} replace />
  }
  return hasRole(viewer, role) ? children : <NotFoundPage />
}
