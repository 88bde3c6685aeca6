import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startTestApp } from '../kit/app.ts'

it('a server that closes waits for nobody who has connected and asked for nothing', async () => {
  const test = await startTestApp()
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  // Proves that the server has taken the connection before this one.
  expect((await test.anonymous().rest('GET', '/api/config')).status).toBe(200)
  const closed = once(socket, 'close')
  await test.dispose()
  await closed
})
