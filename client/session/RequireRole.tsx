import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { hasRole, useViewer, type Role } from './viewer.ts'

/** Visitors are sent to log in and come back; for others who may not see it, the screen is not there. */
export function RequireRole({ role, children }: { role: Role; children: ReactNode }) {
  const viewer = useViewer()
  const location = useLocation()
  if (!viewer) {
    const from = encodeURIComponent(location.pathname + location.search)
    return <Navigate to={`/account/login?from=${from}`} replace />
  }
  return hasRole(viewer, role) ? children : <NotFoundPage />
}
