import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { useLogInPath } from './useLogInPath.ts'
import { hasRole, useViewer, type Role } from './viewer.ts'

/** Redirects visitors to the login page and back. Users without the role get “Page not found”. */
export function RequireRole({ role, children }: { role: Role; children: ReactNode }) {
  const viewer = useViewer()
  const logInPath = useLogInPath()
  if (!viewer) return <Navigate to={logInPath} replace />
  return hasRole(viewer, role) ? children : <NotFoundPage />
}
