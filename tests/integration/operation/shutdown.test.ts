import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withGlobalIds } from '../../kit/calls/global-ids.ts'
import { freePort } from '../../../server/database/free-port.ts'
import { startTestApp } from '../../kit/server/app.ts'
import { startServerProcess } from '../../kit/server/server-process.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

it('a server that closes waits for nobody who has connected and asked for nothing', async () => {
  const test = await startTestApp()
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  // Proves that the server has accepted the earlier connection.
  expect((await test.anonymous().rest('GET', '/api/config')).status).toBe(200)
  const closed = once(socket, 'close')
  await test.dispose()
  await closed
})

it('server-sent events end with an event', async () => {
  const test = await startTestApp()
  const admin = await signIn(test, 'Admin')
  const gameId = await makeGame(admin)
  const response = await admin.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(
      withGlobalIds({ query: `subscription { noticePublished(gameId: ${gameId}) { id } }` }),
    ),
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  // Throws if the connection breaks.
  const received = response.text()
  await test.dispose()
  const blocks = (await received).trim().split('\n\n')
  expect(blocks.at(-2)).toMatch(/^event: next\ndata: .*"code":"SERVER_STOPPING"/)
  expect(blocks.at(-1)).toMatch(/^event: complete/)
})

it('a single process refuses the signals of a restart and continues', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'halyard-signals-'))
  const databaseUrl = await createTestDatabase()
  const port = String(await freePort())
  const server = await startServerProcess({
    PORT: port,
    DATABASE_URL: databaseUrl,
    HALYARD_DATA_DIR: dataDir,
    HALYARD_METRICS_PORT: '0',
    HALYARD_CONTAINERS: 'none',
  })
  const refusals = () => server.output().split('the restart is refused').length - 1
  process.kill(server.pid, 'SIGHUP')
  await until(() => refusals() === 1, 'the first refusal')
  process.kill(server.pid, 'SIGUSR2')
  await until(() => refusals() === 2, 'the second refusal')
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  await server.end()
  await dropTestDatabase(databaseUrl)
  rmSync(dataDir, { recursive: true, force: true })
})
