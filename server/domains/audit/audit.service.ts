import type { z } from 'zod'
import type { AuditEntry, Prisma } from '../../../prisma/generated/client/client.ts'
import { may, requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { containing } from '../../database/containing.ts'
import { listOf, type RowList } from '../../database/row-list.ts'
import { inputObject, instant, int32, parseInput, text, uuid } from '../../use-case/input.ts'
import { auditActions } from './audit-actions.ts'

const actionNames = Object.keys(auditActions)

/** Absent members do not filter. */
export const auditFilterInput = inputObject({
  action: text(60)
    .refine(isActionOrGroup, { params: { key: 'audit.unknownAction' } })
    .nullish()
    .describe('An action such as `user.role.changed`, or its first words, such as `user`.'),
  actor: text(100).nullish().describe('The id of a user, or part of a name.'),
  subject: text(230).nullish().describe('The subject: `challenge`, or `challenge:7` for one of them.'),
  gameId: int32().nullish(),
  since: instant().nullish(),
  until: instant().nullish(),
  search: text(200).nullish().describe('Part of a name, an address, an id of a subject or of a request.'),
})

type Filters = z.output<typeof auditFilterInput>

/** Only administrators read the audit trail. */
export function mayReadAudit(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'admin')
}

export type AuditList = { entries: RowList<'auditEntry'>; filters: Filters }

/**
 * The entries that match a filter, newest first, for administrators.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, RateLimitedError
 */
export async function auditEntries(ctx: Context, raw: unknown): Promise<AuditList> {
  requireAdmin(ctx)
  const filters = parseInput(auditFilterInput, raw)
  await ctx.limits.charge(ctx, 'Query')
  const entries = listOf(
    ctx,
    'auditEntry',
    { where: matching(filters), orderBy: { seq: 'desc' } },
    { isSearch: Boolean(filters.search ?? filters.actor), isLarge: true },
  )
  return { entries, filters }
}

function matching({ action, actor, subject, gameId, since, until, search }: Filters) {
  const [subjectType, subjectId] = splitSubject(subject)
  return {
    AND: [
      action ? { OR: [{ action }, { action: { startsWith: `${action}.` } }] } : {},
      actor ? byActor(actor) : {},
      search ? bySearch(search) : {},
      {
        ...(subjectType && { subjectType }),
        ...(subjectId && { subjectId }),
        ...(gameId != null && { gameId }),
        ...((since || until) && { time: { ...(since && { gte: since }), ...(until && { lt: until }) } }),
      },
    ],
  } satisfies Prisma.AuditEntryWhereInput
}

function byActor(actor: string): Prisma.AuditEntryWhereInput {
  if (uuid().safeParse(actor).success) return { actorId: actor }
  return { OR: containing(actor).map((actorName) => ({ actorName })) }
}

function bySearch(search: string): Prisma.AuditEntryWhereInput {
  return {
    OR: [
      { subjectId: search },
      { requestId: search },
      ...containing(search).flatMap((filter) => [
        { actorName: filter },
        { subjectName: filter },
        { action: filter },
        { ip: filter },
      ]),
    ],
  }
}

function splitSubject(subject: string | null | undefined): [type?: string, id?: string] {
  if (!subject) return []
  const colon = subject.indexOf(':')
  return colon < 0 ? [subject] : [subject.slice(0, colon), subject.slice(colon + 1)]
}

function isActionOrGroup(name: string): boolean {
  return name === '' || actionNames.some((action) => action === name || action.startsWith(`${name}.`))
}

/** The entry for exports, as text and numbers, with hashes in hexadecimal. */
export function exportedEntry(entry: AuditEntry) {
  return {
    seq: Number(entry.seq),
    time: entry.time.toISOString(),
    action: entry.action,
    door: entry.door,
    actorId: entry.actorId,
    actorName: entry.actorName,
    sessionId: entry.sessionId,
    tokenId: entry.tokenId,
    ip: entry.ip,
    requestId: entry.requestId,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId,
    subjectName: entry.subjectName,
    gameId: entry.gameId,
    before: entry.before,
    after: entry.after,
    previousHash: Buffer.from(entry.previousHash).toString('hex'),
    hash: Buffer.from(entry.hash).toString('hex'),
  }
}
