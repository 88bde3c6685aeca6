import { createContext, useContext } from 'react'
import { deleteCache } from '../cache/cache-store.ts'
import { announceSessionChange } from './session-news.ts'

export type Role = 'Banned' | 'User' | 'Monitor' | 'Admin'

export type Viewer = {
  id: string
  name: string
  /** The rights of this session. */
  role: Role
  avatarUrl: string | null
  /** The session lacks the rights of the user's role until the user logs in with a second factor. */
  needsSecondFactor: boolean
}

export const ViewerContext = createContext<Viewer | null>(null)

const RANK: Readonly<Record<Role, number>> = { Banned: 0, User: 1, Monitor: 2, Admin: 3 }

/** The logged-in user; null for visitors. */
export function useViewer(): Viewer | null {
  return useContext(ViewerContext)
}

/** Decides only what is shown. The server decides what is allowed. */
export function hasRole(viewer: Viewer | null, role: Role): boolean {
  return viewer !== null && RANK[viewer.role] >= RANK[role]
}

/** After a log-in or log-out: loads the path as a new page without caches or sockets, and notifies the other tabs. */
export function enterSession(path: string): void {
  deleteCache()
  announceSessionChange()
  location.assign(path)
}
