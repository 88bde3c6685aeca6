import type { AuditAction } from '../../../server/domains/audit/audit-actions.ts'

/** Which fields an entry has: those of something new, of something gone, or of a change. */
export type Shape = 'after' | 'before' | 'both' | 'none'

/** The recorded action of a call; nothing where it is no act of an administrator or an author. */
export type AuditedAs = { action: AuditAction; shape: Shape } | 'not administrative'

export function as(action: AuditAction, shape: Shape): AuditedAs {
  return { action, shape }
}
