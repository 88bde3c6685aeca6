import type { Division, Game } from '../../../../prisma/generated/client/client.ts'
import type { Transaction } from '../../../database/database.ts'
import { invalidField } from '../../../use-case/errors.ts'

export type GameWithDivisions = Game & { divisions: Division[] }

/** Whether the teams of a division have fewer rights than others. */
function isRestricted(division: Division & { exclusions: unknown[] }): boolean {
  const { standing, takesBloods, lowersValues, exclusions } = division
  return standing !== 'Ranked' || !takesBloods || !lowersValues || exclusions.length > 0
}

/** The divisions that teams can choose, in order: those of testers and those by hand are for organizers. */
export function joinableDivisions({ divisions }: Pick<GameWithDivisions, 'divisions'>): Division[] {
  return divisions.filter(({ entry, standing }) => entry !== 'ByHand' && standing !== 'Tester')
}

/** Whether teams that join with a division, or without one, wait for a review: the division decides before the game. */
export function waitsForReview(
  { acceptWithoutReview }: Pick<Game, 'acceptWithoutReview'>,
  division: Pick<Division, 'requiresReview'> | null,
): boolean {
  return division?.requiresReview ?? !acceptWithoutReview
}

/**
 * Replaces the divisions of a game by `names`, in that order; known ones keep their rights. Teams of a removed
 * division have none. Returns the accepted participations among them, whose rows on the board change, and whether the
 * board loses a division with other rights than the rest.
 * @throws InvalidInputError for a removed division with teams that have fewer rights
 */
export async function setDivisions(
  tx: Transaction,
  gameId: number,
  names: string[],
): Promise<{ without: number[]; areRightsChanged: boolean }> {
  const stored = await tx.division.findMany({ where: { gameId }, include: { exclusions: true } })
  const gone = stored.filter(({ name }) => !names.includes(name))
  const removed = gone.map(({ id }) => id)
  const restricted = gone.filter(isRestricted)
  const held = await tx.participation.findFirst({
    where: { divisionId: { in: restricted.map(({ id }) => id) } },
    select: { division: { select: { name: true } } },
  })
  // These teams would get rights that they do not have.
  if (held) throw invalidField('divisions', 'game.divisionHasTeams', { name: held.division?.name ?? '' })
  const leftOver = await tx.participation.findMany({
    where: { divisionId: { in: removed }, status: 'Accepted' },
    select: { id: true },
  })
  await tx.division.deleteMany({ where: { id: { in: removed } } })
  for (const [position, name] of names.entries()) {
    const known = stored.find((division) => division.name === name)
    if (!known) await tx.division.create({ data: { gameId, name, position } })
    else if (known.position !== position) {
      await tx.division.update({ where: { id: known.id }, data: { position } })
    }
  }
  return { without: leftOver.map(({ id }) => id), areRightsChanged: restricted.length > 0 }
}
