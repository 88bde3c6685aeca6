import type { Prisma } from '../../../prisma/generated/client/client.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { uuid } from '../../use-case/input.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { removeOrKeep } from './instance/stop-instance.service.ts'

/** Containers that run or will run for teams; test containers are excluded. */
export const ofTeams = {
  instance: { isNot: null },
  status: { not: 'Destroyed' },
} as const satisfies Prisma.ContainerWhereInput
export const oldestFirst = [{ startedAt: 'asc' }, { id: 'asc' }] as const

const withInstance = {
  instance: {
    select: {
      challenge: { select: { id: true, title: true, category: true } },
      participation: { select: { team: { select: { id: true, name: true, avatarHash: true } } } },
    },
  },
} satisfies Prisma.ContainerInclude

export type ContainerOfTeam = Awaited<ReturnType<typeof listContainers>>[number]

/** The containers of all teams by start time, oldest first. */
export async function listContainers(ctx: Context) {
  requireAdmin(ctx)
  return ctx.db.container.findMany({ where: ofTeams, orderBy: [...oldestFirst], include: withInstance })
}

/** Stops a team's container or a test container. @throws NotFoundError, ConflictError (it could not be removed) */
export async function destroyContainer(ctx: Context, id: string): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const isId = uuid().safeParse(id).success
  const container = isId ? await ctx.db.container.findUnique({ where: { id } }) : null
  if (!container) throw new NotFoundError('container.notFound')
  await removeOrKeep(ctx, id, {
    removed: (tx, { image, instance, testChallenge }) =>
      recordAudit(tx, ctx, {
        action: 'container.stopped',
        subject: { id, name: (instance?.challenge ?? testChallenge)?.title ?? null },
        gameId: instance?.challenge.gameId ?? testChallenge?.gameId ?? null,
        before: {
          image,
          challengeId: instance?.challengeId ?? testChallenge?.id ?? null,
          teamId: instance?.participation.teamId ?? null,
        },
      }),
  })
}
