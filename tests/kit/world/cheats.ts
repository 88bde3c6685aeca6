import type { TestApp } from '../server/app.ts'
import { makePlayedGame, type Player } from './played-game.ts'

/**
 * Creates three teams and a challenge with one flag per team. The owner has opened the challenge and has a flag. The
 * others have not opened it.
 */
export async function makeCheatGame(test: TestApp, options: { startHours?: number } = {}) {
  const { gameId, challengeIds, players } = await makePlayedGame(test, {
    teams: 3,
    challenges: 2,
    ...options,
  })
  const [challengeId = 0, otherId = 0] = challengeIds
  const [owner, thief, third] = players
  if (!owner || !thief || !third) throw new Error('not three teams')
  const { db } = test.services
  await db.challenge.update({
    where: { id: challengeId },
    data: { type: 'DynamicContainer', flagTemplate: 'own{[GUID]}' },
  })
  await db.flag.deleteMany({ where: { challengeId } })
  const place = { gameId, challengeId }
  const open = async ({ actor }: Player) => {
    const answer = await actor.rest('GET', `/api/game/${gameId}/challenges/${challengeId}`)
    if (answer.status !== 200) throw new Error(`the challenge did not open: ${answer.text}`)
  }
  await open(owner)
  const { participationId } = owner
  const held = await db.assignment.findUniqueOrThrow({
    where: { challengeId_participationId: { challengeId, participationId } },
    include: { flag: true },
  })
  return { ...place, otherId, owner, thief, third, open, flag: held.flag?.flag ?? '' }
}

/** Submits a flag over REST from the player's own IP address. Returns the submission's id. */
export async function submitFrom(
  { actor }: Player,
  {
    gameId,
    challengeId,
    flag,
    address,
  }: { gameId: number; challengeId: number; flag: string; address: string },
): Promise<number> {
  const response = await actor.fetch(`/api/game/${gameId}/challenges/${challengeId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ flag }),
  })
  if (response.status !== 200) throw new Error(`the answer was refused: ${await response.text()}`)
  return Number(await response.text())
}
