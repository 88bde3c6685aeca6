import { randomBytes } from 'node:crypto'
import { createWebhookSender, type WebhookSender } from '../../../server/ports/webhook-sender.ts'
import { makeWebhook, readWebhook, type Delivery } from '../calls/webhooks.ts'
import { startTestSmtp } from '../services/test-smtp.ts'
import { startWebhookReceiver } from '../services/webhook-receiver.ts'
import { until } from '../wait.ts'
import { signIn } from '../world/factories.ts'
import { flagOf, makePlayedGame, submit } from '../world/played-game.ts'
import { startTestApp } from './app.ts'
import { mailEnv } from './mail-app.ts'

/** The names that the resolver knows. Only the first may be reached, although it is an address of a private network. */
const addresses: Record<string, string> = { 'receiver.test': '127.0.0.1', 'rebound.test': '127.0.0.1' }

export type WebhookStage = Awaited<ReturnType<typeof startWebhookStage>>

/**
 * Two servers on one database, so that either may take a delivery, with a receiver, a mail server and a game of three
 * teams and four challenges.
 */
export async function startWebhookStage() {
  const receiver = await startWebhookReceiver()
  const smtp = await startTestSmtp()
  const env = { ...mailEnv(smtp), HALYARD_SECRET: randomBytes(32).toString('hex') }
  const senderWith = (timeoutMs?: number) =>
    createWebhookSender({
      allowedHosts: ['receiver.test'],
      resolve: (host, callback) => {
        const address = addresses[host]
        if (address) callback(null, [{ address, family: 4 }])
        else callback(new Error(`no address for ${host}`), [])
      },
      ...(timeoutMs !== undefined && { timeoutMs }),
    })
  const [usual, hasty] = [senderWith(), senderWith(300)]
  // Only a receiver that hangs is given up early: on a busy machine any other may be as slow.
  const webhookSender: WebhookSender = {
    send: (request, signal) => (receiver.hangs ? hasty : usual).send(request, signal),
  }
  const test = await startTestApp({ env, overrides: { webhookSender } })
  const { databaseUrl } = test
  const { clock } = test.services
  const beside = await startTestApp({ env, databaseUrl, overrides: { webhookSender, clock } })
  const admin = await signIn(test, 'Admin')
  const game = await makePlayedGame(test, { teams: 3, challenges: 4, endHours: 200 })
  const read = (webhookId: number) => readWebhook(admin, webhookId)

  function urlOf(path: string, host = 'receiver.test'): string {
    const url = new URL(path, receiver.url)
    url.hostname = host
    return url.href
  }

  return {
    test,
    receiver,
    smtp,
    admin,
    game,
    urlOf,
    read,
    /** Moves the clocks of both servers. */
    later: (ms: number) => (clock.offsetMs += ms),
    solve(team: number, challenge: number) {
      const player = game.players[team]
      const challengeId = game.challengeIds[challenge] ?? 0
      if (!player) throw new Error('no such player')
      return submit(player, { gameId: game.gameId, challengeId, flag: flagOf(challengeId) })
    },
    async waitFor(webhookId: number, isDone: (deliveries: Delivery[]) => boolean, what: string) {
      await until(async () => isDone((await read(webhookId)).deliveries), what)
      return read(webhookId)
    },
    /** A webhook that receives events on request only. */
    async makeTestHook(path: string, options: { form?: 'Discord' | 'Slack'; host?: string } = {}) {
      const { host, ...rest } = options
      const url = urlOf(path, host)
      const made = await makeWebhook(admin, { gameId: game.gameId, url, events: ['game.ended'], ...rest })
      const send = async () => {
        const { __typename, code } = await admin.mutate('sendTestWebhook', { webhookId: made.webhookId })
        if (__typename !== 'SendTestWebhookPayload') throw new Error(`not sent: ${code}`)
      }
      return { ...made, send }
    },
    disable: (webhookId: number) => admin.mutate('updateWebhook', { webhookId, isEnabled: false }),
    reset() {
      receiver.received.length = 0
      receiver.hangs = false
      receiver.answer = (response) => void response.writeHead(204).end()
      clock.offsetMs = 0
    },
    async dispose() {
      await beside.dispose()
      await test.dispose()
      await receiver.stop()
      await smtp.stop()
    },
  }
}
