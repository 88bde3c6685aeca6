import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { bridge } from './bridge.ts'

/** A bridge from a local program to a platform of this test. */
async function openBridge() {
  const platform = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(platform, 'listening')
  const url = `ws://127.0.0.1:${(platform.address() as AddressInfo).port}`
  const said: string[] = []
  const server = createServer({ allowHalfOpen: true }, (local) =>
    bridge({ local, url, pingMs: 10, onRefusal: (why) => said.push(why) }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const program = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [remote] = (await once(platform, 'connection')) as [WebSocket]
  return {
    program,
    remote,
    said,
    close() {
      server.close()
      platform.close()
    },
  }
}

it('says that a reverse proxy removed the upgrade', async () => {
  const proxy = createHttpServer((_request, response) => response.writeHead(204).end()).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = `ws://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const program = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [local] = (await once(server, 'connection')) as [Socket]
  const { promise: said, resolve } = Promise.withResolvers<string>()
  bridge({ local, url, onRefusal: resolve })
  expect(await said).toBe('A reverse proxy in between does not let WebSocket pass.')
  program.destroy()
  server.close()
  proxy.close()
})

it('pings the platform while the program is silent, and closes with it', async () => {
  const { program, remote, said, close } = await openBridge()
  for (let count = 0; count < 3; count += 1) await once(remote, 'ping')
  program.resetAndDestroy()
  await once(remote, 'close')
  expect(said).toEqual([])
  close()
})

it('says when the connection is cut, but not when the platform closes it', async () => {
  const cut = await openBridge()
  await once(cut.remote, 'ping')
  cut.remote.terminate()
  await once(cut.program.resume(), 'end')
  expect(cut.said).toEqual([expect.stringContaining('it was cut')])
  const closed = await openBridge()
  closed.remote.close()
  await once(closed.program.resume(), 'end')
  expect(closed.said).toEqual([])
  for (const { close } of [cut, closed]) close()
})
