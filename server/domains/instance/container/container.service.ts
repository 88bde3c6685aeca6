import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import { may, requireAdmin } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import { listOf } from '../../../database/row-list.ts'
import { readOnce } from '../../../events/read-once.ts'
import type { Viewer } from '../../../use-case/viewer.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { uuid } from '../../../use-case/input.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { expirySelection } from '../../challenge/play/instance-expiry.ts'
import { removeOrKeep } from '../stop-instance.service.ts'
import { alive, containerFilter, ofTeams, type ContainerFilter } from './container-filter.ts'
import { pagedById } from './container-pages.ts'
import { containerOrder, hasGaps, type ContainerOrder } from './container-order.ts'

const withInstance = {
  assignment: {
    select: {
      challenge: { select: { id: true, title: true, category: true, ...expirySelection } },
      participation: { select: { team: { select: { id: true, name: true, avatarHash: true } } } },
    },
  },
} satisfies Prisma.ContainerInclude

export type ContainerOfTeam = Awaited<ReturnType<typeof listContainers>>[number]

/** Only administrators see all containers. */
export function seesContainers(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'admin')
}

type Request = ContainerFilter & { orderBy?: ContainerOrder | null | undefined }

/** All containers for administrators, those that started first before others unless asked. */
export function allContainers(ctx: Context, { orderBy, ...filter }: Request = {}) {
  requireAdmin(ctx)
  const list = listOf(
    ctx,
    'container',
    { where: containerFilter(filter), orderBy: containerOrder(orderBy) },
    { isSearch: Boolean(filter.search) },
  )
  return hasGaps(orderBy) ? pagedById(list) : list
}

/** The containers of all teams with their teams and challenges. */
export async function listContainers(ctx: Context) {
  return allContainers(ctx).matching(ofTeams).rows({ include: withInstance })
}

/** Reads a changed container once for all subscribers with the same selection; null after its deletion. */
export const readChangedContainer = readOnce(
  ({ db }, { containerId }: { containerId: string }, query: object) =>
    db.container.findFirst({ ...query, where: { AND: [{ id: containerId }, alive] } }),
)

/** Stops any container. @throws NotFoundError, ConflictError (it could not be removed) */
export async function destroyContainer(ctx: Context, id: string): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const isId = uuid().safeParse(id).success
  const container = isId
    ? await ctx.db.container.findUnique({
        where: { id },
        select: { warmChallenge: { select: { id: true, title: true, gameId: true } } },
      })
    : null
  if (!container) throw new NotFoundError('container.notFound')
  await removeOrKeep(ctx, id, {
    removed: (tx, { image, assignment, testChallenge }) => {
      const other = testChallenge ?? container.warmChallenge
      return recordAudit(tx, ctx, {
        action: 'container.stopped',
        subject: { id, name: (assignment?.challenge ?? other)?.title ?? null },
        gameId: (assignment?.challenge ?? other)?.gameId ?? null,
        before: {
          image,
          challengeId: assignment?.challengeId ?? other?.id ?? null,
          teamId: assignment?.participation.teamId ?? null,
        },
      })
    },
  })
}
