import { Prisma } from '../../../prisma/generated/client/client.ts'
import type { GameEventType } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import { containing } from '../../database/containing.ts'

export type EventFilter = {
  hideContainer?: boolean | null | undefined
  kinds?: GameEventType[] | null | undefined
  teamId?: number | null | undefined
  search?: string | null | undefined
}

const containerKinds: GameEventType[] = ['ContainerStart', 'ContainerDestroy']

export function eventsMatching({ hideContainer, kinds, teamId }: EventFilter): Prisma.GameEventWhereInput {
  return {
    AND: [
      hideContainer ? { type: { notIn: containerKinds } } : {},
      kinds ? { type: { in: kinds } } : {},
      typeof teamId === 'number' ? { teamId } : {},
    ],
  }
}

type Page = { cursor?: { id: number } | undefined; take?: number | undefined; skip?: number | undefined }

/**
 * The ids of one page of the events whose values, team name or username contain the searched text. Written in SQL
 * because Prisma cannot search a list of texts. Pages work as in Prisma: a negative `take` is the page before the
 * cursor.
 * @throws InvalidInputError if no text can contain the search
 */
export async function searchEvents(
  ctx: Context,
  gameId: number,
  {
    hideContainer,
    kinds,
    teamId,
    search,
    cursor,
    take = 100,
    skip = 0,
  }: EventFilter & { search: string } & Page,
): Promise<number[]> {
  const isBackward = take < 0
  const order = Prisma.raw(isBackward ? 'ASC' : 'DESC')
  const words = Prisma.sql`concat_ws(E'\\n', team.name, "user".user_name, array_to_string(event.values, E'\\n'))`
  const found = containing(search).map(({ contains }) => Prisma.sql`${words} ILIKE ${`%${contains}%`}`)
  const conditions = [
    Prisma.sql`event.game_id = ${gameId}`,
    Prisma.sql`(${Prisma.join(found, ' OR ')})`,
    ...(hideContainer ? [Prisma.sql`event.type::text <> ALL(${containerKinds})`] : []),
    ...(kinds ? [Prisma.sql`event.type::text = ANY(${kinds})`] : []),
    ...(typeof teamId === 'number' ? [Prisma.sql`event.team_id = ${teamId}`] : []),
    ...(cursor ? [fromCursor(cursor.id, isBackward)] : []),
  ]
  const rows = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT event.id FROM game_event event
      JOIN team ON team.id = event.team_id
      LEFT JOIN "user" ON "user".id = event.user_id
     WHERE ${Prisma.join(conditions, ' AND ')}
     ORDER BY event.published_at ${order}, event.id ${order}
     LIMIT ${Math.abs(take)} OFFSET ${skip}`
  return rows.map(({ id }) => id)
}

/** The condition for events from the cursor on, which is included; the caller skips it. */
function fromCursor(id: number, isBackward: boolean): Prisma.Sql {
  return Prisma.sql`(event.published_at, event.id) ${Prisma.raw(isBackward ? '>=' : '<=')}
    (SELECT mark.published_at, mark.id FROM game_event mark WHERE mark.id = ${id})`
}
