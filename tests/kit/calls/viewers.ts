import type { ApiTokenScope, Role } from '../../../prisma/generated/client/enums.ts'
import type { Viewer } from '../../../server/use-case/viewer.ts'

const roles = ['Banned', 'User', 'Monitor', 'Admin'] as const satisfies Role[]
const scopes = ['read', 'play', 'monitor', 'author', 'admin'] as const satisfies ApiTokenScope[]

/** One viewer of each kind: `visitor`, a session such as `Admin`, an API token such as `Admin:author`. */
export function everyViewer({ id = 'own' }: { id?: string } = {}): Map<string, Viewer | null> {
  const viewers = new Map<string, Viewer | null>([['visitor', null]])
  for (const role of roles) {
    const base = { id, userName: 'ada', role }
    viewers.set(role, { ...base, sessionId: 'session', tokenId: null, scopes: null })
    for (const scope of scopes)
      viewers.set(`${role}:${scope}`, { ...base, sessionId: null, tokenId: 1, scopes: [scope] })
  }
  return viewers
}

/** The names of the viewers for which `rule` is true. */
export function allowedBy(rule: (viewer: Viewer | null) => boolean, options?: { id?: string }): string[] {
  return [...everyViewer(options)].filter(([, viewer]) => rule(viewer)).map(([name]) => name)
}
