import type { Actor } from '../calls/actor.ts'
import { editUrl, makeChallenge } from '../world/challenges.ts'
import { makeGame } from '../world/games.ts'

type Place = { admin: Actor; tester: Actor & { teamId: number }; gameId: number; otherChallengeId: number }

/**
 * Acts of organizers and testers out of sight: a challenge for each rule that keeps it from players, changed after it
 * exists and made anew, another name of the testers' team, and a hidden game that has not started. After the end
 * players know the titles of locked challenges, so that `deleteLocked` comes before.
 */
export async function actUnseen({ admin, tester, gameId, otherChallengeId }: Place) {
  const kept = {
    draft: { isEnabled: false },
    unreleased: { releaseAt: '2100-01-01T00:00:00Z' },
    locked: { requiredChallengeIds: [otherChallengeId], lockedView: 'Hidden' },
  }
  const deleteOne = (id: number) => done(admin.rest('DELETE', editUrl(gameId, `/${id}`)), 'DELETE')
  let last = 0
  for (const [name, rules] of Object.entries(kept)) {
    const first = await makeKept(admin, { gameId, name: `${name} one`, rules })
    await done(
      admin.rest('PUT', editUrl(gameId, `/${first}`), { title: `${name} anew`, originalScore: 1200 }),
      'PUT',
    )
    const second = await makeKept(admin, { gameId, name: `${name} two`, rules })
    await deleteOne(second)
    last = first
  }
  await done(tester.rest('PUT', `/api/team/${tester.teamId}`, { name: 'Night watch' }), 'a name')
  await makeGame(admin, { hidden: true, start: Date.now() + 3_600_000, end: Date.now() + 7_200_000 })
  return { deleteLocked: () => deleteOne(last) }
}

/** A challenge with a flag, which its rules keep from players before it could be enabled. */
async function makeKept(
  admin: Actor,
  { gameId, name, rules }: { gameId: number; name: string; rules: object },
): Promise<number> {
  const challengeId = await makeChallenge(admin, gameId, { title: name })
  const { __typename } = await admin.mutate('updateChallenge', { gameId, challengeId, ...rules })
  if (__typename !== 'UpdateChallengePayload') throw new Error(`no rules: ${__typename}`)
  const flags = [{ flag: 'flag{kept}' }]
  await done(admin.rest('POST', editUrl(gameId, `/${challengeId}/flags`), flags), 'flags')
  if (!('isEnabled' in rules))
    await done(admin.rest('PUT', editUrl(gameId, `/${challengeId}`), { isEnabled: true }), 'enabled')
  return challengeId
}

async function done(answer: Promise<{ status: number; text: string }>, what: string): Promise<void> {
  const { status, text } = await answer
  if (status !== 200) throw new Error(`not done (${what}): ${text}`)
}
