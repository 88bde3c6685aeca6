import { shownTeamName } from '../../../rules/names.ts'
import type { Certificate, Game } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { databaseTime } from '../../database/database-time.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, ForbiddenError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireUser } from '../../use-case/roles.ts'
import { viewerIdOf } from '../../use-case/viewer.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { lockGame, lockTeamParticipations } from '../participation/change-participation.ts'
import { newCode } from './certificate-code.ts'
import { issueInput } from './certificate.input.ts'
import { requireDrawable } from './pdf/undrawable-names.ts'
import { isStatable } from './certificate.policy.ts'
import { isEntitled, isSameResult, resultOf, type StatedResult } from './stated-result.ts'

/**
 * The certificate of the viewer, or of the viewer's team, for the final result of a game. The same certificate again
 * while the result and the names stay the same, otherwise a new one.
 * @throws ForbiddenError (no certificate for this team), ConflictError (not final or not revealed, withdrawn, a name of
 * which no font has a character)
 */
export async function issueCertificate(
  ctx: Context,
  { gameId, ...raw }: { gameId: number } & Record<string, unknown>,
): Promise<Certificate> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const { forTeam } = parseInput(issueInput, raw)
  const board = await ctx.scoreboards.get(gameId, 'public')
  const member = await memberOf(ctx, gameId)
  if (!member) throw new ForbiddenError('certificate.notEntitled')
  return ctx.db.$transaction(async (tx) => {
    if (!(await lockGame(tx, gameId))) throw new ForbiddenError('certificate.notEntitled')
    // Two calls at once make one certificate.
    await lockTeamParticipations(tx, member.teamId)
    const game = await tx.game.findUniqueOrThrow({ where: { id: gameId } })
    if (game.certificateRule === 'Off') throw new ForbiddenError('certificate.notEntitled')
    if (!isStatable(game)) throw new ConflictError('certificate.notFinal')
    const row = board?.rowByTeam.get(member.teamId)
    if (!board || !row || !isEntitled(game, row, joinedAt(member, forTeam === true)))
      throw new ForbiddenError('certificate.notEntitled')
    const holder = { participationId: member.participationId, userId: forTeam === true ? null : viewer.id }
    const names = {
      userName: forTeam === true ? null : viewer.userName,
      teamName: shownTeamName(row.team.name, member.teamId),
    }
    requireDrawable([names.userName, names.teamName, game.title])
    return issue(tx, {
      holder: { gameId, ...holder },
      names,
      result: resultOf(board, row),
      issuedAt: await databaseTime(tx, ctx.clock),
    })
  })
}

type Issue = {
  holder: Pick<Certificate, 'gameId' | 'participationId' | 'userId'>
  names: Pick<Certificate, 'userName' | 'teamName'>
  result: StatedResult
  issuedAt: Date
}

async function issue(tx: Transaction, { holder, names, result, issuedAt }: Issue): Promise<Certificate> {
  const last = await tx.certificate.findFirst({ where: holder, orderBy: { id: 'desc' } })
  // All certificates of a holder are withdrawn together, so the last one decides.
  if (last?.withdrawnAt) throw new ConflictError('certificate.withdrawn')
  const hasSameNames = last?.userName === names.userName && last.teamName === names.teamName
  if (last && hasSameNames && isSameResult(last, result)) return last
  return tx.certificate.create({ data: { code: newCode(), ...holder, ...names, ...result, issuedAt } })
}

function memberOf(ctx: Context, gameId: number) {
  return ctx.db.participationMember.findUnique({
    where: {
      gameId_userId: { gameId, userId: viewerIdOf(ctx) },
      game: isNotDeleted,
      participation: { status: 'Accepted' },
    },
    include: { participation: { select: { createdAt: true } } },
  })
}

type Member = { joinedAt: Date; participation: { createdAt: Date } }

function joinedAt(member: Member, forTeam: boolean): Date {
  return forTeam ? member.participation.createdAt : member.joinedAt
}

/** Whether the viewer can get a certificate of the game. False until the result is final and revealed. */
export async function mayGetCertificate(ctx: Context, game: Game): Promise<boolean> {
  if (!ctx.viewer || game.certificateRule === 'Off' || !isStatable(game)) return false
  const member = await memberOf(ctx, game.id)
  if (!member) return false
  const row = (await ctx.scoreboards.get(game.id, 'public'))?.rowByTeam.get(member.teamId)
  return row !== undefined && isEntitled(game, row, joinedAt(member, true))
}
