import type { World } from './history-step.ts'

export const divisions = ['Students', 'Open']

/** A step of a history: an organizer changes the rights of a division. */
export async function setRandomRights({ test, admin, random, played }: World): Promise<{ said: string }> {
  const { gameId } = played
  const name = random.pick(divisions)
  const { id: divisionId } = await test.services.db.division.findUniqueOrThrow({
    where: { gameId_name: { gameId, name } },
  })
  const rights = random.pick<Record<string, unknown>>([
    { standing: 'Ranked' },
    { standing: 'OutOfCompetition' },
    { standing: 'Tester' },
    { takesBloods: random.below(2) === 0 },
    { lowersValues: random.below(2) === 0 },
    { hiddenChallengeIds: [random.pick(played.challengeIds)] },
    { standing: null, takesBloods: null, lowersValues: null, hiddenChallengeIds: null },
  ])
  const { __typename, code } = await admin.mutate('setDivisionRights', {
    gameId,
    divisions: [{ divisionId, ...rights }],
  })
  return { said: `the division ${name} gets ${JSON.stringify(rights)}: ${code ?? __typename}` }
}
