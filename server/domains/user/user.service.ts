import type { User } from '../../../prisma/generated/client/client.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { parseInput, searchInput, uuid } from '../../use-case/input.ts'
import { usersMatching } from './find-users.ts'
import { userPageInput } from './user.input.ts'

const mostFound = 30

/** A page of all users, oldest first, and their total. */
export async function listUsers(ctx: Context, raw: unknown): Promise<{ users: User[]; total: number }> {
  requireAdmin(ctx)
  const { count, skip } = parseInput(userPageInput, raw)
  const [users, total] = await Promise.all([
    ctx.db.user.findMany({ orderBy: { id: 'asc' }, take: count, skip }),
    ctx.db.user.count(),
  ])
  return { users, total }
}

/** The first users with the hint in one of their fields. */
export async function searchUsers(ctx: Context, raw: unknown): Promise<User[]> {
  requireAdmin(ctx)
  const { hint } = parseInput(searchInput, raw)
  const where = await usersMatching(ctx, hint)
  return ctx.db.user.findMany({ where, orderBy: { id: 'asc' }, take: mostFound })
}

/** @throws NotFoundError */
export async function readUser(ctx: Context, userId: string): Promise<User> {
  requireAdmin(ctx)
  const isId = uuid().safeParse(userId).success
  const user = isId ? await ctx.db.user.findUnique({ where: { id: userId } }) : null
  if (!user) throw new NotFoundError('user.notFound')
  return user
}
