import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { containing } from '../../database/containing.ts'

/** Maximum number of matches by id alone. A part of an id with more matches is too short to identify a user. */
const maxMatchesById = 1000

/** Users whose name, address, student number, phone, real name or id contains `hint`, ignoring case. */
export async function usersMatching(
  ctx: Pick<Context, 'searchDb'>,
  hint: string,
): Promise<Prisma.UserWhereInput> {
  const isInId = /^[0-9a-f-]{1,36}$/i.test(hint)
  const byId = isInId
    ? await ctx.searchDb.$queryRaw<{ id: string }[]>`
        SELECT id FROM "user" WHERE strpos(id::text, ${hint.toLowerCase()}) > 0 ORDER BY id LIMIT ${maxMatchesById}`
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
