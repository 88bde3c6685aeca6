import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeWebhook } from '../../kit/calls/webhooks.ts'
import { startWebhookStage, type WebhookStage } from '../../kit/server/webhook-stage.ts'

let stage: WebhookStage
beforeAll(async () => {
  stage = await startWebhookStage()
})
afterEach(() => stage.reset())
afterAll(() => stage.dispose())

it('sends the names of teams as they are shown, in each event and on one line of a chat', async () => {
  const { admin, game, receiver } = stage
  const [lying, blank] = game.players
  if (!lying || !blank) throw new Error('two teams')
  const rename = ({ actor, teamId }: typeof lying, name: string) =>
    actor.rest('PUT', `/api/team/${teamId}`, { name })
  expect((await rename(lying, 'Gulls\nIt is over\u202e')).status).toBe(200)
  expect((await rename(blank, '\u200b')).status).toBe(200)
  const events = ['challenge.solved', 'challenge.blood']
  const hooks = [
    await makeWebhook(admin, { gameId: game.gameId, url: stage.urlOf('/plain'), events }),
    await makeWebhook(admin, { gameId: game.gameId, url: stage.urlOf('/chat'), events, form: 'Discord' }),
  ]
  await stage.solve(0, 0)
  await stage.solve(1, 0)
  const isTold = (deliveries: { status: string }[]) =>
    deliveries.length === 4 && deliveries.every(({ status }) => status === 'Delivered')
  for (const { webhookId } of hooks) await stage.waitFor(webhookId, isTold, 'all events arrive')
  const bodiesAt = (path: string) =>
    receiver.received.filter((request) => request.path === path).map(({ body }) => JSON.parse(body) as object)
  const plain = bodiesAt('/plain') as { type: string; data: { team: { name: string } } }[]
  expect(plain.map(({ type, data }) => `${type} ${data.team.name}`).toSorted()).toEqual([
    `challenge.blood #${blank.teamId}`,
    'challenge.blood Gulls It is over',
    `challenge.solved #${blank.teamId}`,
    'challenge.solved Gulls It is over',
  ])
  const chat = bodiesAt('/chat') as { embeds: { description: string }[] }[]
  const lines = chat.flatMap(({ embeds }) => embeds.map(({ description }) => description))
  expect(lines.filter((line) => line.includes('Gulls It is over'))).toHaveLength(2)
  expect(lines.filter((line) => line.includes(`#${blank.teamId}`))).toHaveLength(2)
  for (const { webhookId } of hooks) await stage.disable(webhookId)
})
