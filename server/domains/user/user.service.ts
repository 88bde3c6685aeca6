import type { Role, User } from '../../../prisma/generated/client/client.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { listOf } from '../../database/row-list.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { parseInput, searchInput, uuid } from '../../use-case/input.ts'
import { usersMatching } from './find-users.ts'
import { userPageInput } from './user.input.ts'
import { userOrder, type UserOrder } from './user-order.ts'

const mostFound = 30

type Filter = {
  search?: string | null | undefined
  role?: Role | null | undefined
  orderBy?: UserOrder | null | undefined
}

/** All users for administrators, oldest first unless asked. */
function allUsers(ctx: Context, { orderBy }: Pick<Filter, 'orderBy'> = {}) {
  requireAdmin(ctx)
  return listOf(ctx, 'user', { orderBy: userOrder(orderBy) })
}

/** The users that match a filter, for administrators. */
export async function usersFound(ctx: Context, { search, role, orderBy }: Filter) {
  const list = allUsers(ctx, { orderBy })
  const found = search ? await usersMatching(ctx, search) : {}
  return list.matching({ AND: [found, role ? { role } : {}] }, { isSearch: Boolean(search) })
}

/** A page of all users and the total. */
export async function listUsers(ctx: Context, raw: unknown): Promise<{ users: User[]; total: number }> {
  const list = allUsers(ctx)
  const { count, skip } = parseInput(userPageInput, raw)
  const [users, total] = await Promise.all([list.rows({ take: count, skip }), list.count()])
  return { users, total }
}

/** The first users with the hint in one of their fields. */
export async function searchUsers(ctx: Context, raw: unknown): Promise<User[]> {
  const list = allUsers(ctx)
  const { hint } = parseInput(searchInput, raw)
  return list.matching(await usersMatching(ctx, hint), { isSearch: true }).rows({ take: mostFound })
}

/** @throws NotFoundError */
export async function readUser(ctx: Context, userId: string): Promise<User> {
  requireAdmin(ctx)
  const isId = uuid().safeParse(userId).success
  const user = isId ? await ctx.db.user.findUnique({ where: { id: userId } }) : null
  if (!user) throw new NotFoundError('user.notFound')
  return user
}

/** The user of a use case's result, with a GraphQL selection. */
export function loadUser(ctx: Context, userId: string, query: object) {
  return ctx.db.user.findUniqueOrThrow({ ...query, where: { id: userId } })
}

/** The users of a use case's result, oldest first, with a GraphQL selection. */
export function loadUsers(ctx: Context, userIds: string[], query: object) {
  return ctx.db.user.findMany({ ...query, where: { id: { in: userIds } }, orderBy: { id: 'asc' } })
}
