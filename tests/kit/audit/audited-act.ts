import type { AuditAction } from '../../../server/domains/audit/audit-actions.ts'

/** Whether an entry has fields of a created object, of a deleted one, of both, or none. */
export type Shape = 'after' | 'before' | 'both' | 'none'

/** The action that a call records, or 'not administrative' for a call that records none. */
export type AuditedAs = { action: AuditAction; shape: Shape } | 'not administrative'

export function as(action: AuditAction, shape: Shape): AuditedAs {
  return { action, shape }
}
