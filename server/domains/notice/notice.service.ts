import type { GameNotice } from '../../../prisma/generated/client/client.ts'
import type { NoticeType } from '../../../prisma/generated/client/enums.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { listOf } from '../../database/row-list.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { readEach } from '../../events/read-each.ts'
import { writeLiveCursor } from '../../events/live/live-cursor.ts'
import { readOnce } from '../../events/read-once.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireRevision, revisionOf } from '../../use-case/revision.ts'
import { during, type TimeRange } from '../../use-case/time-range.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { maySeeInside } from '../game/game.policy.ts'
import { readGame, requireStartedGame } from '../game/read-games.ts'
import { noticeInput, noticePageInput } from './notice.input.ts'
import { withNames } from './notice-names.ts'
import { visibleNotices } from './notice.policy.ts'

/** The notices of a started game: those of organizers first, the rest newest first. */
export async function listNotices(ctx: Context, gameId: number, raw: unknown): Promise<GameNotice[]> {
  const { count, skip } = parseInput(noticePageInput, raw)
  await requireStartedGame(ctx, gameId)
  const notices = await ctx.db.$queryRaw<GameNotice[]>`
    SELECT id, game_id AS "gameId", type, "values", team_id AS "teamId", challenge_id AS "challengeId",
           published_at AS "publishedAt"
      FROM game_notice WHERE game_id = ${gameId}
     ORDER BY (type <> 'Normal'), published_at DESC, id DESC LIMIT ${count} OFFSET ${skip}`
  return withNames(ctx, notices)
}

type Filter = TimeRange & { types?: NoticeType[] | null | undefined }

/** The notices of a game that the viewer may see, newest first. */
export function gameNotices(ctx: Context, gameId: number, { types, ...range }: Filter = {}) {
  return listOf(ctx, 'gameNotice', {
    where: {
      AND: [
        { gameId, publishedAt: during(range), ...(types && { type: { in: types } }) },
        visibleNotices(ctx),
      ],
    },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
  })
}

/** The notices of all listed games that the viewer may see, newest first. */
export function allNotices(ctx: Context, { types, ...range }: Filter = {}) {
  return listOf(ctx, 'gameNotice', {
    where: {
      AND: [
        { game: { hidden: false }, publishedAt: during(range), ...(types && { type: { in: types } }) },
        visibleNotices(ctx),
      ],
    },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
  })
}

/** The notices that organizers wrote, for editing. @throws NotFoundError */
export async function listNoticesToEdit(ctx: Context, gameId: number): Promise<GameNotice[]> {
  requireAuthor(ctx)
  await readGame(ctx, gameId)
  return gameNotices(ctx, gameId, { types: ['Normal'] }).rows({})
}

/** Creates a notice, which players see after the start of the game. @throws InvalidInputError, NotFoundError */
export async function createNotice(ctx: Context, gameId: number, raw: unknown): Promise<GameNotice> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { content } = parseInput(noticeInput, raw)
  await readGame(ctx, gameId)
  const notice = await ctx.db.$transaction(async (tx) => {
    // The transaction takes its number before the notice takes its id: live subscriptions rely on this order.
    await tx.$queryRaw`SELECT pg_current_xact_id()::text`
    const made = await tx.gameNotice.create({
      data: { gameId, type: 'Normal', values: [content], publishedAt: ctx.clock.now() },
    })
    const subject = { id: made.id }
    await recordAudit(tx, ctx, { action: 'notice.created', subject, gameId, after: { content } })
    return made
  })
  ctx.events.emit('notice.published', { gameId, noticeId: notice.id })
  return notice
}

/** Changes with the text of an organizer's notice. */
export function noticeRevision({ values }: Pick<GameNotice, 'values'>): string {
  return revisionOf(values)
}

type NoticeKey = { gameId: number; noticeId: number }

/**
 * Changes text and time of a notice, without publishing it again.
 * @throws NotFoundError, ConflictError (not an organizer's, another revision)
 */
export async function updateNotice(ctx: Context, key: NoticeKey, raw: unknown): Promise<GameNotice> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { content } = parseInput(noticeInput, raw)
  return ctx.db.$transaction(async (tx) => {
    const before = await lockOwnNotice(tx, key)
    const { id, gameId, values } = before
    await requireRevision(ctx, () => noticeRevision(before))
    const notice = await tx.gameNotice.update({
      where: { id },
      data: { values: [content], publishedAt: ctx.clock.now() },
    })
    await recordAudit(tx, ctx, {
      action: 'notice.updated',
      subject: { id },
      gameId,
      before: { content: values[0] },
      after: { content },
    })
    return notice
  })
}

/** Deletes a notice. @throws NotFoundError, ConflictError (not an organizer's) */
export async function deleteNotice(ctx: Context, key: NoticeKey): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  await ctx.db.$transaction(async (tx) => {
    const { id, gameId, values } = await lockOwnNotice(tx, key)
    await tx.gameNotice.delete({ where: { id } })
    await recordAudit(tx, ctx, {
      action: 'notice.deleted',
      subject: { id },
      gameId,
      before: { content: values[0] },
    })
  })
}

const readPublished = readOnce(async (services, _key: object, id: number) => {
  const notice = await services.db.gameNotice.findUnique({ where: { id }, include: { game: true } })
  return notice && ((await withNames(services, [notice]))[0] ?? null)
})

/** The largest number of notices that a subscription from a time begins with. */
const mostRepeated = 100

/** The cursor before the newest notices from a time on. */
async function cursorSince({ db, liveRows }: Context, gameId: number, since: Date): Promise<string> {
  // Read first, so that a notice that is committed after the statement comes after the cursor.
  const end = await liveRows.cursor('notice', gameId)
  const [{ first } = { first: null }] = await db.$queryRaw<{ first: number | null }[]>`
    SELECT min(id) AS first FROM (
      SELECT id FROM game_notice WHERE game_id = ${gameId} AND published_at >= ${since}
      ORDER BY published_at DESC, id DESC LIMIT ${mostRepeated}
    ) AS newest`
  return first === null ? end : writeLiveCursor('notice', { upTo: first - 1, ids: [] })
}

type Follow = {
  gameId: number
  /** The cursor of the last received notice. */
  after: string | null
  /** Without a cursor: the time from which notices are repeated. */
  since?: Date | null
}

/**
 * Subscribes anybody to the notices of a game after its start: from a cursor, from a time, or from now on.
 * @throws NotFoundError, InvalidInputError
 */
export async function followNotices(
  ctx: Context,
  { gameId, after, since = null }: Follow,
): Promise<AsyncIterable<Published>> {
  await readGame(ctx, gameId)
  const from = after ?? (since && (await cursorSince(ctx, gameId, since)))
  const published = await ctx.liveRows.follow({ kind: 'notice', gameId, scope: null, after: from })
  return readEach(published, async ({ id, key, cursor }) => {
    const notice = await readPublished(ctx, key, id)
    return notice && maySeeInside(ctx.viewer, notice.game, ctx.clock.now()) ? itemOf(notice, cursor) : null
  })
}

type Published = GameNotice & { cursor: string }
const items = new WeakMap<GameNotice, Map<string, Published>>()

/** The item of a subscription: one object for all subscribers with the same cursor, who share its result. */
function itemOf(notice: GameNotice, cursor: string): Published {
  const ofNotice = items.get(notice) ?? new Map<string, Published>()
  items.set(notice, ofNotice)
  const item = ofNotice.get(cursor) ?? { ...notice, cursor }
  ofNotice.set(cursor, item)
  return item
}

/** Locks an organizer's notice until commit. @throws NotFoundError, ConflictError */
async function lockOwnNotice(tx: Transaction, { gameId, noticeId }: NoticeKey): Promise<GameNotice> {
  await tx.$queryRaw`SELECT 1 FROM game_notice WHERE id = ${noticeId} FOR UPDATE`
  const notice = await tx.gameNotice.findFirst({ where: { id: noticeId, gameId } })
  if (!notice) throw new NotFoundError('notice.notFound')
  if (notice.type !== 'Normal') throw new ConflictError('notice.notEditable')
  return notice
}

/** The notice of a use case's result, with a GraphQL selection. */
export function loadNotice(ctx: Context, noticeId: number, query: object) {
  return ctx.db.gameNotice.findUniqueOrThrow({ ...query, where: { id: noticeId } })
}
