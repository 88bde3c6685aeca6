import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { markedBlocks } from '../../../scripts/lib/docs/docs-blocks.js'
import { freePort } from '../../../server/database/free-port.ts'
import { makeWebhook, readWebhook } from '../../kit/calls/webhooks.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'halyard-receivers-'))
const programs = [
  { recipe: 'receiver-node', file: 'receiver.mjs', program: process.execPath },
  { recipe: 'receiver-python', file: 'receiver.py', program: 'python3' },
]
const running: ChildProcess[] = []
let test: TestApp

beforeAll(async () => {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  test = await startTestApp({ env: { HALYARD_WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' } })
})
afterAll(async () => {
  for (const child of running) {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill()) await ended
  }
  await test.dispose()
  rmSync(folder, { recursive: true })
})

it.each(programs)(
  '$recipe of the document prints each event once and refuses a forged one',
  async (receiver) => {
    const { recipe, file, program } = receiver
    const block = markedBlocks('docs/bots/webhooks.md').find(({ value }) => value === recipe)
    writeFileSync(path.join(folder, file), block?.text ?? '')
    const admin = await signIn(test, 'Admin')
    const game = await makePlayedGame(test, { teams: 1, challenges: 1, endHours: 2 })
    const url = `http://127.0.0.1:${await freePort()}/ctf`
    const { webhookId, secret } = await makeWebhook(admin, {
      gameId: game.gameId,
      url,
      events: ['challenge.solved'],
    })
    const child = spawn(program, [path.join(folder, file)], {
      env: { ...process.env, PYTHONUNBUFFERED: '', WEBHOOK_SECRET: secret, PORT: new URL(url).port },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.push(child)
    let output = ''
    child.stdout.on('data', (part: Buffer) => (output += part.toString()))
    await until(() => output.includes('Listening'), 'the receiver listens')

    const [player] = game.players
    const [challengeId = 0] = game.challengeIds
    if (!player) throw new Error('no player')
    await submit(player, { gameId: game.gameId, challengeId, flag: flagOf(challengeId) })
    const read = async () => (await readWebhook(admin, webhookId)).deliveries
    await until(async () => (await read())[0]?.status === 'Delivered', 'the solve is delivered')
    const [delivery] = await read()
    const replayed = await admin.mutate(
      'replayWebhookDelivery',
      { deliveryId: delivery?.id ?? '' },
      'delivery { status }',
    )
    expect(replayed).toMatchObject({ delivery: { status: 'Waiting' } })
    await until(async () => (await read())[0]?.status === 'Delivered', 'it is delivered again')

    const headers = {
      'webhook-id': 'forged',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
    }
    const forged = await fetch(url, { method: 'POST', headers, body: delivery?.body ?? '' })
    expect(forged.status).toBe(401)
    const lines = output.trim().split('\n').slice(1)
    expect(lines).toEqual([expect.stringMatching(/^challenge\.solved .+ Challenge 1$/)])
  },
)
