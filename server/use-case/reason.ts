import type { Context } from '../context.ts'
import { inputObject, parseInput, text } from './input.ts'
import { may } from './roles.ts'

const reasonInput = inputObject({ reason: text(500).nullish() })

/**
 * The context of a change with a reason: the change is allowed in a game whose result is final, and the audit trail
 * records the reason. A blank reason, or one of a user who is no organizer, is ignored.
 * @throws InvalidInputError
 */
export function withReason(ctx: Context, raw: string | null | undefined): Context {
  const reason = parseInput(reasonInput, { reason: raw }).reason?.trim()
  const isOrganizer = may(ctx.viewer, 'Admin', 'author') || may(ctx.viewer, 'Admin', 'admin')
  if (!reason || !isOrganizer) return ctx
  const { boards } = ctx
  return {
    ...ctx,
    reason,
    boards: {
      ...boards,
      move: (tx, games) => boards.move(tx, games, 'keepsResult'),
      requireChangeable: async () => undefined,
    },
  }
}
