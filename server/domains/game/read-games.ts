import type { Game, Prisma } from '../../../prisma/generated/client/client.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { containing } from '../../database/containing.ts'
import { listOf } from '../../database/row-list.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { createSharedReads } from '../../runtime/shared-reads.ts'
import { parseInput } from '../../use-case/input.ts'
import { editPageInput, gamePageInput, recentInput } from './game.input.ts'
import type { GameWithDivisions } from './divisions/divisions.ts'
import { isNotDeleted, mayAuthorGames } from './game.policy.ts'
import { gameOrder, orderedByState, type GameOrder } from './game-order.ts'
import { hasStarted, inState, type GameState } from './game-state.ts'
import { gameHashSalt } from './hash-salt.ts'

const mostRecent = 50
const mostRunning = 50
const withDivisions = { divisions: { orderBy: { position: 'asc' } } } as const

type Filter = {
  search?: string | null | undefined
  state?: GameState | null | undefined
  includeHidden?: boolean | null | undefined
  orderBy?: GameOrder | null | undefined
}

/**
 * The games for anybody, latest start first unless asked. Authors can include the hidden ones.
 * @throws RateLimitedError, InvalidInputError if no title could contain the search text
 */
export async function visibleGames(ctx: Context, { search, state, includeHidden, orderBy }: Filter = {}) {
  await ctx.limits.charge(ctx, 'Query')
  const now = ctx.clock.now()
  const seesHidden = includeHidden === true && mayAuthorGames(ctx.viewer)
  const filters: Prisma.GameWhereInput[] = [
    ...(search ? [{ OR: containing(search).map((title) => ({ title })) }] : []),
    ...(state ? [inState(state, now)] : []),
  ]
  const list = listOf(
    ctx,
    'game',
    {
      where: { ...isNotDeleted, ...(!seesHidden && { hidden: false }), AND: filters },
      orderBy: gameOrder(orderBy),
    },
    { isSearch: Boolean(search) },
  )
  return orderBy?.field === 'STATE' ? orderedByState(list, now, orderBy) : list
}

/** A page of the visible games and the total. */
export async function listGames(ctx: Context, raw: unknown): Promise<{ games: Game[]; total: number }> {
  const list = await visibleGames(ctx)
  const { count, skip } = parseInput(gamePageInput, raw)
  const [games, total] = await Promise.all([list.rows({ take: count, skip }), list.count()])
  return { games, total }
}

/**
 * The visible games closest to now: live ones by their nearer end, others by their distance. `query` selects
 * further fields.
 */
export async function recentGames(
  ctx: Context,
  raw: unknown,
  query: Prisma.GameDefaultArgs = {},
): Promise<Game[]> {
  const { limit } = parseInput(recentInput, raw)
  const now = ctx.clock.now()
  const order = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT id FROM game WHERE NOT hidden AND deleted_at IS NULL
     ORDER BY CASE WHEN end_at <= ${now}::timestamptz AND paused_at IS NULL THEN ${now}::timestamptz - end_at
                   WHEN start_at > ${now}::timestamptz THEN start_at - ${now}::timestamptz
                   ELSE least(${now}::timestamptz - start_at, end_at - ${now}::timestamptz) END, id DESC
     LIMIT ${limit === 0 ? mostRecent : limit}`
  const position = new Map(order.map(({ id }, index) => [id, index]))
  const games = await ctx.db.game.findMany({ ...query, where: { id: { in: [...position.keys()] } } })
  return games.toSorted((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0))
}

/** The visible games that run, nearest end first, for anybody. `query` selects further fields. */
export function runningGames(ctx: Context, query: Prisma.GameDefaultArgs = {}): Promise<Game[]> {
  return ctx.db.game.findMany({
    ...query,
    where: { ...isNotDeleted, hidden: false, ...inState('Running', ctx.clock.now()) },
    orderBy: [{ end: 'asc' }, { id: 'desc' }],
    take: mostRunning,
  })
}

type Shared = ReturnType<typeof createSharedReads<GameWithDivisions | null>>
const sharedReads = new WeakMap<Context['db'], Shared>()

/**
 * Loads a game by its id, also a hidden one, for anybody. Callers of one instant share the row, which nobody changes.
 * @throws NotFoundError
 */
export async function readGame({ db }: Pick<Context, 'db'>, gameId: number): Promise<GameWithDivisions> {
  const reads = sharedReads.get(db) ?? createSharedReads<GameWithDivisions | null>()
  sharedReads.set(db, reads)
  const read = () => db.game.findUnique({ where: { id: gameId, ...isNotDeleted }, include: withDivisions })
  const game = await reads.find(String(gameId), read)
  if (!game) throw new NotFoundError('game.notFound')
  return game
}

/**
 * Loads a game that has started, for data that nobody may see before, not even organizers.
 * @throws NotFoundError, ConflictError
 */
export async function requireStartedGame(ctx: Context, gameId: number): Promise<GameWithDivisions> {
  const game = await readGame(ctx, gameId)
  if (!hasStarted(game, ctx.clock.now())) throw new ConflictError('game.notStarted')
  return game
}

/** All games for their authors, newest first. */
export async function listGamesToEdit(ctx: Context, raw: unknown) {
  requireAuthor(ctx)
  const list = listOf(ctx, 'game', { where: isNotDeleted, orderBy: { id: 'desc' } })
  const { count, skip } = parseInput(editPageInput, raw)
  const [games, total] = await Promise.all([
    list.rows({ take: count, skip, include: withDivisions } as const),
    list.count(),
  ])
  return { games, total }
}

/** A game with a GraphQL selection, hidden ones included, for anybody; null if it does not exist. */
export function findGame(ctx: Context, gameId: number, query: object) {
  return ctx.db.game.findUnique({ ...query, where: { id: gameId, ...isNotDeleted } })
}

/** The game of a use case's result, with a GraphQL selection. */
export function loadGame(ctx: Context, gameId: number, query: object) {
  return ctx.db.game.findUniqueOrThrow({ ...query, where: { id: gameId } })
}

export async function readGameToEdit(ctx: Context, gameId: number): Promise<GameWithDivisions> {
  requireAuthor(ctx)
  return readGame(ctx, gameId)
}

/** The salt with which external tools compute a team's flags. */
export async function readHashSalt(ctx: Context, gameId: number): Promise<string> {
  const game = await readGameToEdit(ctx, gameId)
  return gameHashSalt(game.privateKey, ctx.config.compatPrefix)
}
