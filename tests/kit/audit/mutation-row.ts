import type { AuditAction } from '../../../server/domains/audit/audit-actions.ts'
import type { Shape } from './audited-act.ts'
import type { AuditedThings } from './audit-world.ts'

/** Whether the audit trail records a mutation, and with which input it is tried. */
export type MutationRow =
  | {
      action: AuditAction
      shape: Shape
      input: (things: AuditedThings) => Promise<object | null> | object | null
    }
  | 'not administrative'

export const no = 'not administrative'

export function acts(
  action: AuditAction,
  shape: Shape,
  input: (things: AuditedThings) => Promise<object | null> | object | null,
): MutationRow {
  return { action, shape, input }
}
