import type { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import type { Prisma } from '../../../prisma/generated/client/client.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { containing } from '../../database/containing.ts'
import { listOf } from '../../database/row-list.ts'
import { int32 } from '../../use-case/input.ts'
import { visibleParticipations } from './participation.policy.ts'

const orders = { newest: { id: 'desc' }, team: { teamId: 'asc' } } as const

type Filter = { status?: ParticipationStatus | null | undefined; search?: string | null | undefined }

/** The participations of a game for administrators. The search is a part of the team's name or its id. */
export function gameParticipations(
  ctx: Context,
  gameId: number,
  { status, search }: Filter = {},
  order: keyof typeof orders = 'newest',
) {
  requireAdmin(ctx)
  return listOf(ctx.db.participation, {
    where: { gameId, ...(status && { status }), ...(search && { team: matching(search) }) },
    orderBy: orders[order],
  })
}

/** A participation that the viewer may see, with a door's selection; else null. */
export function findParticipation(ctx: Context, id: number, query: object) {
  return ctx.db.participation.findFirst({
    ...query,
    where: { id, AND: [visibleParticipations(ctx.viewer)] },
  })
}

/** The participation of a use case's result, with a door's selection. */
export function loadParticipation(ctx: Context, id: number, query: object) {
  return ctx.db.participation.findUniqueOrThrow({ ...query, where: { id } })
}

/** The participations of a use case's result, oldest first, with a door's selection. */
export function loadParticipations(ctx: Context, ids: number[], query: object) {
  return ctx.db.participation.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: 'asc' } })
}

function matching(search: string): Prisma.TeamWhereInput {
  const byName = containing(search).map((name) => ({ name }))
  const id = /^\d+$/.test(search) ? int32().safeParse(search) : null
  return { OR: id?.success ? [...byName, { id: id.data }] : byName }
}
