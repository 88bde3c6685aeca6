import { requireUser } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import { joinableDivisions } from '../../game/divisions/divisions.ts'
import { readGame } from '../../game/read-games.ts'
import { findClaimedDivision } from '../../identity/claimed-division.ts'
import { meetsDomains } from './require-division.ts'

/**
 * The viewer's teams that have joined a game, and the divisions that the viewer may choose. A code of a division is not
 * checked before they join.
 * @throws NotFoundError
 */
export async function readJoinCheck(ctx: Context, gameId: number) {
  const viewer = requireUser(ctx, 'read')
  const game = await readGame(ctx, gameId)
  const joinable = joinableDivisions(game)
  const [joined, user, claimed] = await Promise.all([
    ctx.db.participation.findMany({
      where: { gameId, team: { members: { some: { userId: viewer.id } } } },
      orderBy: { teamId: 'asc' },
      select: { teamId: true, divisionId: true },
    }),
    ctx.db.user.findUniqueOrThrow({
      where: { id: viewer.id },
      select: { email: true, emailConfirmed: true },
    }),
    findClaimedDivision(ctx.db, viewer.id, joinable),
  ])
  const open = claimed ? [claimed] : joinable
  return {
    joined,
    joinable: open.filter(
      ({ entry, mailDomains }) => entry !== 'MailDomain' || meetsDomains(user, mailDomains),
    ),
  }
}
