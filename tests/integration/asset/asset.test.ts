import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../../server/domains/asset/sweep-files.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { form, sha256 } from '../../kit/calls/forms.ts'
import { makeGame } from '../../kit/world/games.ts'

const limit = 40 * 1024 ** 2

let test: TestApp
let admin: Actor
let user: Actor

beforeAll(async () => {
  test = await startTestApp({ env: { HALYARD_UPLOAD_LIMIT: String(limit) } })
  admin = await signIn(test, 'Admin')
  user = await signIn(test)
})

afterAll(() => test.dispose())

const drafts = () => readdir(path.join(test.services.config.dataDir, 'files', 'tmp')).catch(() => [])

async function upload(bytes: Uint8Array<ArrayBuffer>, name: string, query = '') {
  const answer = await admin.rest('POST', `/api/assets${query}`, form({ bytes, name }))
  return { ...answer, files: answer.body as { hash: string; name: string }[] }
}

describe('uploading', () => {
  it('stores several files in their order and skips empty ones', async () => {
    const [one, two] = [randomBytes(10), randomBytes(70_000)]
    const answer = await admin.rest(
      'POST',
      '/api/assets',
      form(
        { bytes: two, name: 'zwei.zip' },
        { bytes: new Uint8Array(), name: 'empty.txt' },
        { bytes: randomBytes(3), name: 'other.txt', field: 'other' },
        { bytes: one, name: 'C:\\täst\\ünö dir/eins 1.txt' },
      ),
    )
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual([
      { hash: sha256(two), name: 'zwei.zip' },
      { hash: sha256(one), name: 'eins 1.txt' },
    ])
    expect(Buffer.from(await (await user.fetch(`/assets/${sha256(two)}/zwei.zip`)).arrayBuffer())).toEqual(
      two,
    )
  })

  it('accepts one name for all of them', async () => {
    const bytes = randomBytes(10)
    expect((await upload(bytes, 'a.txt', '?filename=b.txt')).files).toEqual([
      { hash: sha256(bytes), name: 'b.txt' },
    ])
    expect((await upload(bytes, 'c.txt', '?filename=')).files[0]?.name).toBe('c.txt')
    expect(await test.services.db.file.count({ where: { hash: sha256(bytes) } })).toBe(1)
  })

  it('answers an empty list for no files', async () => {
    const empty = new FormData()
    empty.append('note', 'nothing')
    expect((await admin.rest('POST', '/api/assets', empty)).body).toEqual([])
  })

  it('is for administrators and requires a form', async () => {
    const body = () => form({ bytes: randomBytes(5), name: 'a' })
    expect((await test.anonymous().rest('POST', '/api/assets', body())).status).toBe(401)
    expect((await user.rest('POST', '/api/assets', body())).status).toBe(403)
    expect((await admin.rest('POST', '/api/assets', { files: [] })).status).toBe(415)
    const broken = await admin.fetch('/api/assets', {
      method: 'POST',
      body: 'no form',
      headers: { 'content-type': 'multipart/form-data' },
    })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({ status: 400, code: 'HTTP_MALFORMED_FORM' })
  })

  it('takes exactly the limit, past that of JSON bodies, and not a byte more', async () => {
    const most = randomBytes(limit)
    expect((await upload(most, 'most.bin')).files).toEqual([{ hash: sha256(most), name: 'most.bin' }])
    const small = randomBytes(64)
    const answer = await admin.rest(
      'POST',
      '/api/assets',
      form({ bytes: small, name: 'small' }, { bytes: randomBytes(limit + 1), name: 'large' }),
    )
    expect(answer.status).toBe(413)
    expect(answer.body).toMatchObject({
      status: 413,
      code: 'ASSET_TOO_LARGE',
      title: expect.stringContaining('40 MiB'),
    })
    expect(await test.services.db.file.count({ where: { hash: sha256(small) } })).toBe(0)
    expect(await test.services.storage.info(sha256(small))).toBeNull()
    expect(await drafts()).toEqual([])
  })

  it('rejects a large body before its end', async () => {
    for (const [method, path, field, status] of [
      ['POST', '/api/assets', 'files', 413],
      ['PUT', '/api/account/avatar', 'file', 400],
    ] as const) {
      const outgoing = httpRequest(new URL(path, test.url), {
        method,
        headers: {
          cookie: admin.cookieHeader,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': 10 * limit,
        },
      })
      const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
      outgoing.write(`--b\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\n\r\n`)
      outgoing.write(Buffer.alloc(limit + 2_000_000))
      expect((await answered)[0].statusCode).toBe(status)
      outgoing.destroy()
      expect(await drafts()).toEqual([])
    }
  })

  it('keeps nothing of an upload that breaks off', async () => {
    const files = await test.services.db.file.count()
    const head = '--b\r\ncontent-disposition: form-data; name="files"; filename="a.bin"\r\n\r\n'
    const outgoing = httpRequest(new URL('/api/assets', test.url), {
      method: 'POST',
      headers: {
        cookie: admin.cookieHeader,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 10_000_000,
      },
    })
    const broken = once(outgoing, 'error')
    outgoing.write(head)
    outgoing.write(randomBytes(2_000_000))
    await expect.poll(drafts).toHaveLength(1)
    outgoing.destroy()
    await broken
    await expect.poll(drafts).toEqual([])
    expect(await test.services.db.file.count()).toBe(files)

    const cut = await admin.fetch('/api/assets', {
      method: 'POST',
      body: `${head}half a file`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
    expect(cut.status).toBe(400)
    expect(await cut.json()).toMatchObject({ status: 400 })
    // The answer does not wait until the draft is deleted.
    await expect.poll(drafts).toEqual([])
    expect(await test.services.db.file.count()).toBe(files)
  })

  it('stores the same bytes once, however many send them at once', async () => {
    const bytes = randomBytes(200_000)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => upload(bytes, `same-${index}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await test.services.db.file.count({ where: { hash: sha256(bytes) } })).toBe(1)
    expect((await test.services.storage.info(sha256(bytes)))?.sizeBytes).toBe(200_000)
  })
})

describe('serving', () => {
  const bytes = randomBytes(1000)
  const hash = sha256(bytes)
  const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    test.anonymous().fetch(`/assets/${hash}/${name}`, { headers, method })

  beforeAll(() => upload(bytes, 'a.bin'))

  it('gives the bytes as a download that no browser runs', async () => {
    const answer = await get('r%C3%A9sum%C3%A9%20%22x%22.pdf')
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="r_sum_ _x_.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%22x%22.pdf`,
      'content-length': '1000',
      'cache-control': 'public,max-age=604800',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      etag: `"${hash.slice(8, 16)}"`,
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
  })

  it.each(['page.html', 'page.xhtml', 'drawing.svg', 'script.js', 'feed.xml', 'avatar', 'poster'])(
    'gives %s as plain bytes',
    async (name) => {
      expect((await get(name)).headers.get('content-type')).toBe('application/octet-stream')
    },
  )

  it('answers to a browser that has it already', async () => {
    const etag = `"${hash.slice(8, 16)}"`
    expect((await get('a', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('a', { 'if-match': '"other"' })).status).toBe(412)
    const modified = (await get('a')).headers.get('last-modified') ?? ''
    expect((await get('a', { 'if-modified-since': modified })).status).toBe(304)
  })

  it('gives a part', async () => {
    const answer = await get('a', { range: 'bytes=100-199' })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe('bytes 100-199/1000')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes.subarray(100, 200))
    const past = await get('a', { range: 'bytes=1000-' })
    expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
  })

  it('returns the size without the bytes for HEAD', async () => {
    const answer = await get('a', {}, 'HEAD')
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '1000'])
    expect(await answer.text()).toBe('')
  })

  it('returns 404 for an unknown file', async () => {
    const missing = await user.rest('GET', `/assets/${'0'.repeat(64)}/a.txt`)
    expect(missing.status).toBe(404)
    expect(missing.body).toMatchObject({ status: 404, code: 'ASSET_NOT_FOUND' })
    expect(missing.headers.get('cache-control')).toBe('public,max-age=604800')
    expect((await user.rest('GET', `/assets/${hash.toUpperCase()}/a`)).status).toBe(400)
    expect((await user.rest('GET', '/assets/abc/a')).status).toBe(404)
    expect((await user.rest('GET', `/assets/..%2f..%2f${'a'.repeat(58)}/a`)).status).toBe(400)
    await test.services.logs.flush()
    const row = await test.services.db.log.findFirst({ where: { message: { contains: '00000000' } } })
    expect(row).toMatchObject({ level: 'Warning', status: 'NotFound', userName: 'Anonymous' })
  })
})

describe('deleting', () => {
  it('deletes a file without references', async () => {
    const { files } = await upload(randomBytes(30), 'x')
    const hash = files[0]?.hash ?? ''
    expect((await user.rest('DELETE', `/api/assets/${hash}`)).status).toBe(403)
    const gone = await admin.rest('DELETE', `/api/assets/${hash}`)
    expect([gone.status, gone.text, gone.headers.get('content-type')]).toEqual([200, '', null])
    expect((await user.rest('GET', `/assets/${hash}/x`)).status).toBe(404)
    const again = await admin.rest('DELETE', `/api/assets/${hash}`)
    expect(again.status).toBe(404)
    expect(again.headers.get('content-type')).toContain('application/problem+json')
    expect(again.body).toMatchObject({ status: 404, title: expect.any(String), traceId: expect.any(String) })
  })

  it('sweeps uploads that nothing came to use within a day', async () => {
    const [old, fresh, used] = [randomBytes(30), randomBytes(31), randomBytes(32)]
    await admin.rest(
      'POST',
      '/api/assets',
      form(...[old, fresh, used].map((bytes) => ({ bytes, name: unique() }))),
    )
    const game = await makeGame(admin)
    await test.services.db.game.update({ where: { id: game }, data: { posterHash: sha256(used) } })
    await test.services.db.file.updateMany({
      where: { hash: { in: [sha256(old), sha256(used)] } },
      data: { uploadedAt: new Date(Date.now() - 90_000_000) },
    })
    await sweepFiles(test.services)
    const left = await Promise.all(
      [old, fresh, used].map((bytes) => test.services.storage.info(sha256(bytes))),
    )
    expect(left.map((info) => info !== null)).toEqual([false, true, true])
  })
})
