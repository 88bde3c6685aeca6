import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import { may, requireAdmin } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import { listOf } from '../../../database/row-list.ts'
import { readOnce } from '../../../events/read-once.ts'
import type { Viewer } from '../../../use-case/viewer.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { uuid } from '../../../use-case/input.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { removeOrKeep } from '../stop-instance.service.ts'
import { containerFilter, ofTeams, type ContainerFilter } from './container-filter.ts'
import { containerOrder, type ContainerOrder } from './container-order.ts'

const withInstance = {
  assignment: {
    select: {
      challenge: { select: { id: true, title: true, category: true } },
      participation: { select: { team: { select: { id: true, name: true, avatarHash: true } } } },
    },
  },
} satisfies Prisma.ContainerInclude

export type ContainerOfTeam = Awaited<ReturnType<typeof listContainers>>[number]

/** Only administrators see the containers of all teams. */
export function seesContainers(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'admin')
}

type Request = ContainerFilter & { orderBy?: ContainerOrder | null | undefined }

/** The containers of all teams for administrators, those that started first before others unless asked. */
export function allContainers(ctx: Context, { orderBy, ...filter }: Request = {}) {
  requireAdmin(ctx)
  return listOf(
    ctx,
    'container',
    { where: containerFilter(filter), orderBy: containerOrder(orderBy) },
    { isSearch: Boolean(filter.search) },
  )
}

/** The containers of all teams with their teams and challenges. */
export async function listContainers(ctx: Context) {
  return allContainers(ctx).rows({ include: withInstance })
}

/** Reads a changed container once for all subscribers with the same selection; null after its deletion. */
export const readChangedContainer = readOnce(
  ({ db }, { containerId }: { containerId: string }, query: object) =>
    db.container.findFirst({ ...query, where: { AND: [{ id: containerId }, ofTeams] } }),
)

/** Stops a team's container or a test container. @throws NotFoundError, ConflictError (it could not be removed) */
export async function destroyContainer(ctx: Context, id: string): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const isId = uuid().safeParse(id).success
  const container = isId ? await ctx.db.container.findUnique({ where: { id } }) : null
  if (!container) throw new NotFoundError('container.notFound')
  await removeOrKeep(ctx, id, {
    removed: (tx, { image, assignment, testChallenge }) =>
      recordAudit(tx, ctx, {
        action: 'container.stopped',
        subject: { id, name: (assignment?.challenge ?? testChallenge)?.title ?? null },
        gameId: assignment?.challenge.gameId ?? testChallenge?.gameId ?? null,
        before: {
          image,
          challengeId: assignment?.challengeId ?? testChallenge?.id ?? null,
          teamId: assignment?.participation.teamId ?? null,
        },
      }),
  })
}
