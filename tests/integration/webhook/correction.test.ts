import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeWebhook } from '../../kit/calls/webhooks.ts'
import { startWebhookStage, type WebhookStage } from '../../kit/server/webhook-stage.ts'
import { until } from '../../kit/wait.ts'

let stage: WebhookStage
beforeAll(async () => {
  stage = await startWebhookStage()
})
afterAll(() => stage.dispose())

it('tells organizers of each correction with its reason, once', async () => {
  const { admin, game, receiver } = stage
  const { gameId } = game
  const { secret, webhookId } = await makeWebhook(admin, {
    gameId,
    url: stage.urlOf('/corrections'),
    events: ['solves.corrected'],
    isForOrganizers: true,
  })
  await stage.solve(0, 0)
  const [challengeId] = game.challengeIds
  const [, other] = game.players
  for (const [field, input] of [
    ['voidSolves', { gameId, challengeId, reason: 'The flag leaked' }],
    ['restoreSolves', { gameId, challengeId, reason: 'The team explained it' }],
    ['grantSolve', { gameId, challengeId, teamId: other?.teamId, reason: 'The instance was down' }],
  ] as const)
    expect((await admin.mutate(field, input)).__typename).not.toMatch(/Error$/)

  const told = () => receiver.verified(secret, '/corrections')
  await until(() => told().length === 3, 'the three corrections arrive')
  const rows = await stage.test.services.db.submission.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
  const [solved, granted] = [rows[0]?.id, rows.at(-1)?.id]
  expect(
    told().map(({ type, data }) => [type, data['correction'], data['reason'], data['submissionIds']]),
  ).toEqual([
    ['solves.corrected', 'void', 'The flag leaked', [solved]],
    ['solves.corrected', 'restore', 'The team explained it', [solved]],
    ['solves.corrected', 'grant', 'The instance was down', [granted]],
  ])
  await stage.disable(webhookId)
})
