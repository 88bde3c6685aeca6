import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../database/free-port.ts'
import { listenOnAll, listenOnOne } from './listen.ts'

const host = '127.0.0.1'

function makeApp(): FastifyInstance {
  const app = fastify()
  app.get('/', async () => 'ahoy')
  onTestFinished(() => app.close())
  return app
}

it('accepts several of the connections that wait in one turn of the event loop', async () => {
  const app = makeApp()
  const close = await listenOnAll(app, { host, port: await freePort() })
  const { port } = app.server.address() as AddressInfo
  let accepted = 0
  app.server.on('connection', () => (accepted += 1))
  // The operating system completes these before the server accepts the first.
  const clients = Array.from({ length: 64 }, () => connect({ host, port }))
  onTestFinished(() => clients.forEach((client) => client.destroy()))
  const turns: number[] = []
  while (accepted < clients.length) {
    const before = accepted
    await nextTurn()
    turns.push(accepted - before)
  }
  expect(Math.max(...turns)).toBeGreaterThan(1)
  await close()
})

it('answers over each connection, and over none after it is closed', async () => {
  const app = makeApp()
  const port = await freePort()
  const close = await listenOnAll(app, { host, port })
  const ask = async () =>
    (await fetch(`http://${host}:${port}/`, { headers: { connection: 'close' } })).text()
  expect(new Set(await Promise.all(Array.from({ length: 64 }, ask)))).toEqual(new Set(['ahoy']))
  await close()
  await app.close()
  const refusals = Array.from({ length: 64 }, async () => {
    const [error] = (await once(connect({ host, port }), 'error')) as [NodeJS.ErrnoException]
    return error.code
  })
  expect(new Set(await Promise.all(refusals))).toEqual(new Set(['ECONNREFUSED']))
})

it.each([
  ['with several sockets', listenOnAll],
  ['with one socket', listenOnOne],
])('refuses the port of another server that listens %s', async (_name, listen) => {
  const port = await freePort()
  const first = makeApp()
  const close = await listen(first, { host, port })
  await expect(listenOnAll(makeApp(), { host, port })).rejects.toMatchObject({ code: 'EADDRINUSE', port })
  await close?.()
})
