import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { form, sha256, uploadFile } from '../../kit/calls/forms.ts'
import { startProduct } from '../../kit/server/product.ts'
import { startS3, type TestS3 } from '../../kit/services/test-s3.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { readiness } from '../../kit/server/readiness.ts'

let s3: TestS3

beforeAll(async () => {
  s3 = await startS3()
})
afterEach(() => {
  s3.intercept = () => false
})
afterAll(() => s3.stop())

describe('the platform on S3', () => {
  let test: TestApp
  let admin: Actor

  beforeAll(async () => {
    test = await startTestApp({ env: { HALYARD_STORAGE_URL: s3.urlOf('platform') } })
    admin = await signIn(test, 'Admin')
  })
  afterAll(() => test.dispose())

  const drafts = () => readdir(path.join(test.services.config.dataDir, 'files', 'tmp')).catch(() => [])

  it('stores, gives, gives parts of and removes files', async () => {
    const bytes = randomBytes(300_000)
    const hash = await uploadFile(admin, bytes, 'a.bin')
    const whole = await test.anonymous().fetch(`/assets/${hash}/a.bin`)
    expect(whole.headers.get('etag')).toBe(`"${hash.slice(8, 16)}"`)
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes)
    const part = await test.anonymous().fetch(`/assets/${hash}/a.bin`, { headers: { range: 'bytes=-100' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 299900-299999/300000'])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(299_900))
    const since = whole.headers.get('last-modified') ?? ''
    const known = await test
      .anonymous()
      .fetch(`/assets/${hash}/a`, { headers: { 'if-modified-since': since } })
    expect(known.status).toBe(304)
    expect(await drafts()).toEqual([])
    expect((await admin.rest('DELETE', `/api/assets/${hash}`)).status).toBe(200)
    expect((await test.anonymous().fetch(`/assets/${hash}/a.bin`)).status).toBe(404)
  })

  it('keeps one avatar and deletes the earlier one', async () => {
    const user = await signIn(test)
    const urls: string[] = []
    for (const background of ['red', 'blue']) {
      const image = sharp({ create: { width: 9, height: 9, channels: 3, background } })
      const bytes = new Uint8Array(await image.png().toBuffer())
      const { body } = await user.rest(
        'PUT',
        '/api/account/avatar',
        form({ bytes, name: 'a', field: 'file' }),
      )
      urls.push(String(body))
    }
    const statuses = await Promise.all(urls.map(async (url) => (await user.fetch(url)).status))
    expect(statuses).toEqual([404, 200])
  })

  it('accepts the same file many times at once, also during its deletion', async () => {
    const bytes = randomBytes(50_000)
    await Promise.all(Array.from({ length: 6 }, (_, index) => uploadFile(admin, bytes, `same-${index}`)))
    await Promise.all([
      ...Array.from({ length: 4 }, () => admin.rest('DELETE', `/api/assets/${sha256(bytes)}`)),
      ...Array.from({ length: 4 }, (_, index) => uploadFile(admin, bytes, `again-${index}`)),
    ])
    const isRow = (await test.services.db.file.count({ where: { hash: sha256(bytes) } })) === 1
    const isThere = (await test.services.storage.info(sha256(bytes))) !== null
    expect(isThere).toBe(isRow)
  })

  it('says so when the service refuses, and leaves nothing', async () => {
    const bytes = randomBytes(1000)
    s3.intercept = (request, response) => {
      if (request.method !== 'PUT') return false
      request.resume()
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      return true
    }
    const answer = await admin.rest('POST', '/api/assets', form({ bytes, name: 'a' }))
    expect(answer.body).toMatchObject({ status: 400, code: 'ASSET_IO_ERROR' })
    expect(await test.services.db.file.count({ where: { hash: sha256(bytes) } })).toBe(0)
    expect(await drafts()).toEqual([])
    expect(await readiness(test)).toMatchObject({ storage: 'down' })
  })

  it('answers 503 for files while the service is away', async () => {
    const hash = await uploadFile(admin, randomBytes(10), 'a')
    s3.intercept = (_request, response) => {
      response.destroy()
      return true
    }
    expect((await test.anonymous().fetch(`/assets/${hash}/a`)).status).toBe(503)
    s3.intercept = () => false
    expect((await test.anonymous().fetch(`/assets/${hash}/a`)).status).toBe(200)
    expect(await readiness(test)).toMatchObject({ storage: 'up' })
  })
})

it('sweeps the remains of a killed server, and accepts the same file again', async () => {
  const databaseUrl = await createTestDatabase()
  const product = await startProduct({ databaseUrl, env: { HALYARD_STORAGE_URL: s3.urlOf('killed') } })
  const drafts = () => readdir(path.join(product.dataDir, 'files', 'tmp')).catch(() => [])
  try {
    const bytes = randomBytes(100_000)
    // The server is killed during the upload to S3.
    const reached = Promise.withResolvers<void>()
    s3.intercept = ({ method, url }) => {
      if (method !== 'PUT' || !url?.includes(sha256(bytes))) return false
      reached.resolve()
      return true
    }
    const lost = (await product.admin())
      .rest('POST', '/api/assets', form({ bytes, name: 'a' }))
      .catch(() => 'lost')
    await reached.promise
    expect(await drafts()).toHaveLength(1)
    await product.kill()
    expect(await lost).toBe('lost')
    s3.intercept = () => false

    await product.restart()
    await expect.poll(drafts).toEqual([])
    const admin = await product.admin()
    expect((await admin.fetch(`/assets/${sha256(bytes)}/a`)).status).toBe(404)
    const hash = await uploadFile(admin, bytes, 'a')
    expect(Buffer.from(await (await admin.fetch(`/assets/${hash}/a`)).arrayBuffer())).toEqual(bytes)

    // The server is killed after the bytes were deleted and before the row is.
    const removed = Promise.withResolvers<void>()
    s3.intercept = (request, response) => {
      // S3 executes the request, but the response is lost.
      if (request.method === 'DELETE') {
        response.end = (() => {
          removed.resolve()
          return response
        }) as typeof response.end
      }
      return false
    }
    const undone = admin.rest('DELETE', `/api/assets/${hash}`).catch(() => 'lost')
    await removed.promise
    await product.kill()
    expect(await undone).toBe('lost')
    s3.intercept = () => false
    await product.restart()
    const back = await product.admin()
    expect((await back.fetch(`/assets/${hash}/a`)).status).toBe(404)
    await uploadFile(back, bytes, 'a')
    expect((await back.fetch(`/assets/${hash}/a`)).status).toBe(200)
  } finally {
    await product.stop()
    await dropTestDatabase(databaseUrl)
  }
})
