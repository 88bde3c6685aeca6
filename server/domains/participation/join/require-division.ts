import type { Division } from '../../../../prisma/generated/client/client.ts'
import type { Transaction } from '../../../database/database.ts'
import { ConflictError, invalidField } from '../../../use-case/errors.ts'
import type { Viewer } from '../../../use-case/viewer.ts'
import { isOfDomain } from '../../account/email/email-domain.ts'
import { joinableDivisions, type GameWithDivisions } from '../../game/divisions/divisions.ts'
import { findClaimedDivision } from '../../identity/claimed-division.ts'
import { isDivisionValid, mayChooseDivision } from '../participation.policy.ts'

type Entry = {
  viewer: Viewer
  teamId: number
  division?: string | null | undefined
  inviteCode?: string | null | undefined
}

/**
 * The division of a team after a member joins a locked game with it; null without one. In this order:
 * an accepted team, and one that an organizer put into a division by hand, stays in its division;
 * a team in the division that the claims of its first member name stays in it;
 * if the claims of the joining member name a division, a team without one gets it, and another team keeps its own;
 * the member chooses. Each member must meet the rule of the division. A division with a code requires that code instead
 * of the game's.
 * @throws InvalidInputError, ConflictError (hidden game without a code)
 */
export async function requireDivision(
  tx: Transaction,
  game: GameWithDivisions,
  { viewer, teamId, ...input }: Entry,
): Promise<Division | null> {
  const joinable = joinableDivisions(game)
  const own = await tx.participation.findFirst({
    where: { gameId: game.id, teamId, team: { members: { some: { userId: viewer.id } } } },
    include: { division: true, members: { orderBy: { joinedAt: 'asc' }, take: 1, select: { userId: true } } },
  })
  const isByHand = own?.division != null && !joinable.some(({ id }) => id === own.divisionId)
  const chosen = joinable.find(({ name }) => name === input.division) ?? null
  const claimed = await findClaimedDivision(tx, viewer.id, joinable)
  const isUnchanged = own !== null && (isByHand || !mayChooseDivision(own.status))
  const first = own?.members[0]
  const ofFirst = first && (await findClaimedDivision(tx, first.userId, joinable))
  const isByClaim = ofFirst != null && ofFirst.id === own?.divisionId
  const decided = claimed || isByClaim ? (own?.division ?? claimed) : null
  const division = isUnchanged ? own.division : (decided ?? chosen)
  requireCode(game, division, input.inviteCode)
  const names = joinable.map(({ name }) => name)
  const isChosen = input.division != null
  if (!isUnchanged && decided && isChosen && input.division !== decided.name) {
    throw invalidField('division', 'participation.divisionClaimed', { division: decided.name })
  }
  if (!isByHand && (isChosen || !decided) && !isDivisionValid(input.division, names)) {
    throw invalidField(
      'division',
      names.length > 0 ? 'participation.divisionUnknown' : 'participation.noDivisions',
    )
  }
  if (division?.entry === 'MailDomain') await requireMailDomain(tx, division, viewer)
  return division
}

function requireCode(
  game: GameWithDivisions,
  division: Division | null,
  inviteCode: string | null | undefined,
): void {
  const code = division?.entry === 'Code' ? division.inviteCode : game.inviteCode
  // Guessing the id of a hidden game must not be enough to join it.
  if (game.hidden && !code) throw new ConflictError('participation.hiddenWithoutCode')
  // People type a code without the blanks that may be stored around it.
  if (code && inviteCode?.trim() !== code.trim())
    throw invalidField('inviteCode', 'participation.inviteCodeWrong')
}

async function requireMailDomain(tx: Transaction, { mailDomains }: Division, { id }: Viewer): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id },
    select: { email: true, emailConfirmed: true },
  })
  if (!meetsDomains(user, mailDomains)) {
    throw invalidField('division', 'participation.mailDomainWrong', { domains: mailDomains.join(', ') })
  }
}

/** The address counts only while it is confirmed. */
export function meetsDomains(
  { email, emailConfirmed }: { email: string; emailConfirmed: boolean },
  mailDomains: readonly string[],
): boolean {
  return emailConfirmed && isOfDomain(email, mailDomains)
}
