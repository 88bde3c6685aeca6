import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import type { ChallengeValues } from '../../../../rules/challenge-file/challenge-values.ts'
import type { Context } from '../../../context.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { withFile } from '../challenge-rows.ts'
import { byCategory } from '../read-challenges.ts'

const parts = {
  attachment: withFile,
  extraHints: { orderBy: { position: 'asc' } },
  flags: {
    // The file has no flags of single teams, which can be thousands.
    where: {
      OR: [{ isBait: true }, { challenge: { type: { in: ['StaticAttachment', 'StaticContainer'] } } }],
    },
    orderBy: { id: 'asc' },
  },
  requirements: {
    include: { required: { select: { title: true } } },
    orderBy: byCategory().map((required) => ({ required })),
  },
} satisfies Prisma.ChallengeInclude

export type ExportedChallenge = Awaited<ReturnType<typeof loadExported>>['challenges'][number]

/** The title of the game, and the rows of some of its challenges as of one moment. @throws NotFoundError */
export function loadExported(ctx: Context, gameId: number, ids: number[]) {
  return ctx.db.$transaction(
    async (tx) => {
      const game = await tx.game.findUnique({
        where: { id: gameId, ...isNotDeleted },
        select: { title: true },
      })
      if (!game) throw new NotFoundError('game.notFound')
      const where = { id: { in: ids }, gameId }
      const challenges = await tx.challenge.findMany({ where, include: parts, orderBy: byCategory() })
      if (challenges.length < ids.length) throw new NotFoundError('challenge.notFound')
      return { title: game.title, challenges }
    },
    { isolationLevel: 'RepeatableRead' },
  )
}

/** The values of a row, with their names in GraphQL. */
export function valuesOf({ difficulty, ...row }: ExportedChallenge): ChallengeValues {
  return {
    ...row,
    decaySolves: difficulty,
    extraHints: row.extraHints.map((hint) => ({ ...hint, releaseAt: textOf(hint.releaseAt) })),
    releaseAt: textOf(row.releaseAt),
    closeAt: textOf(row.closeAt),
    requiredChallenges: row.requirements.map(({ required }) => required),
  }
}

const textOf = (time: Date | null) => time?.toISOString() ?? null
