import type { Division, Game } from '../../../prisma/generated/client/client.ts'
import type { Transaction } from '../../database/database.ts'

export type GameWithDivisions = Game & { divisions: Division[] }

/**
 * Replaces the divisions of a game by `names`, in that order. Teams of a removed division have none. Returns the
 * accepted participations among them, whose rows on the board change.
 */
export async function setDivisions(tx: Transaction, gameId: number, names: string[]): Promise<number[]> {
  const stored = await tx.division.findMany({ where: { gameId } })
  const removed = stored.filter(({ name }) => !names.includes(name)).map(({ id }) => id)
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
  return leftOver.map(({ id }) => id)
}
