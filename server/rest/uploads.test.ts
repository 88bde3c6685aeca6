import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastifyMultipart from '@fastify/multipart'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readUploads } from './uploads.ts'

const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'

async function serve(before: () => Promise<unknown>) {
  const app = Fastify()
  await app.register(fastifyMultipart)
  let report = (_outcome: unknown) => undefined as void
  const outcome = new Promise<unknown>((resolve) => (report = resolve))
  app.post('/', async (request) => {
    try {
      await before()
      const names: string[] = []
      for await (const { fileName, source } of readUploads(request, { field: 'file', limitBytes: 1000 })) {
        names.push(fileName)
        source.resume()
      }
      report(names)
    } catch (error) {
      report(error)
    }
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const send = (body: string, length = body.length) => {
    const outgoing = httpRequest({
      port,
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': length },
    })
    outgoing.write(body)
    return outgoing
  }
  return { app, send, outcome }
}

test('an upload ends if its sender disconnects before its turn', async () => {
  let goOn = () => undefined as void
  const { app, send, outcome } = await serve(() => new Promise<void>((resolve) => (goOn = resolve)))
  const closed = new Promise((resolve) => {
    app.server.once('connection', (socket) => socket.once('close', resolve))
  })
  const outgoing = send(`${head}half`, 5000)
  const isAsked = once(app.server, 'request')
  await isAsked
  const broken = once(outgoing, 'error')
  outgoing.destroy()
  await Promise.all([broken, closed])
  goOn()
  expect(await outcome).toMatchObject({ status: 400, key: 'http.malformedForm' })
  await app.close()
})

test('rejects a form with too many other fields', async () => {
  const { app, send, outcome } = await serve(async () => undefined)
  const field = '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\ny\r\n'
  const outgoing = send(`${field.repeat(30)}${head}a\r\n--b--\r\n`)
  outgoing.end()
  const [response] = await once(outgoing, 'response')
  response.resume()
  expect(await outcome).toMatchObject({ status: 413 })
  await app.close()
})
