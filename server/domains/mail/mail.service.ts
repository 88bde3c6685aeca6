import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { inputObject, mailAddress, parseInput } from '../../use-case/input.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { countDeadLetters } from './dead-letters.service.ts'
import { queueMail } from './mail-queue.ts'

const testMailInput = inputObject({ to: mailAddress() })

type MailSetup = { isConfigured: boolean; from: string | null; server: string | null }

/** The mail server of the configuration, without its credentials. @throws UnauthenticatedError, ForbiddenError */
export function readMailSetup(ctx: Context): MailSetup {
  requireAdmin(ctx)
  if (!ctx.mailer) return { isConfigured: false, from: null, server: null }
  const { from, server } = ctx.mailer
  return { isConfigured: true, from: from.name ? `${from.name} <${from.address}>` : from.address, server }
}

/** Number of queued mails. @throws UnauthenticatedError, ForbiddenError */
export async function countQueuedMails(ctx: Context): Promise<number> {
  requireAdmin(ctx)
  const all = await ctx.db.outgoingMail.count()
  return Math.max(0, all - (await countDeadLetters(ctx)))
}

/**
 * Sends a test mail through the same queue as others, and returns the address.
 * @throws InvalidInputError, ConflictError
 */
export async function sendTestMail(ctx: Context, raw: unknown): Promise<string> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const { to } = parseInput(testMailInput, raw)
  await ctx.db.$transaction(async (tx) => {
    await queueMail(ctx, tx, { kind: 'Test', recipient: to })
    await recordAudit(tx, ctx, { action: 'mail.test.sent', subject: { id: null, name: to } })
  })
  return to
}
