import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '../calls/actor.ts'
import { makeWebhook } from '../calls/webhooks.ts'
import type { TestApp } from '../server/app.ts'
import { storeCertificate } from '../world/certificates.ts'

type Place = { gameId: number; challengeId: number; teamId: number }
type People = { admin: Actor; member: Actor & { userId: string } }

/** An award, a bought hint, a rating, a write-up and a pause with a value in every field. */
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
  const rated = await member.mutate('rateChallenge', {
    challengeId,
    stars: 4,
    comment: 'Tidy',
  })
  if (rated.__typename !== 'RateChallengePayload') throw new Error(`not rated: ${rated.__typename}`)
  const { id: ratingId } = await db.rating.findFirstOrThrow({ where: { challengeId } })
  const writeupId = await makeWriteup(test, place, member)
  const { id: participationId } = await db.participation.findFirstOrThrow({ where: { gameId, teamId } })
  const pausedAt = new Date(Date.now() - 600_000)
  await db.gamePause.create({ data: { gameId, pausedAt, resumedAt: new Date(pausedAt.getTime() + 1000) } })
  const withdrawal = { withdrawnAt: new Date(), withdrawalReason: 'Second account' }
  const certificateCode = await storeCertificate(db, { gameId, participationId, ...withdrawal })
  return { awardId, hintId, ratingId, writeupId, certificateCode, ...(await makeHook(test, admin, gameId)) }
}

async function makeWriteup({ services: { db } }: TestApp, place: Place, { userId }: { userId: string }) {
  const { gameId, challengeId, teamId } = place
  const { id: participationId } = await db.participation.findFirstOrThrow({ where: { gameId, teamId } })
  const at = new Date()
  const state = { state: 'Published', refusal: 'Too short', submittedAt: at, publishedAt: at } as const
  const written = { kind: 'Text', content: 'Look at the tide', ...state } as const
  const { id } = await db.sharedWriteup.create({
    data: { gameId, participationId, userId, solvedId: challengeId, ...written },
  })
  await db.sharedWriteupChallenge.create({ data: { writeupId: id, challengeId, gameId } })
  return id
}

/** A webhook with a delivery, with a value in every field. */
async function makeHook({ services: { db } }: TestApp, admin: Actor, gameId: number) {
  const url = 'http://127.0.0.1:9/'
  const { webhookId } = await makeWebhook(admin, { gameId, url, events: ['game.ended'] })
  const at = new Date()
  const times = { failingSince: at, switchedOffAt: at, previousSecretUntil: at, isEnabled: false }
  await db.webhook.update({ where: { id: webhookId }, data: times })
  const answer = { responseStatus: 500, responseText: 'Out of order', durationMs: 7, failure: 'HTTP 500' }
  const event = { type: 'game.ended', body: '{}', source: 'shown', createdAt: at, dueAt: at, triedAt: at }
  const { id } = await db.webhookDelivery.create({ data: { id: uuidv7(), webhookId, ...event, ...answer } })
  return { webhookId, deliveryId: id }
}
