import type { Certificate, Prisma } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { guardGuess } from '../../limits/guard-guess.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { readCode } from './certificate-code.ts'
import { isStatable } from './certificate.policy.ts'
import { isEntitled, isSameResult, resultOf, type StatedResult } from './stated-result.ts'

/** Columns of the rows that a certificate depends on. */
export const withSubject = {
  game: true,
  participation: {
    select: { teamId: true, createdAt: true, members: { select: { userId: true, joinedAt: true } } },
  },
} as const satisfies Prisma.CertificateInclude

export type CertificateState = 'Valid' | 'Changed' | 'NotFinal' | 'NotEntitled' | 'Withdrawn'

type Subject = Certificate & Prisma.CertificateGetPayload<{ include: typeof withSubject }>

/** `current` is the result on the board of now, unless nobody may see it or the team has none. */
export type Verified = { state: CertificateState; current: StatedResult | null }

/**
 * The certificate with a code that somebody typed or scanned. Codes that are not those of a certificate count as
 * guesses.
 * @throws NotFoundError, RateLimitedError
 */
export async function findByCode(ctx: Context, typed: string): Promise<Subject> {
  const code = readCode(typed)
  return guardGuess(ctx, { what: 'certificate', wrong: ['certificate.notFound'] }, async () => {
    const found =
      code === null
        ? null
        : await ctx.db.certificate.findUnique({ where: { code, game: isNotDeleted }, include: withSubject })
    if (!found) throw new NotFoundError('certificate.notFound')
    return found
  })
}

/** Compares a certificate with the current state: the rule and the board of its game, the team, and its members. */
export async function verify(ctx: Context, certificate: Subject): Promise<Verified> {
  const { game, participation, userId } = certificate
  if (certificate.withdrawnAt) return { state: 'Withdrawn', current: null }
  if (!isStatable(game)) return { state: 'NotFinal', current: null }
  const member = participation.members.find((one) => one.userId === userId)
  const joinedAt = userId === null ? participation.createdAt : member?.joinedAt
  const board = await ctx.scoreboards.get(game.id, 'public')
  const row = board?.rowByTeam.get(participation.teamId)
  if (!board || !row || !joinedAt || !isEntitled(game, row, joinedAt)) {
    return { state: 'NotEntitled', current: null }
  }
  const current = resultOf(board, row)
  return { state: isSameResult(certificate, current) ? 'Valid' : 'Changed', current }
}

/** The address of the PDF on this platform. */
export function certificatePath({ code }: Pick<Certificate, 'code'>): string {
  return `/certificates/${code}.pdf`
}

/** A certificate that the caller has just issued or changed. */
export function findIssued(ctx: Context, typed: string, query: object) {
  return ctx.db.certificate.findUnique({
    ...query,
    where: { code: readCode(typed) ?? '', game: isNotDeleted },
  })
}
