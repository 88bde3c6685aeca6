import type { Database } from '../../../database/database.ts'

/** A filter for the purchases of the team of a user. */
export const boughtBy = (userId: string) => ({ participation: { members: { some: { userId } } } })

/** The texts of the released hints of a challenge that a team may read: the free ones, and those that it bought. */
export async function openHintTexts(
  db: Database,
  { challengeId, participationId }: { challengeId: number; participationId: number },
): Promise<string[]> {
  const hints = await db.hint.findMany({
    where: {
      challengeId,
      isReleased: true,
      OR: [{ cost: 0 }, { adjustments: { some: { participationId } } }],
    },
    orderBy: { position: 'asc' },
  })
  return hints.map(({ title, content }) => (title === '' ? content : `**${title}**\n\n${content}`))
}
