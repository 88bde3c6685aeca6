import { Prisma } from '../../../prisma/generated/client/client.ts'
import type { MailKind } from '../../../prisma/generated/client/enums.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { uuid } from '../../use-case/input.ts'
import { pick } from '../audit/audit-fields.ts'
import { recordAudit } from '../audit/record-audit.ts'

/** A mail whose attempts are used up. */
export type DeadLetter = {
  id: string
  recipient: string
  kind: MailKind
  failedAt: Date
  attempts: number
  error: string
}

const maxShown = 100

const deadLetters = Prisma.sql`
  outgoing_mail mail JOIN graphile_worker.jobs job ON job.key = 'mail:' || mail.id
   WHERE job.attempts >= job.max_attempts AND job.locked_at IS NULL`

/** The latest hundred dead letters. @throws UnauthenticatedError, ForbiddenError */
export async function readDeadLetters(ctx: Context): Promise<DeadLetter[]> {
  requireAdmin(ctx)
  return ctx.db.$queryRaw<DeadLetter[]>`
    SELECT mail.id, mail.recipient, mail.kind::text AS kind, job.updated_at AS "failedAt",
           job.attempts::int AS attempts, coalesce(job.last_error, '') AS error
      FROM ${deadLetters} ORDER BY job.updated_at DESC, mail.id LIMIT ${maxShown}`
}

export async function countDeadLetters({ db }: Pick<Context, 'db'>): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM ${deadLetters}`
  return row?.count ?? 0
}

/** Queues the mail again at once, with all attempts. @throws NotFoundError */
export async function retryDeadLetter(ctx: Context, id: string): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  await ctx.db.$transaction(async (tx) => {
    const jobs = await tx.$queryRaw`
      SELECT id FROM graphile_worker.reschedule_jobs(
        ARRAY(SELECT job.id FROM ${deadLetters} AND mail.id = ${toUuid(id)}::uuid), run_at => now(), attempts => 0)`
    if ((jobs as unknown[]).length === 0) throw new NotFoundError('mail.noDeadLetter')
    const letter = await tx.outgoingMail.findUniqueOrThrow({ where: { id } })
    await recordAudit(tx, ctx, {
      action: 'mail.retried',
      subject: { id },
      after: pick(letter, ['recipient', 'kind']),
    })
  })
}

/** Deletes the mail without sending it. @throws NotFoundError */
export async function deleteDeadLetter(ctx: Context, id: string): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  await ctx.db.$transaction(async (tx) => {
    const jobs = await tx.$queryRaw`
      SELECT id FROM graphile_worker.complete_jobs(
        ARRAY(SELECT job.id FROM ${deadLetters} AND mail.id = ${toUuid(id)}::uuid))`
    if ((jobs as unknown[]).length === 0) throw new NotFoundError('mail.noDeadLetter')
    const letter = await tx.outgoingMail.delete({ where: { id } })
    await recordAudit(tx, ctx, {
      action: 'mail.deleted',
      subject: { id },
      before: pick(letter, ['recipient', 'kind']),
    })
  })
}

/** @throws NotFoundError */
function toUuid(id: string): string {
  const parsed = uuid().safeParse(id)
  if (!parsed.success) throw new NotFoundError('mail.noDeadLetter')
  return parsed.data
}
