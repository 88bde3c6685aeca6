import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeWebhook } from '../../kit/calls/webhooks.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { containersInMemory } from '../../kit/services/docker/containers-in-memory.ts'
import { startWebhookReceiver } from '../../kit/services/webhook-receiver.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makePlayedGame } from '../../kit/world/played-game.ts'

let test: TestApp
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  test = await startTestApp({
    env: { HALYARD_WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' },
    overrides: { containers: containersInMemory() },
  })
})
afterAll(async () => {
  await test.dispose()
  await receiver.stop()
})

it('tells organizers of a start that was refused at the limit', async () => {
  const admin = await signIn(test, 'Admin')
  const game = await makePlayedGame(test, { teams: 1, challenges: 3, endHours: 2 })
  const { db } = test.services
  await db.challenge.updateMany({
    where: { id: { in: game.challengeIds } },
    data: { type: 'StaticContainer', containerImage: 'sea:1', containerExposePort: 80 },
  })
  await db.game.update({ where: { id: game.gameId }, data: { containerCountLimit: 1 } })
  const { secret } = await makeWebhook(admin, {
    gameId: game.gameId,
    url: new URL('/limits', receiver.url).href,
    events: ['container.limit_reached'],
    isForOrganizers: true,
  })
  const [player] = game.players
  const start = (index: number) =>
    player?.actor.rest('POST', `/api/game/${game.gameId}/container/${game.challengeIds[index]}`)
  const told = () =>
    receiver
      .verified(secret, '/limits')
      .map(({ type, data }) => [type, (data['challenge'] as { id: number }).id])

  expect(await start(0)).toMatchObject({ status: 200 })
  const refused = await start(1)
  expect(refused).toMatchObject({ status: 400, body: { code: 'CONTAINER_LIMIT' } })
  const { title } = await db.challenge.findUniqueOrThrow({ where: { id: game.challengeIds[0] ?? 0 } })
  expect(refused?.text).toContain(`Stop one of them first: ${title}.`)
  const type = 'container.limit_reached'
  await until(() => told().length === 1, 'the refused start is told')
  expect(told()).toEqual([[type, game.challengeIds[1]]])
})
