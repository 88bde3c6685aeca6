import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { containing } from '../../database/containing.ts'

/** Of those that are found by their id alone; a part of one that short is no help to anybody. */
const mostById = 1000

/** Users of whom `hint` is a part: of the name, address, number, phone, real name or id, whatever the case. */
export async function usersMatching(ctx: Pick<Context, 'db'>, hint: string): Promise<Prisma.UserWhereInput> {
  const isInId = /^[0-9a-f-]{1,36}$/i.test(hint)
  const byId = isInId
    ? await ctx.db.$queryRaw<{ id: string }[]>`
        SELECT id FROM "user" WHERE strpos(id::text, ${hint.toLowerCase()}) > 0 ORDER BY id LIMIT ${mostById}`
    : []
  return {
    OR: [
      ...containing(hint).flatMap((filter): Prisma.UserWhereInput[] => [
        { userName: filter },
        { email: filter },
        { studentNumber: filter },
        { phone: filter },
        { realName: filter },
      ]),
      { id: { in: byId.map(({ id }) => id) } },
    ],
  }
}
