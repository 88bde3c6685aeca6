import type { Actor } from '../calls/actor.ts'
import type { TestApp } from '../server/app.ts'

type Place = { gameId: number; challengeId: number; teamId: number }
type People = { admin: Actor; member: Actor }

/** An award and a bought hint with a value in every field. */
export async function makePoints(test: TestApp, { admin, member }: People, place: Place) {
  const { db } = test.services
  const { gameId, challengeId, teamId } = place
  const award = { gameId, teamId, points: 50, reason: 'King of the hill', idempotencyKey: 'round-1' }
  await admin.mutate('giveAward', award)
  const { idempotencyKey } = award
  const { id: awardId } = await db.scoreAdjustment.findFirstOrThrow({ where: { idempotencyKey } })
  await db.scoreAdjustment.update({ where: { id: awardId }, data: { tokenName: 'Scorer' } })
  const hints = [{ title: 'Tide', content: 'Look up', cost: 10, releaseAt: '2020-01-01T00:00:00Z' }]
  await admin.mutate('setExtraHints', { gameId, challengeId, hints })
  const { id: hintId } = await db.hint.findFirstOrThrow({ where: { challengeId } })
  const { __typename } = await member.mutate('unlockHint', { hintId })
  if (__typename !== 'UnlockHintPayload') throw new Error(`not bought: ${__typename}`)
  return { awardId, hintId }
}
