import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import {
  addContainer,
  proxySettings,
  proxyUrl,
  startTarget,
  type TestTarget,
} from '../../kit/services/proxy.ts'
import { until } from '../../kit/wait.ts'

let test: TestApp
let target: TestTarget
const running: ChildProcess[] = []

beforeAll(async () => {
  test = await startTestApp({ env: proxySettings })
  target = await startTarget()
})

afterEach(async () => {
  for (const bridge of running.splice(0)) {
    bridge.kill()
    if (bridge.exitCode === null && bridge.signalCode === null) await once(bridge, 'exit')
  }
})

afterAll(async () => {
  await test.dispose()
  await target.stop()
})

/** Runs `halyard connect` with these arguments. */
function run(...args: string[]) {
  const env = { ...process.env, HALYARD_URL: test.url, NO_COLOR: '1' }
  const child = spawn(process.execPath, ['cli/main.ts', 'connect', ...args], { env })
  running.push(child)
  return child
}

/** Runs the command and returns the local port that it opens. */
async function open(...args: string[]): Promise<{ port: number; errors: () => string }> {
  const child = run(...args)
  let [output, errors] = ['', '']
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()))
  await until(() => output.includes('Ctrl-C') || child.exitCode !== null, 'the bridge stands')
  const [, port] = /^Forwarding 127\.0\.0\.1:(\d+) to ws/.exec(output) ?? []
  if (port === undefined) throw new Error(`no bridge: ${output}${errors}`)
  return { port: Number(port), errors: () => errors }
}

async function failureOf(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = run(...args)
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, said }
}

it('opens a local port to a container, for any number of connections', async () => {
  const { port } = await open(await addContainer(test.services.pool, { port: target.port }))
  const sent = [randomBytes(5_000_000), randomBytes(3), randomBytes(100_000)]
  const received = await Promise.all(
    sent.map(async (bytes) => {
      const socket = connect(port, '127.0.0.1')
      // The client ends its direction immediately and still gets the whole response.
      socket.end(bytes)
      return buffer(socket)
    }),
  )
  expect(received.map((bytes, index) => bytes.equals(sent[index] ?? Buffer.alloc(0)))).toEqual([
    true,
    true,
    true,
  ])
  await until(() => target.sockets.length === 0, 'the service is let go')
})

it('takes whole addresses and the containers of authors, and ends with either side', async () => {
  const id = await addContainer(test.services.pool, { port: target.port })
  for (const args of [[proxyUrl(test, id)], [id, '--test']]) {
    const { port } = await open(...args)
    const socket = connect(port, '127.0.0.1')
    socket.write('ahoy')
    const [echo] = (await once(socket, 'data')) as [Buffer]
    expect(echo.toString()).toBe('ahoy')
    target.sockets[0]?.end('farewell')
    expect(await text(socket)).toBe('farewell')

    const leaving = connect(port, '127.0.0.1')
    leaving.write('ahoy')
    await once(leaving, 'data')
    leaving.destroy()
    await until(() => target.sockets.length === 0, 'the service is let go')
  }
})

it('says why there is nothing to connect to', async () => {
  expect(await failureOf(randomUUID())).toEqual({ code: 1, said: 'Instance not found.\n' })
  const id = await addContainer(test.services.pool, { port: target.port })
  const taken = await failureOf(id, '--port', String(target.port))
  expect(taken).toMatchObject({ code: 1, said: expect.stringContaining('EADDRINUSE') })

  const { port, errors } = await open(id)
  await test.services.pool.query('UPDATE container SET port = 1 WHERE id = $1', [id])
  expect(await text(connect(port, '127.0.0.1'))).toBe('')
  await until(() => errors().includes('did not respond'), 'the reason is told')
})
