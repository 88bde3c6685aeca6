import type { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import type { Prisma } from '../../../prisma/generated/client/client.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { containing } from '../../database/containing.ts'
import { listOf } from '../../database/row-list.ts'
import { int32 } from '../../use-case/input.ts'
import { sortOrder, type ListOrder } from '../../use-case/list-order.ts'
import { visibleParticipations } from './participation.policy.ts'

type Filter = {
  status?: ParticipationStatus | null | undefined
  division?: string | null | undefined
  search?: string | null | undefined
  orderBy?: ParticipationOrder | null | undefined
}
type ParticipationOrder = ListOrder<'CREATED_AT' | 'TEAM_NAME' | 'TEAM_ID' | 'DIVISION' | 'STATUS'>

/** The participations of a game for administrators. The search is a part of the team's or division's name, or the team's id. */
export function gameParticipations(
  ctx: Context,
  gameId: number,
  { status, division, search, orderBy }: Filter = {},
) {
  requireAdmin(ctx)
  return listOf(
    ctx,
    'participation',
    {
      where: {
        gameId,
        ...(status && { status }),
        ...(division && { division: { gameId, name: division } }),
        ...(search && matching(search)),
      },
      orderBy: participationOrder(orderBy),
    },
    { isSearch: Boolean(search) },
  )
}

/** The participations of a team that the viewer may see, newest first. */
export function teamParticipations(ctx: Context, teamId: number) {
  return listOf(ctx, 'participation', {
    where: { teamId, AND: [visibleParticipations(ctx.viewer)] },
    orderBy: [{ id: 'desc' }],
  })
}

/** Newest first unless asked. */
function participationOrder(
  order: ParticipationOrder | null | undefined,
): Prisma.ParticipationOrderByWithRelationInput[] {
  if (!order) return [{ id: 'desc' }]
  const sort = sortOrder(order)
  switch (order.field) {
    case 'TEAM_NAME':
      return [{ team: { name: sort } }, { id: 'asc' }]
    case 'TEAM_ID':
      return [{ teamId: sort }]
    case 'DIVISION':
      // A cursor does not work where rows without a value come first.
      return [{ divisionId: { sort, nulls: 'last' } }, { id: 'asc' }]
    case 'STATUS':
      return [{ status: sort }, { id: 'asc' }]
    case 'CREATED_AT':
      return [{ id: sort }]
  }
}

/** A participation that the viewer may see, with a GraphQL selection; else null. */
export function findParticipation(ctx: Context, id: number, query: object) {
  return ctx.db.participation.findFirst({
    ...query,
    where: { id, AND: [visibleParticipations(ctx.viewer)] },
  })
}

/** The participation of a use case's result, with a GraphQL selection. */
export function loadParticipation(ctx: Context, id: number, query: object) {
  return ctx.db.participation.findUniqueOrThrow({ ...query, where: { id } })
}

/** The participations of a use case's result, oldest first, with a GraphQL selection. */
export function loadParticipations(ctx: Context, ids: number[], query: object) {
  return ctx.db.participation.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: 'asc' } })
}

function matching(search: string): Prisma.ParticipationWhereInput {
  const byName = containing(search).flatMap((name): Prisma.ParticipationWhereInput[] => [
    { team: { name } },
    { division: { name } },
  ])
  const id = /^\d+$/.test(search) ? int32().safeParse(search) : null
  return { OR: id?.success ? [...byName, { teamId: id.data }] : byName }
}
